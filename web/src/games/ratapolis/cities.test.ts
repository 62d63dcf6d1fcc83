import { expect, it } from 'vitest';
import { cellsOf, tilesOf } from './cities';
import { printedBox } from './samples';

it('cover what their tiles need', () => {
  for (const { id, rows } of printedBox.layouts)
    for (const tile of tilesOf(rows))
      expect(cellsOf(rows)[tile], `${tile} in ${id}`).toHaveLength(printedBox.tiles.find((info) => info.tile === tile)?.multiplier ?? 0);
});
