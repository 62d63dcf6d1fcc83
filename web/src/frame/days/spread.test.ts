import { describe, expect, it } from 'vitest';
import type { DayBar } from '../../wire';
import { beside, cheeses, MOST_PILES, perPiece, piles } from './spread';

const bar = (place: number, margin: number, count = 1, gave_up = false): DayBar => ({ place, margin, count, gave_up });
const came = (place: number, margin: number, gave_up = false) => ({ place, margin, gave_up, points: 0, rank: 1 });

describe('how everybody did', () => {
  const spread = [bar(1, 9), bar(1, 2, 3), bar(2, -1, 2), bar(3, -8), bar(3, -20, 4), bar(1, 50, 2, true), bar(4, 0, 1, true)];

  it('goes from whoever gave up to the best, and nobody is lost', () => {
    const all = piles(spread, null);
    const order = all.map(({ place, gaveUp }) => (gaveUp ? 0 : place));
    expect(order).toEqual(order.toSorted((a, b) => (a === 0 ? -1 : b === 0 ? 1 : b - a)));
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(14);
    expect(all[0]).toMatchObject({ gaveUp: true, count: 3 });
    expect(all.at(-1)).toMatchObject({ place: 1, to: 9, count: 1 });
    expect(all.length).toBeLessThanOrEqual(MOST_PILES);
  });

  it('knows the one pile in which you are', () => {
    for (const own of [came(1, 2), came(3, -20), came(2, -1), came(4, 0, true)])
      expect(
        piles(spread, own).filter(({ yours, place, gaveUp }) => yours && gaveUp === own.gave_up && (gaveUp || place === own.place)),
      ).toHaveLength(1);
    expect(piles(spread, null).some(({ yours }) => yours)).toBe(false);
  });

  it('has no more piles than there is room for, however far apart they are', () => {
    const wide = Array.from({ length: 300 }, (_, i) => bar(1 + (i % 5), 150 - i));
    const all = piles(wide, came(3, 148 - 5));
    expect(all.length).toBeLessThanOrEqual(MOST_PILES);
    expect(all.reduce((sum, { count }) => sum + count, 0)).toBe(300);
    expect(all.filter(({ yours }) => yours)).toHaveLength(1);
    expect(Math.max(...all.map(({ count }) => Math.ceil(count / perPiece(all))))).toBeLessThanOrEqual(8);
  });

  it('tells whoever plays for fun how many did better, and how many the same', () => {
    expect(beside(spread, 2)).toEqual({ n: 14, ahead: 4, level: 2 });
    // Whoever gave up was before nobody.
    expect(beside(spread, 4)).toEqual({ n: 14, ahead: 11, level: 0 });
    expect(beside([], 1)).toEqual({ n: 0, ahead: 0, level: 0 });
  });

  it('is told in a line without the deal', () => {
    expect([cheeses(came(1, 3), 4), cheeses(came(4, -3), 4), cheeses(came(2, 0, true), 4)]).toEqual(['🧀🧀🧀🐀', '🐀', '🏳️']);
    expect(piles([], null)).toEqual([]);
    expect(perPiece([])).toBe(1);
  });
});
