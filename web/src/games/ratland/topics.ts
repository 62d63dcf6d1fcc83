// The rules page as a list of headings, each of which the table can open by its name.
import type { Key } from '../../i18n/keys';
import type { RulesPart } from '../../frame/papers/RulesPaper.svelte';

/** The seven phases of a round, in order (LAND-17). */
const phases = ['event', 'rats', 'attack', 'nursery', 'return', 'search', 'feeding'] as const;
type PhaseName = (typeof phases)[number];
const phaseWords: Record<PhaseName, Key> = {
  event: 'land-phase-event',
  rats: 'land-phase-rats',
  attack: 'land-phase-attack',
  nursery: 'land-phase-nursery',
  return: 'land-phase-return',
  search: 'land-phase-search',
  feeding: 'land-phase-feeding',
};

const lines = {
  goal: ['land-rules-goal-1', 'land-rules-goal-2'],
  start: ['land-rules-start-1', 'land-rules-start-2', 'land-rules-start-3'],
  ties: ['land-rules-ties-1', 'land-rules-ties-2'],
  event: ['land-rules-event-1', 'land-rules-event-2'],
  rats: ['land-rules-rats-1', 'land-rules-rats-2'],
  attack: ['land-rules-attack-1', 'land-rules-attack-2', 'land-rules-attack-3'],
  nursery: ['land-rules-nursery-1', 'land-rules-nursery-2'],
  return: ['land-rules-return-1', 'land-rules-return-2'],
  search: ['land-rules-search-1', 'land-rules-search-2', 'land-rules-search-3'],
  feeding: ['land-rules-feeding-1', 'land-rules-feeding-2', 'land-rules-feeding-3'],
  end: ['land-rules-end-1', 'land-rules-end-2'],
  events: ['land-rules-events-1'],
  clans: ['land-rules-clans-1'],
  boards: ['land-rules-boards-1', 'land-rules-boards-2', 'land-rules-boards-3', 'land-rules-boards-4'],
  two: ['land-rules-two-1', 'land-rules-two-2'],
  many: ['land-rules-many-1', 'land-rules-many-2'],
  house: ['land-rules-house-1', 'land-rules-house-2', 'land-rules-house-3'],
  corners: [
    'land-rules-corners-1',
    'land-rules-corners-2',
    'land-rules-corners-3',
    'land-rules-corners-4',
    'land-rules-corners-5',
    'land-rules-corners-6',
    'land-rules-corners-7',
    'land-rules-corners-8',
    'land-rules-corners-9',
    'land-rules-corners-10',
    'land-rules-corners-11',
    'land-rules-corners-12',
    'land-rules-corners-13',
    'land-rules-corners-14',
  ],
} as const satisfies Record<string, readonly Key[]>;

export type Topic = keyof typeof lines;

const titles: Record<Topic, Key> = {
  ...phaseWords,
  goal: 'land-rules-goal',
  start: 'land-rules-start',
  ties: 'land-rules-ties',
  end: 'land-rules-end',
  events: 'land-rules-events',
  clans: 'land-rules-clans',
  boards: 'land-rules-boards',
  two: 'land-rules-two',
  many: 'land-rules-many',
  house: 'land-rules-house',
  corners: 'land-rules-corners',
};

export const parts: readonly RulesPart<Topic>[] = (Object.keys(lines) as Topic[]).map((id) => {
  const phase = (phases as readonly string[]).indexOf(id);
  return { id, title: titles[id], lines: lines[id], phase: phase < 0 ? null : phase + 1 };
});
