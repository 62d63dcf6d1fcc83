// What the house is asked of this game alone.
import { api } from '../../../frame/api/client';
import type { BoxInfo, CityProblem } from '../../../wire/ratapolis';

export const asked = {
  /** Tiles, layouts and Situations as the house's box has them. */
  box: (): Promise<BoxInfo> => api.ofGame('ratapolis', 'box'),
  /** What is wrong with a city of one's own; its rows are joined by `/`. */
  cityProblems: (rows: string, balthus: boolean): Promise<CityProblem[]> =>
    api.ofGame('ratapolis', 'flaws', { rows, balthus: String(balthus) }),
};
