import { describe, expect, it } from 'vitest';
import { layouts } from '../cities';
import { cells, frameOf, inspect, lay, onBench, rowsOfSite, siteOf, SIDE, takeAway, tileAt } from './site';

const whole = siteOf(layouts.beginner_ru);

describe('a city being built', () => {
  it('begins as any layout and is read back as it lay', () => {
    for (const [id, rows] of Object.entries(layouts)) expect(rowsOfSite(siteOf(rows)), id).toEqual(rows);
  });
  it('has on the bench what does not lie', () => {
    expect(onBench(whole)).toEqual(['V', 'W', 'Y', 'Z']);
    expect(onBench(takeAway(whole, 'Q'))).toEqual(['Q', 'V', 'W', 'Y', 'Z']);
  });
  it('sends back to the bench what is built over', () => {
    const over = lay(whole, { tile: 'V', row: 2, column: 0, upright: false });
    expect(tileAt(over, 2, 1)?.tile).toBe('V');
    expect(onBench(over)).toEqual(['D', 'F', 'W', 'Y', 'Z']);
  });
  it('moves a tile without doubling it', () => {
    const once = lay(lay([], { tile: 'A', row: 0, column: 0, upright: false }), { tile: 'A', row: 3, column: 2, upright: true });
    expect(once).toEqual([{ tile: 'A', row: 3, column: 2, upright: true }]);
    expect(once.flatMap(cells)).toEqual([[3, 2], [4, 2], [5, 2]]);
  });
  it('keeps a tile on the ground', () => {
    expect(lay([], { tile: 'A', row: SIDE, column: SIDE - 1, upright: false })).toEqual([{ tile: 'A', row: SIDE - 1, column: SIDE - 3, upright: false }]);
    expect(lay([], { tile: 'A', row: -1, column: -2, upright: true })).toEqual([{ tile: 'A', row: 0, column: 0, upright: true }]);
  });
  it('has no rectangle while nothing lies', () => {
    expect(frameOf([])).toMatchObject({ rows: 0, columns: 0 });
    expect(rowsOfSite([])).toEqual([]);
  });
});

describe('what is wrong with a city', () => {
  it('is nothing where a rectangle is full', () => {
    expect(inspect(whole, false)).toEqual([]);
    expect(inspect(whole, true)).toEqual([]);
    expect(inspect(siteOf(layouts.A), false)).toEqual([]);
  });
  it('is every gap', () => {
    expect(inspect(takeAway(whole, 'F'), false)).toEqual([{ problem: 'hole', row: 2, column: 2 }, { problem: 'hole', row: 2, column: 3 }]);
    expect(inspect(siteOf(layouts.F), false)).toEqual([{ problem: 'hole', row: 3, column: 3 }]);
  });
  it('is too few buildings (POL-181)', () => {
    expect(inspect([], false)).toEqual([{ problem: 'too_few_buildings', buildings: 0, least: 15 }]);
  });
  it('is what Balthus misses, and what he has no use for (POL-174)', () => {
    expect(inspect(siteOf(layouts.A), true)).toEqual(['C', 'G', 'H', 'I', 'T'].map((tile) => ({ problem: 'missing', tile })));
    expect(inspect(siteOf(layouts.L), true)).toEqual(expect.arrayContaining([{ problem: 'no_outdoors', tile: 'V' }, { problem: 'no_outdoors', tile: 'W' }]));
  });
});
