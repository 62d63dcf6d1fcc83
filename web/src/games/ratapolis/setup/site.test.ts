import { describe, expect, it } from 'vitest';
import { printedBox, rowsOf } from '../samples';
import { cells, frameOf, lay, rowsOfSite, siteOf, SIDE, takeAway, tileAt } from './site';

const first = { tile: 'A', size: 3, row: 0, column: 0, upright: false } as const;

describe('a city being built', () => {
  it('begins as any layout and is read back as it lay', () => {
    for (const { id, rows } of printedBox.layouts.filter(({ base }) => base)) expect(rowsOfSite(siteOf(rows)), id).toEqual(rows);
  });
  it('shows its gaps', () => {
    expect(rowsOfSite(takeAway(siteOf(rowsOf('beginner_ru')), 'F'))[1]).toBe('D..OIIN');
  });
  it('sends back to the bench what is built over', () => {
    const whole = siteOf(rowsOf('beginner_ru'));
    const over = lay(whole, { tile: 'V', size: 2, row: 2, column: 0, upright: false });
    expect(tileAt(over, 2, 1)?.tile).toBe('V');
    expect(whole.filter(({ tile }) => !over.some((laid) => laid.tile === tile)).map(({ tile }) => tile)).toEqual(['D', 'F']);
  });
  it('moves a tile without doubling it', () => {
    const moved = lay(lay([], first), { ...first, row: 3, column: 2, upright: true });
    expect(moved).toEqual([{ ...first, row: 3, column: 2, upright: true }]);
    expect(moved.flatMap(cells)).toEqual([
      [3, 2],
      [4, 2],
      [5, 2],
    ]);
  });
  it('keeps a tile on the ground', () => {
    expect(lay([], { ...first, row: SIDE, column: SIDE - 1 })).toEqual([{ ...first, row: SIDE - 1, column: SIDE - 3 }]);
    expect(lay([], { ...first, row: -1, column: -2, upright: true })).toEqual([{ ...first, upright: true }]);
  });
  it('has no rectangle while nothing lies', () => {
    expect(frameOf([])).toMatchObject({ rows: 0, columns: 0 });
    expect(rowsOfSite([])).toEqual([]);
  });
});
