// One notice of every kind and a sight to start from, for tests.
import type { Notice, Sight, SightCard } from '../../wire/rat-a-tat-cat';

const down: SightCard = { face: null, open: false, glance: false, known_by: null };
const row = (): [SightCard, SightCard, SightCard, SightCard] => [down, down, down, down];

export const sightWith = (change: Partial<Sight> = {}): Sight => ({
  you: 0,
  memory_aid: false,
  open_outer: false,
  round: 1,
  rounds: 3,
  limit: null,
  dealer: 2,
  in_round: [0, 1, 2],
  rows: [row(), row(), row()],
  deck: 40,
  deck_order: null,
  discard: { count: 1, top: '3', all: null },
  totals: [0, 0, 0],
  scores: null,
  out_in: [0, 0, 0],
  last_turns: null,
  on_turn: 0,
  doing: { doing: 'source' },
  ask: null,
  why_no_call: null,
  ...change,
});

/** By kind, so that a kind that is missing does not compile. */
export const everyNotice: { readonly [T in Notice['t']]: Extract<Notice, { t: T }> } = {
  round_began: { t: 'round_began', round: 1, dealer: 2 },
  shuffled: { t: 'shuffled', cards: 65, order: null },
  dealt: { t: 'dealt', to: [0, 1, 2], rows: null },
  laid_aside: { t: 'laid_aside', card: 'PK' },
  first_discard: { t: 'first_discard', card: '6' },
  slipped_in: { t: 'slipped_in', cards: 52, order: null },
  outer_turned_up: { t: 'outer_turned_up', seat: 1, slot: 4, card: '8' },
  first_look_began: { t: 'first_look_began' },
  turn_began: { t: 'turn_began', seat: 1, last: false },
  drew: { t: 'drew', seat: 1, card: null },
  showed_special: { t: 'showed_special', seat: 1, card: 'SP' },
  rejected: { t: 'rejected', seat: 1, card: '9' },
  kept: { t: 'kept', seat: 1, slot: 2, card: null, replaced: '7' },
  took: { t: 'took', seat: 1, slot: 3, card: '3', replaced: '8' },
  swapped: { t: 'swapped', seat: 1, own: 1, with: 0, theirs: 4 },
  peeked: { t: 'peeked', seat: 1, slot: 2, card: null },
  super_peeked: { t: 'super_peeked', seat: 1 },
  look_ended: { t: 'look_ended', seat: 1 },
  declined: { t: 'declined', seat: 1 },
  stopped: { t: 'stopped', seat: 1 },
  reshuffled: { t: 'reshuffled', cards: 30, order: null },
  called: { t: 'called', seat: 1 },
  did_not_call: { t: 'did_not_call', seat: 1 },
  timed_out: { t: 'timed_out', seat: 1 },
  revealed: { t: 'revealed', rows: [0, 1, 2].map((seat) => ({ seat, cards: ['1', '2', 'SW', '9'] })) },
  special_out: { t: 'special_out', seat: 1, slot: 3, card: 'SW' },
  turned_up: { t: 'turned_up', seat: 1, slot: 3, card: '5' },
  scored: { t: 'scored', scores: [0, 1, 2].map((seat) => ({ seat, score: 10 + seat, total: 10 + seat })) },
  went_out: { t: 'went_out', seats: [2] },
  clock_read: { t: 'clock_read', elapsed_s: 60 },
  match_over: { t: 'match_over', places: [1, 2, 3], winners: [0] },
};
