// A city being built: tiles on a piece of ground.
import type { Tile } from '../../../wire/ratapolis';
import { cellsOf, type Layout } from '../cities';

/** The ground, in cells each way: every rectangle that is worth living in fits. */
export const SIDE = 8;

/** A tile of so many cells in a row, by the first of them, counted from 0. */
export type Laid = { readonly tile: Tile; readonly size: number; readonly row: number; readonly column: number; readonly upright: boolean };
export type Site = readonly Laid[];

export const cells = ({ size, row, column, upright }: Laid): [row: number, column: number][] =>
  Array.from({ length: size }, (_, i) => (upright ? [row + i, column] : [row, column + i]));

export const tileAt = (site: Site, row: number, column: number): Laid | undefined =>
  site.find((laid) => cells(laid).some(([r, c]) => r === row && c === column));

/** Pushed onto the ground where it would stick out. */
export function within(laid: Laid): Laid {
  const [high, wide] = laid.upright ? [laid.size, 1] : [1, laid.size];
  return { ...laid, row: Math.max(0, Math.min(laid.row, SIDE - high)), column: Math.max(0, Math.min(laid.column, SIDE - wide)) };
}

export const takeAway = (site: Site, tile: Tile): Site => site.filter((laid) => laid.tile !== tile);

/** Whatever lay there goes back to the bench. */
export function lay(site: Site, wish: Laid): Site {
  const laid = within(wish);
  const covered = new Set(cells(laid).map(String));
  return [...takeAway(site, laid.tile).filter((other) => !cells(other).some((cell) => covered.has(String(cell)))), laid];
}

/** A layout in the middle of the ground. */
export function siteOf(rows: Layout): Site {
  const [down, across] = [Math.floor((SIDE - rows.length) / 2), Math.floor((SIDE - (rows[0]?.length ?? 0)) / 2)];
  return Object.entries(cellsOf(rows)).flatMap(([tile, all]): Laid[] => {
    const [first, second] = all;
    return first
      ? [
          {
            tile: tile as Tile,
            size: all.length,
            row: first[0] + down,
            column: first[1] + across,
            upright: second !== undefined && second[1] === first[1],
          },
        ]
      : [];
  });
}

export type Frame = { readonly top: number; readonly left: number; readonly rows: number; readonly columns: number };
/** The rectangle that it must fill (POL-180). */
export function frameOf(site: Site): Frame {
  const all = site.flatMap(cells);
  if (!all.length) return { top: 0, left: 0, rows: 0, columns: 0 };
  const [rows, columns] = [all.map(([row]) => row), all.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

/** As the option has it; a gap is a dot. */
export function rowsOfSite(site: Site): string[] {
  const { top, left, rows, columns } = frameOf(site);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => tileAt(site, row + top, column + left)?.tile ?? '.').join(''),
  );
}
