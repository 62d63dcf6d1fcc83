import { beforeAll, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { heardBy } from '../../frame/table/heard';
import type { Notice } from '../../wire/rattus-cartus';
import { quips } from './quips';

beforeAll(() => bring('rattus-cartus'));

const heard = heardBy<'rattus-cartus'>(quips);
const visited = (seat: number, position: number): Notice => ({ what: 'visited', seat, position, slot: 1, count: 2, cards: null });
const began: Notice = { what: 'round_began', round: 1, first: 0, last: false };

it('is heard when the Glutton comes to a house where somebody is already', () => {
  expect(heard('glutton', began, visited(0, 1), visited(1, 1), began, visited(0, 0), visited(1, 1))).toEqual([3]);
  expect(heard('clerk', began, visited(0, 1), visited(1, 1))).toEqual([]);
});
it('is heard when the plague takes the Captain', () => {
  const plague = (...dead: number[]): Notice => ({
    what: 'plague',
    nuns: ['monk1', 'monk1', 'monk1', 'monk1', 'monk1'],
    rats: [3, 9],
    dead,
  });
  expect(heard('captain', plague(0))).toEqual([]);
  expect(heard('captain', plague(0, 1))).toEqual([1]);
});
