// A city being built: tiles on a piece of ground. What is wrong with it is said in the server's own terms (POL-180, POL-181).
import type { CityProblem, Tile } from '../../../wire/ratapolis';
import { buildings, cellsOf, isOutdoor, outdoors, sizeOf, type Layout } from '../cities';

/** The ground, in cells each way: every rectangle that is worth living in fits. */
export const SIDE = 8;
/** The least buildings of a city of one's own (POL-181). */
const LEAST = 15;

/** A tile by the first of its cells, counted from 0. */
export type Laid = { readonly tile: Tile; readonly row: number; readonly column: number; readonly upright: boolean };
export type Site = readonly Laid[];

export const cells = ({ tile, row, column, upright }: Laid): [row: number, column: number][] =>
  Array.from({ length: sizeOf(tile) }, (_, i) => (upright ? [row + i, column] : [row, column + i]));

export const tileAt = (site: Site, row: number, column: number): Laid | undefined => site.find((laid) => cells(laid).some(([r, c]) => r === row && c === column));
export const onBench = (site: Site): Tile[] => [...buildings, ...outdoors].filter((tile) => !site.some((laid) => laid.tile === tile));

/** Pushed onto the ground where it would stick out. */
export function within(laid: Laid): Laid {
  const size = sizeOf(laid.tile);
  const [high, wide] = laid.upright ? [size, 1] : [1, size];
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
  return Object.entries(cellsOf(rows)).flatMap(([tile, [first, second]]): Laid[] =>
    first ? [{ tile: tile as Tile, row: first[0] + down, column: first[1] + across, upright: second !== undefined && second[1] === first[1] }] : [],
  );
}

export type Frame = { readonly top: number; readonly left: number; readonly rows: number; readonly columns: number };
/** The rectangle that it must fill. */
export function frameOf(site: Site): Frame {
  const all = site.flatMap(cells);
  if (!all.length) return { top: 0, left: 0, rows: 0, columns: 0 };
  const [rows, columns] = [all.map(([row]) => row), all.map(([, column]) => column)];
  const [top, left] = [Math.min(...rows), Math.min(...columns)];
  return { top, left, rows: Math.max(...rows) - top + 1, columns: Math.max(...columns) - left + 1 };
}

export function rowsOfSite(site: Site): string[] {
  const { top, left, rows, columns } = frameOf(site);
  return Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => tileAt(site, row + top, column + left)?.tile ?? '.').join(''));
}

/** What can be wrong where tiles are laid whole and straight. */
export type SiteProblem = Extract<CityProblem, { problem: 'hole' | 'too_few_buildings' | 'missing' | 'no_outdoors' }>;
export function inspect(site: Site, forBalthus: boolean): SiteProblem[] {
  const holes = rowsOfSite(site).flatMap((row, r) => [...row].flatMap((letter, c): SiteProblem[] => (letter === '.' ? [{ problem: 'hole', row: r + 1, column: c + 1 }] : [])));
  const built = site.filter(({ tile }) => !isOutdoor(tile)).length;
  if (forBalthus)
    return [
      ...holes,
      ...onBench(site).flatMap((tile): SiteProblem[] => (isOutdoor(tile) ? [] : [{ problem: 'missing', tile }])),
      ...site.flatMap(({ tile }): SiteProblem[] => (isOutdoor(tile) ? [{ problem: 'no_outdoors', tile }] : [])),
    ];
  return [...holes, ...(built < LEAST ? [{ problem: 'too_few_buildings', buildings: built, least: LEAST } as const] : [])];
}
