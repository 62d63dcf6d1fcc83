// What the set-up tells of a Situation before anybody has chosen it.
import type { Situation } from '../../art/ratapolis/names';
import { boxes } from '../../frame/state/boxes';
import { t, type Key } from '../../i18n/index.svelte';
import type { SituationInfo } from '../../wire/ratapolis';

export type Complexity = 1 | 2 | 3;
export const complexityWords: Record<Complexity, Key> = { 1: 'pol-situation-simple', 2: 'pol-situation-medium', 3: 'pol-situation-hard' };

/** By our own estimate, how much there is to think of; and in words. Who may play it, and how long, the box says. */
type Told = {
  readonly complexity: Complexity;
  readonly story: Key;
  readonly rules: Key;
};
export const situations: Record<Situation, Told> = {
  base: { complexity: 1, story: 'pol-situation-base-story', rules: 'pol-situation-base-rules' },
  A: { complexity: 1, story: 'pol-situation-a-story', rules: 'pol-situation-a-rules' },
  B: { complexity: 1, story: 'pol-situation-b-story', rules: 'pol-situation-b-rules' },
  C: { complexity: 1, story: 'pol-situation-c-story', rules: 'pol-situation-c-rules' },
  F: { complexity: 2, story: 'pol-situation-f-story', rules: 'pol-situation-f-rules' },
  G: { complexity: 2, story: 'pol-situation-g-story', rules: 'pol-situation-g-rules' },
  H: { complexity: 2, story: 'pol-situation-h-story', rules: 'pol-situation-h-rules' },
  I: { complexity: 3, story: 'pol-situation-i-story', rules: 'pol-situation-i-rules' },
  L: { complexity: 2, story: 'pol-situation-l-story', rules: 'pol-situation-l-rules' },
  S: { complexity: 3, story: 'pol-situation-s-story', rules: 'pol-situation-s-rules' },
  T: { complexity: 3, story: 'pol-situation-t-story', rules: 'pol-situation-t-rules' },
};
export const situationIds = Object.keys(situations) as Situation[];

/** "2–5 players". */
export const playersOf = (least: number, most: number): string =>
  least === most ? t('pol-situation-players-only', { n: least }) : t('pol-situation-players', { least, most });

/** As the box has it; an owner may have left it out. */
export const printed = (id: string): SituationInfo | undefined => boxes.of('ratapolis').situations.find((one) => one.id === id);
/** Balthus included (POL-01). What the page does not know is for the server to judge. */
export function admits(id: string, seats: number): boolean {
  const { least_seats, most_seats } = printed(id) ?? { least_seats: 0, most_seats: Infinity };
  return least_seats <= seats && seats <= most_seats;
}

/** The nearest to what was wished that so many may play. */
export const situationFor = (wish: string, seats: number): string => [wish, 'base', 'T'].find((id) => admits(id, seats)) ?? wish;

/** Where the players choose the city (POL-07, POL-174); by lot it may come to that. */
export const hasChosenCity = (situation: string): boolean => situation === 'random' || printed(situation)?.layout === null;
/** Against Balthus it has exactly the twenty buildings; by lot it may come to that too (POL-110). */
export const needsWholeCity = (situation: string, seats: number): boolean =>
  situation === 'random'
    ? boxes.of('ratapolis').situations.some(({ id, balthus }) => balthus && admits(id, seats))
    : (printed(situation)?.balthus ?? false);
