import { beforeAll, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import type { SeatView, Sight } from '../contract/game';
import { decidedText } from './decided';

beforeAll(() => bring('replay'));

const seats = ['Ada', 'Bo', 'Cleo'].map((name, seat): SeatView => ({ seat, name, here: true, away: false }));
const told = (...decided: readonly [seat: number, what: 'draw' | 'stop', automatic?: boolean][]): string =>
  decidedText<'rat-a-tat-cat'>(
    decided.map(([seat, what, automatic = false]) => ({ seat, decision: { do: what }, automatic })),
    {} as Sight<'rat-a-tat-cat'>,
    seats,
    (decision) => decision.do,
  );

it('says who decided what, equals together, and whose time was up', () => {
  expect(told()).toBe('The match begins');
  expect(told([1, 'draw'])).toBe('Bo: draw');
  expect(told([0, 'stop'], [1, 'draw'], [2, 'stop'])).toBe('Ada, Cleo: stop; Bo: draw');
  expect(told([2, 'stop', true])).toBe('Cleo: stop (out of time)');
});
