import { describe, expect, test } from 'vitest';
import { expected, odds, percent, survival } from './plague';

describe('what the ways to lie are worth', () => {
  // One card is dark: of 79 so many show no nun, one, two, three, four. Nine nuns were seen.
  const chances = odds({ least: 9, ways: [23, 12, 11, 11, 22] });
  test('are chances', () => {
    expect(chances.map(({ nuns, chance }) => [nuns, Math.round(chance * 79)])).toEqual([
      [9, 23],
      [10, 12],
      [11, 11],
      [12, 11],
      [13, 22],
    ]);
    expect(expected(chances)).toBeCloseTo((9 * 23 + 10 * 12 + 11 * 11 + 12 * 11 + 13 * 22) / 79, 12);
    expect(odds({ least: 0, ways: [] })).toEqual([]);
  });
  test('as many nuns as rats are enough (CART-138)', () => {
    expect(survival(chances, 9)).toBe(1);
    expect(survival(chances, 13)).toBeCloseTo(22 / 79, 12);
    expect(survival(chances, 14)).toBe(0);
  });
  test('what cannot fail is exactly certain, whatever the shares add up to', () => {
    for (let n = 1; n < 60; n++) {
      const shares = odds({ least: 6, ways: Array.from({ length: n }, (_, i) => 7 * i + 3) });
      expect(percent(survival(shares, 6))).toBe(100);
    }
  });
  test('what is not certain is never called so', () => {
    expect([0, 1e-9, 0.004, 0.5, 0.995, 0.9999, 1 - 1e-9, 1].map(percent)).toEqual([0, 1, 1, 50, 99, 99, 99, 100]);
  });
});
