// Cities as rows of cells, and the letters that lie in them.
import type { Tile } from '../../wire/ratapolis';

/** Rows of cells: a letter, a digit for a place with a face-down tile, or a dot where nothing lies. */
export type Layout = readonly string[];

export const outdoors: readonly Tile[] = ['V', 'W', 'Y', 'Z'];
export const isOutdoor = (tile: Tile): boolean => outdoors.includes(tile);
export const buildings: readonly Tile[] = [...'ABCDEFGHIJKLMNOPQRST'] as Tile[];

/** The cells of everything that lies, by letter: row and column from 0. */
export function cellsOf(rows: Layout): Record<string, [number, number][]> {
  const found: Record<string, [number, number][]> = {};
  for (const [row, cells] of rows.entries())
    for (const [column, letter] of [...cells].entries()) if (letter !== '.') (found[letter] ??= []).push([row, column]);
  return found;
}

export const tilesOf = (rows: Layout): Tile[] => [...buildings, ...outdoors].filter((tile) => rows.some((row) => row.includes(tile)));
