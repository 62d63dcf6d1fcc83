import { expect, it } from 'vitest';
import { grouped, nearer, typed } from './screens';

it('a code is read in groups, and taken as it was typed', () => {
  expect(grouped('0123abcd')).toBe('0123 ABCD');
  expect(typed(' 0123-ABCD ')).toBe('0123abcd');
  expect(typed('O1IL')).toBe('0111');
});

it('a television is nearer than a desk, a tablet is not', () => {
  expect(nearer(1024, 768)).toBe(1);
  expect(nearer(1920, 1080)).toBe(1.35);
  expect(nearer(3840, 2160)).toBe(2.7);
  // As much as fits both ways.
  expect(nearer(1920, 800)).toBe(1);
});
