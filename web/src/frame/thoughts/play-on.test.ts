import { expect, test } from 'vitest';
import type { GameInfo, SeatInfo } from '../../wire';
import { chairsAfter } from './play-on';

const bots = (['random', 'greedy', 'rulebook', 'search-100'] as const).map((bot, i) => ({
  bot,
  about: '',
  level: (['beginner', 'beginner', 'evening', 'club'] as const)[i] ?? 'club',
})) as unknown as GameInfo['bots'];
const person = { who: 'guest' } as SeatInfo;

test('whoever plays on has their chair, computers keep theirs, and nobody else is waited for', () => {
  const seats: SeatInfo[] = [person, { who: 'bot', bot: 'search-100' }, person, { who: 'empty' }];
  const laid = chairsAfter(seats, 2, { bots });
  expect(laid[2]).toEqual({ open: true });
  expect(laid[1]).toEqual({ bot: 'search-100' });
  expect(laid.filter((seat) => 'open' in seat)).toHaveLength(1);
  expect(laid.every((seat) => 'open' in seat || bots.some(({ bot }) => bot === seat.bot))).toBe(true);
});
