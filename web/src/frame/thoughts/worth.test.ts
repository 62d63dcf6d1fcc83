import { expect, test } from 'vitest';
import type { HintChoice } from '../../wire';
import { reasonOf, weigh, why, worthOf } from './worth';

const choice = (worth: number | null, points: number | null = worth): HintChoice => ({ decision: { do: 'draw_deck' }, worth, points });

test('the first is the choice of the house, and the others are told by how far they are behind', () => {
  expect(weigh([12, 12, 11, 9].map(choice)).map(({ verdict }) => verdict)).toEqual(['hint-best', 'hint-as-good', 'hint-worse', 'hint-bad']);
});

test('what is sole is the choice of the house', () => {
  expect(weigh([choice(null)]).map(({ verdict }) => verdict)).toEqual(['hint-best']);
});

test('why is told by what the first and the next best are likely to bring', () => {
  const told = (best: number, next: number, what: 'points' | 'cost' | 'cheese', already = 0) =>
    why([choice(10, best), choice(9, next)], what, (points) => points - already);
  expect(told(7, 5, 'points')).toEqual({ key: 'hint-why-points', n: 7, m: 5 });
  expect(told(37, 39, 'cost', 30)).toEqual({ key: 'hint-why-cost', n: 7, m: 9 });
  expect(told(12, 10, 'cheese')).toEqual({ key: 'hint-why-cheese', n: 12, m: 10 });
});

test('what brings less wins more often, and that is why', () => {
  const key = (best: number, next: number, what: 'points' | 'cost') => why([choice(10, best), choice(9, next)], what, (n) => n)?.key;
  expect([key(5, 5, 'points'), key(5, 5, 'cost')]).toEqual(['hint-why-often', 'hint-why-often']);
  expect(why([choice(10, 5), choice(10, 5)], 'points', (n) => n)?.key).toBe('hint-why-even');
  expect([key(4, 5, 'points'), key(6, 5, 'cost')]).toEqual(['hint-why-chance', 'hint-why-chance']);
  expect(why([choice(null)], 'points', (n) => n)).toBeNull();
});

test('of two bars of the same length none is said to win more often', () => {
  const key = (best: number, next: number, what: 'points' | 'cost') => why([choice(10, best), choice(10, next)], what, (n) => n)?.key;
  expect([key(4, 5, 'points'), key(6, 5, 'cost')]).toEqual(['hint-why-close', 'hint-why-close']);
  expect([key(6, 5, 'points'), key(4, 5, 'cost')]).toEqual(['hint-why-points', 'hint-why-cost']);
});

test('every line says why, and equal ones say the same number', () => {
  const choices = [choice(10, 37), choice(10, 37), choice(8, 41), choice(9, 37)];
  const cost = { what: 'cost', of: (points: number) => points - 30 } as const;
  expect(choices.map((_, i) => reasonOf(i, choices, cost))).toEqual([
    { key: 'hint-why-even', n: 7, m: 7 },
    { key: 'hint-line-cost', n: 7, m: 0 },
    { key: 'hint-line-cost', n: 11, m: 0 },
    { key: 'hint-line-cost', n: 7, m: 0 },
  ]);
  expect(weigh(choices).map(({ verdict }) => verdict)).toEqual(['hint-best', 'hint-as-good', 'hint-worse', 'hint-worse']);
  expect(reasonOf(0, [choice(10, 37)], cost)?.key).toBe('hint-line-cost');
  expect(reasonOf(0, [choice(null)], cost)).toBeNull();
});

test('what a moment was worth is told in wins, and in points where these differ', () => {
  const moment = { with_did: { chance: 34, points: 42 }, with_better: { chance: 51, points: 37 } };
  expect(worthOf(moment, 'cost', (points) => points - 30)).toEqual({ lost: 17, points: { key: 'decided-cost-points', n: 12, m: 7 } });
  expect(worthOf(moment, 'cheese', () => 3)).toEqual({ lost: 17, points: null });
});
