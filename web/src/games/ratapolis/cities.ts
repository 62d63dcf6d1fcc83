// The printed box: sizes, values and layouts of the data, for samples and for what the rules draw. At the table all of it comes with the
// sight, and the set-up asks for the house's own box, which may have been corrected.
import type { Tile } from '../../wire/ratapolis';

/** Rows of cells: a letter, a digit for a place with a face-down tile, or a dot where nothing lies. */
export type Layout = readonly string[];

/** How many cells a tile covers (POL-04). */
const long: readonly Tile[] = ['A', 'Q', 'T', 'W'];
const short: readonly Tile[] = ['D', 'G', 'K', 'M', 'N', 'O', 'P', 'R'];
export const sizeOf = (tile: Tile): 1 | 2 | 3 => (long.includes(tile) ? 3 : short.includes(tile) ? 1 : 2);

export const outdoors: readonly Tile[] = ['V', 'W', 'Y', 'Z'];
export const isOutdoor = (tile: Tile): boolean => outdoors.includes(tile);
export const buildings: readonly Tile[] = [...'ABCDEFGHIJKLMNOPQRST'] as Tile[];

/** The smaller the building the more cheese; the face with the advantage has one less. Outdoors it is one, because no cat comes. */
export const cheeseFor = (tile: Tile, orange: boolean): number => (isOutdoor(tile) ? 1 : 6 - sizeOf(tile) - (orange ? 1 : 0));

/** By id. The layout of Situation S is not among them: its face-down tiles belong to it (POL-07). */
export const layouts = {
  beginner_ru: ['EEKAAAM', 'DFFOIIN', 'TTTRCCP', 'BBSSQQQ', 'JJGLLHH'],
  A: ['OSSMB', 'AAAKB', 'EFFQD', 'ENRQL', 'JJPQL'],
  B: ['OSSMP', 'KAAAG', 'EBBQN', 'ECCQL', 'DFFQL', 'JTTTH', 'JIIRH'],
  C: ['AAASSBB', 'QEOGKLI', 'QEDNPLI', 'QJJRMHH', 'FFTTTCC'],
  F: ['GJCMQ', 'NJCHQ', 'EE.HQ', 'RKPDI', 'TTTOI'],
  G: ['OJJFFKR', 'TTTBBNG', 'WWWYYVV', 'DAAAPHH', 'ESSLLCI', 'EQQQMCI'],
  H: ['OJJFKR', 'TTTFNG', 'BBYWHH', 'DVYWII', 'AVSWEE', 'APSLLC', 'AQQQMC'],
  I: ['IIOSRCC', 'KEESFFN', 'AAAQTTT', 'DHHQJJM', 'BBPQGLL'],
  L: ['AAAJJKOS', 'EGDVVNPS', 'ETTTWWWM', 'CCLLFFRH', 'QQQIIBBH'],
} as const satisfies Record<string, Layout>;

/** The cells of everything that lies, by letter: row and column from 0. */
export function cellsOf(rows: Layout): Record<string, [number, number][]> {
  const found: Record<string, [number, number][]> = {};
  for (const [row, cells] of rows.entries())
    for (const [column, letter] of [...cells].entries()) if (letter !== '.') (found[letter] ??= []).push([row, column]);
  return found;
}

export const tilesOf = (rows: Layout): Tile[] => [...buildings, ...outdoors].filter((tile) => rows.some((row) => row.includes(tile)));
