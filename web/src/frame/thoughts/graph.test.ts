import { expect, test } from 'vitest';
import type { Chances } from '../../wire';
import { high, line, path, steady, turns, wide } from './graph';

const chances: Chances = {
  points: [
    { frame: 0, chances: [50, 50] },
    { frame: 5, chances: [20, 80] },
    { frame: 10, chances: [100, 0] },
  ],
  turning: [1, 2],
};

test('a line goes from the deal to the end, and up is better', () => {
  expect(line(chances, 0)).toEqual([
    [0, high / 2],
    [wide / 2, high * 0.8],
    [wide, 0],
  ]);
  expect(
    path([
      [0, 1],
      [2, 3.25],
    ]),
  ).toBe('M0.0 1.0L2.0 3.3');
});

test('a turning point is told of whoever gained', () => {
  expect(turns(chances)).toEqual([
    { point: 1, frame: 5, x: wide / 2, seat: 1, from: 50, to: 80 },
    { point: 2, frame: 10, x: wide, seat: 0, from: 20, to: 100 },
  ]);
});

test('a match without points has no turns', () => {
  expect(turns({ points: [], turning: [1] })).toEqual([]);
});

test('an end unlike the beginning is not called the same, turn or no turn', () => {
  const went = (...all: readonly (readonly [number, number])[]): Chances => ({
    points: all.map((chances, frame) => ({ frame, chances: [...chances] })),
    turning: [],
  });
  expect(steady(went([53, 47], [60, 40], [70, 30], [80, 20], [90, 10], [100, 0]))).toBe(false);
  expect(steady(went([53, 47], [60, 40], [48, 52]))).toBe(true);
  expect(steady(went())).toBe(true);
});
