// What the set-up tells of a Situation before anybody has chosen it.
import type { Situation } from '../../art/ratapolis/names';
import { t, type Key } from '../../i18n/index.svelte';

export type Complexity = 1 | 2 | 3;
export const complexityWords: Record<Complexity, Key> = { 1: 'pol-situation-simple', 2: 'pol-situation-medium', 3: 'pol-situation-hard' };

/** Who may play it, Balthus included (POL-01); how many rounds are played; and, by our own estimate, how much there is to think of. */
type Told = {
  readonly players: readonly [least: number, most: number];
  readonly rounds: 6 | 8;
  readonly complexity: Complexity;
  readonly story: Key;
  readonly rules: Key;
};
export const situations: Record<Situation, Told> = {
  base: { players: [2, 5], rounds: 8, complexity: 1, story: 'pol-situation-base-story', rules: 'pol-situation-base-rules' },
  A: { players: [2, 5], rounds: 6, complexity: 1, story: 'pol-situation-a-story', rules: 'pol-situation-a-rules' },
  B: { players: [2, 5], rounds: 8, complexity: 1, story: 'pol-situation-b-story', rules: 'pol-situation-b-rules' },
  C: { players: [2, 5], rounds: 8, complexity: 1, story: 'pol-situation-c-story', rules: 'pol-situation-c-rules' },
  F: { players: [2, 5], rounds: 6, complexity: 2, story: 'pol-situation-f-story', rules: 'pol-situation-f-rules' },
  G: { players: [2, 5], rounds: 8, complexity: 2, story: 'pol-situation-g-story', rules: 'pol-situation-g-rules' },
  H: { players: [2, 5], rounds: 8, complexity: 2, story: 'pol-situation-h-story', rules: 'pol-situation-h-rules' },
  I: { players: [4, 4], rounds: 8, complexity: 3, story: 'pol-situation-i-story', rules: 'pol-situation-i-rules' },
  L: { players: [2, 5], rounds: 8, complexity: 2, story: 'pol-situation-l-story', rules: 'pol-situation-l-rules' },
  S: { players: [2, 4], rounds: 6, complexity: 3, story: 'pol-situation-s-story', rules: 'pol-situation-s-rules' },
  T: { players: [3, 6], rounds: 8, complexity: 3, story: 'pol-situation-t-story', rules: 'pol-situation-t-rules' },
};
export const situationIds = Object.keys(situations) as Situation[];

/** "2–5 players". */
export const playersOf = (least: number, most: number): string =>
  least === most ? t('pol-situation-players-only', { n: least }) : t('pol-situation-players', { least, most });

const isKnown = (id: string): id is Situation => id in situations;
/** What the page does not know is for the server to judge. */
export const admits = (id: string, seats: number): boolean =>
  !isKnown(id) || (situations[id].players[0] <= seats && seats <= situations[id].players[1]);

/** The nearest to what was wished that so many may play. */
export const situationFor = (wish: string, seats: number): string => [wish, 'base', 'T'].find((id) => admits(id, seats)) ?? wish;

/** Where the players choose the city (POL-07, POL-174); by lot it may come to that. */
export const hasChosenCity = (situation: string): boolean => ['base', 'T', 'random'].includes(situation);
/** Against Balthus it has exactly the twenty buildings; by lot it may come to that too (POL-110). */
export const needsWholeCity = (situation: string, seats: number): boolean =>
  situation === 'T' || (situation === 'random' && admits('T', seats));
