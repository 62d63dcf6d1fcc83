// How a hand is held: a flat arc that takes no more height the more cards there are.
export type Fan = {
  /** from one card to the next */
  readonly step: number;
  /** of the first card, from the left */
  readonly left: number;
  /** how far a card is turned, and how far it hangs down, by its place in the hand */
  readonly turn: (i: number) => number;
  readonly sag: (i: number) => number;
};

/** What is left free above the cards, for those that are picked. */
export const ABOVE = 22;
export const heightOf = (width: number): number => width * 1.88;
/** How far the last cards are turned at most, and hang down. */
const [TURNED, HANGING] = [6, 4];

/** For so many cards of this width in a place of this width. */
export function fan(cards: number, width: number, room: number): Fan {
  const edge = Math.max(0, cards - 1) / 2;
  const step = edge > 0 ? Math.min(width * 0.79, (room - width - 36) / (cards - 1)) : 0;
  const tilt = edge > 0 ? Math.min(2.4, TURNED / edge) : 0;
  const bow = edge > 0 ? Math.min(tilt * 0.22, HANGING / edge ** 2) : 0;
  return { step, left: (room - (width + step * 2 * edge)) / 2, turn: (i) => (i - edge) * tilt, sag: (i) => (i - edge) ** 2 * bow };
}
