import { expect, test } from 'vitest';
import { clearing, type Part } from './clearing';

const part = (top: number, bottom: number, weight = 1, wide = 100): Part => ({ box: { left: 0, right: wide, top, bottom }, weight });

test('the uppermost gap that is large enough', () => {
  const rows = [part(60, 180), part(300, 420), part(560, 700)];
  expect(clearing(rows, 100, 60, 720)).toBe(180);
  expect(clearing(rows, 130, 60, 720)).toBe(420);
});

test('without a gap what weighs least is covered', () => {
  expect(clearing([part(60, 400, 8), part(400, 700)], 100, 60, 700)).toBe(400);
  expect(clearing([part(60, 400), part(400, 700, 1, 40)], 100, 60, 700)).toBe(400);
});

test('nowhere but within its ends', () => {
  expect(clearing([part(60, 150)], 100, 60, 200)).toBe(100);
  expect(clearing([part(60, 200)], 400, 60, 200)).toBe(60);
});
