// The rules by heading, in the order in which they are read.
import type { BoxInfo } from '../../wire/ratapolis';
import type { Key } from '../../i18n/keys';
import type { RulesPart } from '../../frame/papers/RulesPaper.svelte';

/** The five phases of a round, in order (POL-22). */
const phases = ['hunt', 'planning', 'resolution', 'cats', 'advantages'] as const;
type PhaseName = (typeof phases)[number];
const phaseWords: Record<PhaseName, Key> = {
  hunt: 'pol-phase-hunt',
  planning: 'pol-phase-planning',
  resolution: 'pol-phase-resolution',
  cats: 'pol-phase-cats',
  advantages: 'pol-phase-advantages',
};

const lines = {
  goal: ['pol-rules-goal-1', 'pol-rules-goal-2'],
  start: ['pol-rules-start-1', 'pol-rules-start-2', 'pol-rules-start-3'],
  hunt: ['pol-rules-hunt-1', 'pol-rules-hunt-2'],
  planning: ['pol-rules-planning-1', 'pol-rules-planning-2'],
  resolution: ['pol-rules-resolution-1', 'pol-rules-resolution-2', 'pol-rules-resolution-3', 'pol-rules-resolution-4'],
  cats: ['pol-rules-cats-1', 'pol-rules-cats-2'],
  advantages: ['pol-rules-advantages-1'],
  tokens: ['pol-rules-tokens-1'],
  points: ['pol-rules-points-1'],
  marks: ['pol-rules-marks-1'],
  situations: ['pol-rules-situations-1'],
  outdoors: ['pol-rules-outdoors-1'],
  two: ['pol-rules-two-1', 'pol-rules-two-2', 'pol-rules-two-3'],
  teams: ['pol-rules-teams-1'],
  balthus: ['pol-rules-balthus-1', 'pol-rules-balthus-2'],
  own: ['pol-rules-own-1'],
  options: ['pol-rules-options-1', 'pol-rules-options-2'],
  known: ['pol-rules-known-1', 'pol-rules-known-2'],
  corners: [
    'pol-rules-corners-1',
    'pol-rules-corners-2',
    'pol-rules-corners-3',
    'pol-rules-corners-4',
    'pol-rules-corners-5',
    'pol-rules-corners-6',
    'pol-rules-corners-7',
    'pol-rules-corners-8',
    'pol-rules-corners-9',
    'pol-rules-corners-10',
    'pol-rules-corners-11',
    'pol-rules-corners-12',
    'pol-rules-corners-13',
  ],
  box: ['pol-rules-box-1', 'pol-rules-box-2'],
} as const satisfies Record<string, readonly Key[]>;

export type Topic = keyof typeof lines;

const titles: Record<Topic, Key> = {
  ...phaseWords,
  goal: 'pol-rules-goal',
  start: 'pol-rules-start',
  tokens: 'pol-rules-tokens',
  points: 'pol-rules-points',
  marks: 'pol-rules-marks',
  situations: 'pol-rules-situations',
  outdoors: 'pol-rules-outdoors',
  two: 'pol-rules-two',
  teams: 'pol-rules-teams',
  balthus: 'pol-rules-balthus',
  own: 'pol-rules-own',
  options: 'pol-rules-options',
  known: 'pol-rules-known',
  corners: 'pol-rules-corners',
  box: 'pol-rules-box',
};

export const parts: readonly RulesPart<Topic>[] = (Object.keys(lines) as Topic[]).map((id) => {
  const phase = (phases as readonly string[]).indexOf(id);
  return { id, title: titles[id], lines: lines[id], phase: phase < 0 ? null : phase + 1 };
});

/** Hunt cards by number of players: in each hand and face up, in rounds 1 to 4 and in rounds 5 to 8 (POL-26). */
type Dealt = readonly [hand: number, up: number];
export type Deal = { readonly players: number; readonly early: Dealt; readonly late: Dealt };
export const deals = ({ drawn }: Pick<BoxInfo, 'drawn'>): readonly Deal[] =>
  [2, 3, 4, 5].map((players) => {
    const share = (round: number): Dealt => [Math.floor((drawn[round] ?? 0) / players), (drawn[round] ?? 0) % players];
    return { players, early: share(0), late: share(4) };
  });
