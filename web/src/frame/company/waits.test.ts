import { expect, it } from 'vitest';
import type { LobbySeat, MyTable } from '../../wire';
import { Calls, type Call } from './calls.svelte';
import { waiting } from './waits';

const person = (guest: string) => ({ guest, name: guest, look: null, is_bot: false, regular: true, here: true });
const call = (by: string, invite: string): Call => ({ by: person(by), game: 'ratland', invite });
const guest = (id: string): LobbySeat => ({ who: 'guest', guest: id, name: id, look: null, is_bot: false, regular: true });
const computer: LobbySeat = { who: 'bot', bot: 'greedy' };
const table = (id: string, part: Partial<MyTable> = {}): MyTable =>
  ({
    id,
    game: 'ratland',
    phase: 'playing',
    you: 0,
    waits: [0],
    seats: [guest('ada'), guest('bo')],
    gave_up: false,
    clock_s: null,
    left_s: null,
    ...part,
  }) as MyTable;
const ways = (list: readonly { href: string }[]) => list.map(({ href }) => href);

it('counts who calls, where people wait for your move, and who wants to be a friend, and leads there', () => {
  const company = { asking: [person('cy')], blocked: [] };
  expect(ways(waiting([call('bo', 'code')], [table('a')], company))).toEqual(['#/invite/code', '#/table/a', '#/me']);
  expect(waiting([], [], null)).toEqual([]);
});

it('leaves out where you are not awaited: others are asked, it is over, or computer players have all the time', () => {
  const tables = [
    table('theirs', { waits: [1] }),
    table('over', { phase: 'over', waits: [] }),
    table('left', { gave_up: true }),
    table('alone', { seats: [guest('ada'), computer] }),
    table('slow', { seats: [guest('ada'), computer], clock_s: 86_400, left_s: 60 }),
  ];
  expect(ways(waiting([], tables, null))).toEqual(['#/table/slow']);
});

it('does not hear whoever is blocked', () => {
  expect(waiting([call('bo', 'code')], [], { asking: [], blocked: [person('bo')] })).toEqual([]);
});

it('keeps the last call of each until one has gone there, and tells it to nobody else', () => {
  const me = { current: { guest: 'ada' } };
  const calls = new Calls(me);
  calls.keep(call('bo', 'one'));
  calls.keep(call('cy', 'two'));
  calls.keep(call('bo', 'three'));
  expect(calls.all.map(({ invite }) => invite)).toEqual(['three', 'two']);
  calls.forget('three');
  expect(calls.all.map(({ invite }) => invite)).toEqual(['two']);
  me.current = { guest: 'dee' };
  expect(calls.all).toEqual([]);
  calls.keep(call('bo', 'four'));
  expect(calls.all.map(({ invite }) => invite)).toEqual(['four']);
});
