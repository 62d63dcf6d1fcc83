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
export const everyNotice: { readonly [T in Notice['what']]: Extract<Notice, { what: T }> } = {
  round_began: { what: 'round_began', round: 1, dealer: 2 },
  shuffled: { what: 'shuffled', cards: 65, order: null },
  dealt: { what: 'dealt', to: [0, 1, 2], rows: null },
  laid_aside: { what: 'laid_aside', card: 'PK' },
  first_discard: { what: 'first_discard', card: '6' },
  slipped_in: { what: 'slipped_in', cards: 52, order: null },
  outer_turned_up: { what: 'outer_turned_up', seat: 1, slot: 4, card: '8' },
  first_look_began: { what: 'first_look_began' },
  turn_began: { what: 'turn_began', seat: 1, last: false },
  drew: { what: 'drew', seat: 1, card: null },
  showed_special: { what: 'showed_special', seat: 1, card: 'SP' },
  rejected: { what: 'rejected', seat: 1, card: '9' },
  kept: { what: 'kept', seat: 1, slot: 2, card: null, replaced: '7' },
  took: { what: 'took', seat: 1, slot: 3, card: '3', replaced: '8' },
  swapped: { what: 'swapped', seat: 1, own: 1, with: 0, theirs: 4 },
  peeked: { what: 'peeked', seat: 1, slot: 2, card: null },
  super_peeked: { what: 'super_peeked', seat: 1 },
  look_ended: { what: 'look_ended', seat: 1 },
  declined: { what: 'declined', seat: 1 },
  stopped: { what: 'stopped', seat: 1 },
  reshuffled: { what: 'reshuffled', cards: 30, order: null },
  called: { what: 'called', seat: 1 },
  did_not_call: { what: 'did_not_call', seat: 1 },
  timed_out: { what: 'timed_out', seat: 1 },
  revealed: { what: 'revealed', rows: [0, 1, 2].map((seat) => ({ seat, cards: ['1', '2', 'SW', '9'] })) },
  special_out: { what: 'special_out', seat: 1, slot: 3, card: 'SW' },
  turned_up: { what: 'turned_up', seat: 1, slot: 3, card: '5' },
  scored: { what: 'scored', scores: [0, 1, 2].map((seat) => ({ seat, score: 10 + seat, total: 10 + seat })) },
  went_out: { what: 'went_out', seats: [2] },
  clock_read: { what: 'clock_read', elapsed_s: 60 },
  match_over: { what: 'match_over', places: [1, 2, 3], winners: [0] },
};
