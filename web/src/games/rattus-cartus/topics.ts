// The rules by heading, in the order in which they are read.
import type { Key } from '../../i18n/keys';
import type { RulesPart } from '../../frame/papers/RulesPaper.svelte';
import { phaseWords, phases } from './words';

const lines = {
  goal: ['cart-rules-goal-1', 'cart-rules-goal-2'],
  start: ['cart-rules-start-1', 'cart-rules-start-2', 'cart-rules-start-3'],
  buildings: ['cart-rules-buildings-1', 'cart-rules-buildings-2'],
  privileges: ['cart-rules-privileges-1', 'cart-rules-privileges-2', 'cart-rules-privileges-3'],
  visits: ['cart-rules-visits-1', 'cart-rules-visits-2', 'cart-rules-visits-3'],
  resolution: ['cart-rules-resolution-1', 'cart-rules-resolution-2', 'cart-rules-resolution-3', 'cart-rules-resolution-4'],
  'end-of-round': ['cart-rules-end-of-round-1'],
  swords: ['cart-rules-swords-1', 'cart-rules-swords-2'],
  flutes: ['cart-rules-flutes-1', 'cart-rules-flutes-2'],
  cards: ['cart-rules-cards-1'],
  houses: ['cart-rules-houses-1'],
  last: ['cart-rules-last-1'],
  points: ['cart-rules-points-1', 'cart-rules-points-2', 'cart-rules-points-3'],
  plague: ['cart-rules-plague-1', 'cart-rules-plague-2'],
  two: ['cart-rules-two-1', 'cart-rules-two-2'],
  options: ['cart-rules-options-1', 'cart-rules-options-2', 'cart-rules-options-3', 'cart-rules-options-4'],
  known: ['cart-rules-known-1', 'cart-rules-known-2'],
  corners: [
    'cart-rules-corners-1',
    'cart-rules-corners-2',
    'cart-rules-corners-3',
    'cart-rules-corners-4',
    'cart-rules-corners-5',
    'cart-rules-corners-6',
    'cart-rules-corners-7',
    'cart-rules-corners-8',
    'cart-rules-corners-9',
    'cart-rules-corners-10',
    'cart-rules-corners-11',
    'cart-rules-corners-12',
  ],
  box: ['cart-rules-box-1', 'cart-rules-box-2'],
} as const satisfies Record<string, readonly Key[]>;

export type Topic = keyof typeof lines;

const titles: Record<Topic, Key> = {
  ...phaseWords,
  goal: 'cart-rules-goal',
  start: 'cart-rules-start',
  swords: 'cart-rules-swords',
  flutes: 'cart-rules-flutes',
  cards: 'cart-rules-cards',
  houses: 'cart-rules-houses',
  last: 'cart-rules-last',
  points: 'cart-rules-points',
  plague: 'cart-rules-plague',
  two: 'cart-rules-two',
  options: 'cart-rules-options',
  known: 'cart-rules-known',
  corners: 'cart-rules-corners',
  box: 'cart-rules-box',
};

export const parts: readonly RulesPart<Topic>[] = (Object.keys(lines) as Topic[]).map((id) => {
  const phase = (phases as readonly string[]).indexOf(id);
  return { id, title: titles[id], lines: lines[id], phase: phase < 0 ? null : phase + 1 };
});

/** By number of players: buildings in the street, cards of the replacement deck, rounds (CART-14, CART-15, CART-19). */
export const sizes: readonly { readonly players: number; readonly row: number; readonly replacement: number; readonly rounds: number }[] = [
  { players: 2, row: 2, replacement: 10, rounds: 10 },
  { players: 3, row: 2, replacement: 12, rounds: 9 },
  { players: 4, row: 3, replacement: 6, rounds: 8 },
  { players: 5, row: 3, replacement: 6, rounds: 8 },
];
