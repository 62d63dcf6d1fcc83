// What lies on the table right now. While notices are played it is the scene that changes, step by step;
// afterwards it is made from the sight again, so nothing shown can drift from what is true.
import type { Card, Seat, Sight } from '../../wire/rat-a-tat-cat';

export type SceneCard = {
  /** changes with the card that lies here, so that a card that moves is not shown turning over; never leaves this page */
  readonly stamp: number;
  readonly face: Card | null;
  readonly open: boolean;
  /** a face that goes dark again */
  readonly glance: boolean;
  /** somebody looks at it now */
  readonly glow: boolean;
  readonly knownBy: readonly Seat[] | null;
};
export type Pile = {
  readonly count: number;
  readonly top: Card | null;
  /** what lies beneath while a card is on its way */
  readonly under: Card | null;
  /** the top came face down and turns over as it lands */
  readonly turnsUp: boolean;
  readonly all: readonly Card[] | null;
};
export type Scene = {
  readonly round: number;
  readonly rows: readonly (readonly (SceneCard | null)[] | null)[];
  readonly deck: number;
  /** for the eye that sees everything */
  readonly order: readonly Card[] | null;
  readonly discard: Pile;
  /** the drawn card */
  readonly hand: { readonly seat: Seat; readonly face: Card | null } | null;
  readonly turn: Seat | null;
  readonly dealer: Seat;
  readonly caller: Seat | null;
  /** who still has a last turn */
  readonly left: readonly Seat[];
  readonly totals: readonly number[];
  readonly out: readonly boolean[];
  /** who looks through the scanner */
  readonly scanner: Seat | null;
  /** who is shouting */
  readonly banner: Seat | null;
};

let stamps = 0;
export const freshCard = (face: Card | null = null, open = false): SceneCard => ({
  stamp: ++stamps,
  face,
  open,
  glance: false,
  glow: false,
  knownBy: null,
});

export const noCards: Pile = { count: 0, top: null, under: null, turnsUp: false, all: null };

/** How things stand; cards that lay there `before` stay the same cards to the eye. */
export function fromSight(sight: Sight, before?: Scene): Scene {
  const { doing } = sight;
  const looking = doing.doing === 'looking' ? doing.at : null;
  const glows = (seat: Seat, slot: number): boolean =>
    (doing.doing === 'first_look' && (slot === 1 || slot === 4)) ||
    (typeof looking === 'object' && looking !== null && seat === sight.on_turn && looking.one === slot);
  const top = sight.discard.top;
  return {
    round: sight.round,
    rows: sight.rows.map(
      (row, seat) =>
        row?.map((card, i): SceneCard => ({
          stamp: before?.rows[seat]?.[i]?.stamp ?? ++stamps,
          face: card.face,
          open: card.open,
          glance: card.glance,
          glow: glows(seat, i + 1),
          knownBy: card.known_by,
        })) ?? null,
    ),
    deck: sight.deck,
    order: sight.deck_order,
    discard: {
      count: sight.discard.count,
      top,
      under: null,
      turnsUp: before?.discard.top === top && before.discard.count === sight.discard.count && before.discard.turnsUp,
      all: sight.discard.all,
    },
    hand: doing.doing === 'drawn' && sight.on_turn !== null ? { seat: sight.on_turn, face: doing.card } : null,
    turn: sight.on_turn,
    dealer: sight.dealer,
    caller: sight.last_turns?.caller ?? null,
    left: sight.last_turns?.left ?? [],
    totals: sight.totals,
    out: sight.out_in.map((round) => round > 0),
    scanner: looking === 'all' ? sight.on_turn : null,
    banner: null,
  };
}

/** An empty table, before a deal. */
export const cleared = (scene: Scene): Scene => ({
  ...scene,
  rows: scene.rows.map(() => null),
  discard: noCards,
  hand: null,
  turn: null,
  caller: null,
  left: [],
  scanner: null,
  banner: null,
});

/** The end of a look: what was only glanced at is gone from the page, unless these eyes may keep it. */
export function darken(scene: Scene): Scene {
  const keeps = scene.order !== null;
  const dark = (card: SceneCard | null): SceneCard | null =>
    card && (card.glance || card.glow)
      ? { ...card, glance: false, glow: false, face: card.open || keeps || card.knownBy !== null ? card.face : null }
      : card;
  return { ...scene, scanner: null, rows: scene.rows.map((row) => row?.map(dark) ?? null) };
}

export const withCard = (scene: Scene, seat: Seat, slot: number, card: SceneCard | null): Scene => ({
  ...scene,
  rows: scene.rows.map((row, s) => (s === seat && row ? row.map((old, i) => (i === slot - 1 ? card : old)) : row)),
});

export const cardAt = (scene: Scene, seat: Seat, slot: number): SceneCard | null => scene.rows[seat]?.[slot - 1] ?? null;
