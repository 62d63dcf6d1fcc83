import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Tile } from '../../wire/ratapolis';
import { buildings, cellsOf, cheeseFor, layouts, outdoors, sizeOf, tilesOf } from './cities';

const data = readFileSync(new URL('../../../../crates/ratapolis/data/ratapolis.toml', import.meta.url), 'utf8');
/** The tables of a kind in the data, as text. */
const tables = (kind: string): string[] => data.split(/^\[\[?/m).filter((table) => table.startsWith(`${kind}]]`));
const field = (table: string, name: string): string | undefined => new RegExp(`^${name} = (.*)$`, 'm').exec(table)?.[1];

describe('the tiles of the printed box', () => {
  it('are those of the data', () => {
    const found = [...tables('tile'), ...tables('outdoor')].map((table) => {
      const tile = JSON.parse(field(table, 'id') ?? '""') as Tile;
      expect(Number(field(table, 'multiplier')), tile).toBe(sizeOf(tile));
      expect(Number(field(table, 'plain') ?? field(table, 'cheese')), tile).toBe(cheeseFor(tile, false));
      const orange = field(table, 'advantage');
      if (orange) expect(Number(orange), tile).toBe(cheeseFor(tile, true));
      return tile;
    });
    expect(found).toEqual([...buildings, ...outdoors]);
  });
});

describe('the cities of the printed box', () => {
  it('are those of the data', () => {
    const found = tables('layout').map(
      (table) => [JSON.parse(field(table, 'id') ?? '""'), JSON.parse(field(table, 'rows') ?? '[]')] as [string, string[]],
    );
    expect(Object.fromEntries(found.filter(([id]) => id !== 'S'))).toEqual(layouts);
  });
  it('cover what their tiles need', () => {
    for (const rows of Object.values(layouts))
      for (const tile of tilesOf(rows)) expect(cellsOf(rows)[tile], tile).toHaveLength(sizeOf(tile));
  });
});
