// How often somebody came where, as bars.
import type { PlaceCount } from '../../wire';

export type Bar = {
  /** so many played */ readonly players: number;
  readonly matches: number;
  /** one for each place, the first first; none is left out, so that bars of one size compare */
  readonly places: readonly { readonly place: number; readonly times: number }[];
};

/** A bar for each size of table, the smallest first. */
export function bars(counts: readonly PlaceCount[]): readonly Bar[] {
  const sizes = [...new Set(counts.map(({ players }) => players))].sort((a, b) => a - b);
  return sizes.map((players) => {
    const of = counts.filter((count) => count.players === players);
    const places = Array.from({ length: players }, (_, i) => ({
      place: i + 1,
      times: of.reduce((sum, { place, times }) => sum + (place === i + 1 ? times : 0), 0),
    }));
    return { players, matches: of.reduce((sum, { times }) => sum + times, 0), places };
  });
}
