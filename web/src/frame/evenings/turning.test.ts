import { expect, it } from 'vitest';
import { pages } from './turning';

const rows = (count: number, high = 10, beside = 1) =>
  Array.from({ length: count * beside }, (_, i) => ({ top: Math.floor(i / beside) * high, bottom: Math.floor(i / beside) * high + high }));

it('what fits is one page, and nothing is none', () => {
  expect(pages(rows(4), 40)).toEqual([0]);
  expect(pages([], 40)).toEqual([]);
});

it('every part is whole on some page, and each page begins where the one before ends', () => {
  expect(pages(rows(9), 45)).toEqual([0, 4, 8]);
  // Three beside one another.
  expect(pages(rows(5, 10, 3), 20)).toEqual([0, 6, 12]);
});

it('of parts that stand beside one another the highest counts', () => {
  const parts = [
    { top: 0, bottom: 10 },
    { top: 0, bottom: 30 },
    { top: 30, bottom: 40 },
    { top: 30, bottom: 60 },
  ];
  expect(pages(parts, 45)).toEqual([0, 3]);
});

it('a part that is larger than the wall holds nobody up', () => {
  expect(pages(rows(3, 100), 50)).toEqual([0, 1, 2]);
});
