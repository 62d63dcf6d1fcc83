// Pieces of cheese, in the order they are always shown in.
import type { Colour, Pieces } from '../../wire/ratland';

export const colours = ['yellow', 'orange', 'white', 'black', 'purple', 'blue'] as const satisfies readonly Colour[];

export const none: Pieces = {};
export const count = (pieces: Pieces): number => colours.reduce((sum, colour) => sum + (pieces[colour] ?? 0), 0);
export const heaps = (pieces: Pieces): readonly { readonly colour: Colour; readonly n: number }[] =>
  colours.flatMap((colour) => (pieces[colour] ? [{ colour, n: pieces[colour] }] : []));
export const moreOf = (pieces: Pieces, colour: Colour, more: number): Pieces => ({
  ...pieces,
  [colour]: Math.max(0, (pieces[colour] ?? 0) + more),
});
/** One after the other, as they come out of the bag: the good ones do not all come first. */
export const oneByOne = (pieces: Pieces): readonly Colour[] => {
  const left = heaps(pieces).map(({ colour, n }) => ({ colour, n }));
  const out: Colour[] = [];
  while (left.some(({ n }) => n > 0)) for (const heap of left) if (heap.n-- > 0) out.push(heap.colour);
  return out;
};
