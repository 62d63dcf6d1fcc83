// How everybody's try ended, as piles: a pile for each place at the table, broken up by how far ahead or behind, where there is room.
import type { DayBar, DayCame } from '../../wire';

export type Pile = {
  readonly place: number;
  readonly gaveUp: boolean;
  /** of the margins in it */ readonly from: number;
  readonly to: number;
  readonly count: number;
  /** one's own try is in it */ readonly yours: boolean;
};

/** More than this are not told apart on a phone. */
export const MOST_PILES = 12;

type Group = { readonly place: number; readonly gaveUp: boolean; readonly bars: readonly DayBar[] };

function groups(spread: readonly DayBar[]): readonly Group[] {
  const kinds = [...new Set(spread.map(({ place, gave_up }) => (gave_up ? 0 : place)))].sort((a, b) => (a || 99) - (b || 99));
  return kinds.map((place) => ({
    place,
    gaveUp: place === 0,
    bars: spread.filter((bar) => (bar.gave_up ? 0 : bar.place) === place),
  }));
}

/** The best last, as a line of numbers goes; whoever gave up stands apart at the other end, in one pile. */
export function piles(spread: readonly DayBar[], yours: DayCame | null, most = MOST_PILES): readonly Pile[] {
  const all = groups(spread);
  const room = Math.max(1, Math.floor((most - all.length) / Math.max(1, all.filter(({ gaveUp }) => !gaveUp).length)) + 1);
  const piled = all.flatMap(({ place, gaveUp, bars }): Pile[] => {
    const margins = bars.map(({ margin }) => margin);
    const [least, greatest] = [Math.min(...margins), Math.max(...margins)];
    const steps = gaveUp ? 1 : Math.min(room, greatest - least + 1);
    const width = (greatest - least + 1) / steps;
    const stepOf = (margin: number) => Math.min(steps - 1, Math.floor((margin - least) / width));
    const isYours = yours !== null && yours.gave_up === gaveUp && (gaveUp || yours.place === place);
    return Array.from({ length: steps }, (_, step) => {
      const within = bars.filter(({ margin }) => stepOf(margin) === step);
      return {
        place,
        gaveUp,
        from: Math.ceil(least + step * width),
        to: Math.ceil(least + (step + 1) * width) - 1,
        count: within.reduce((sum, { count }) => sum + count, 0),
        yours: isYours && stepOf(yours.margin) === step,
      };
    }).reverse();
  });
  return piled.filter(({ count }) => count > 0).reverse();
}

/** How many one piece of a pile stands for, so that the highest has at most so many. */
export const perPiece = (all: readonly Pile[], high = 8): number =>
  Math.max(1, Math.ceil(Math.max(0, ...all.map(({ count }) => count)) / high));

/** Where a match that counts for nothing would stand, by its place at the table: how many came ahead, and to the same. */
export function beside(spread: readonly DayBar[], place: number): { readonly n: number; readonly ahead: number; readonly level: number } {
  const count = (fits: (bar: DayBar) => boolean) => spread.reduce((sum, bar) => sum + (fits(bar) ? bar.count : 0), 0);
  return {
    n: count(() => true),
    ahead: count((bar) => !bar.gave_up && bar.place < place),
    level: count((bar) => !bar.gave_up && bar.place === place),
  };
}

/** A line that tells how it went and nothing of the deal: a cheese for everybody who was left behind at the table. */
export function cheeses({ place, gave_up }: Pick<DayCame, 'place' | 'gave_up'>, seats: number): string {
  if (gave_up) return '🏳️';
  return '🧀'.repeat(Math.max(0, seats - place)) + '🐀';
}
