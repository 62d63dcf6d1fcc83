// What the house is asked of this game alone.
import { api } from '../../../frame/api/client';
import type { CityProblem } from '../../../wire/ratapolis';

export const asked = {
  /** What is wrong with a city of one's own; its rows are joined by `/`. */
  cityProblems: (rows: string, balthus: boolean): Promise<CityProblem[]> =>
    api.ofGame('ratapolis', 'flaws', { rows, balthus: String(balthus) }),
};
