import { expect, it } from 'vitest';
import type { EveningInfo } from '../../wire';
import { pause } from './evening.svelte';
import { clockOf, grouped, nameOf, worthOf } from './standing';

const bot = (name: string) => ({ who: { who: 'bot', bot: name }, left: false, since: 0 });

it('computer players of one kind are told apart, and people have their names', () => {
  const ada = { who: { who: 'guest', guest: 'a', name: 'Ada', look: null, is_bot: false }, left: false, since: 0 };
  const info = { people: [ada, bot('abc'), bot('xyz'), bot('abc')], filler: 'xyz' } as unknown as EveningInfo;
  expect([0, 1, 2, 3, null].map((number) => nameOf(info, number))).toEqual(['Ada', 'abc 1', 'xyz', 'abc 2', 'xyz']);
});

it('what counts is shown as what it is a part of', () => {
  expect([worthOf(180, 120), worthOf(40, 120), worthOf(3, 1)]).toEqual(['1.5', '0.33', '3']);
  expect(grouped('k7mq2x9dab3f')).toBe('K7MQ-2X9D-AB3F');
  expect([clockOf(0), clockOf(65), clockOf(3_600)]).toEqual(['0:00', '1:05', '60:00']);
});

it('a whole club behind one address asks less often than the house allows', () => {
  expect(pause(4)).toBe(3_000);
  expect((1_000 * 200) / pause(200)).toBeLessThan(20);
});
