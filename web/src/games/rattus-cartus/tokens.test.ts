import { expect, test } from 'vitest';
import { tokens } from './tokens';

test('rats are changed into as few tokens as possible', () => {
  expect(tokens(0)).toEqual([]);
  expect(tokens(10)).toEqual([5, 5]);
  expect(tokens(14)).toEqual([5, 5, 3, 1]);
  for (let rats = 0; rats < 40; rats++) expect(tokens(rats).reduce<number>((sum, worth) => sum + worth, 0)).toBe(rats);
});
