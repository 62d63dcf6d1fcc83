import { beforeAll, describe, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { heardBy } from '../../frame/table/heard';
import type { Notice } from '../../wire/ratapolis';
import { quips } from './quips';

beforeAll(() => bring('ratapolis'));

const heard = heardBy<'ratapolis'>(quips);
const set: Notice = { what: 'set_up', situation: 'base', colours: ['red', 'blue'], neutral: 'yellow', balthus: null, tokens: [] };
const bit = (hits: boolean): Notice => ({ what: 'attacked', slot: 0, seat: 1, tile: 'A', colour: 'red', why: hits ? null : 'no_target' });
const lost = (colour: 'red' | 'blue', cause: 'cats' | 'attack'): Notice => ({ what: 'lost', colour, tile: 'A', rats: 1, cause });

it('is heard when the Glutton bites, once a round, and not when he snaps at nothing', () => {
  const began: Notice = { what: 'round_began', round: 2, mark: 'open', last: false };
  expect(heard('glutton', set, bit(false), bit(true), bit(true), began, bit(true))).toEqual([4, 6]);
});
describe('the Captain', () => {
  const open: Notice = { what: 'faced_up', cards: ['A'] };
  const card: Notice = { what: 'cat_card', card: 'A' };
  const removed: Notice = { what: 'removed', tile: 'A' };
  it('is heard when the cats find his rats, and nobody else’s', () => {
    expect(heard('captain', set, open, card, lost('red', 'cats'))).toEqual([]);
    expect(heard('captain', set, open, lost('blue', 'attack'), card)).toEqual([]);
    expect(heard('captain', set, open, card, lost('blue', 'cats'))).toEqual([4]);
  });
  it('has nothing to say of a card that nobody saw', () => {
    const began: Notice = { what: 'round_began', round: 2, mark: 'open', last: false };
    expect(heard('captain', set, card, lost('blue', 'cats'))).toEqual([]);
    expect(heard('captain', set, open, began, card, lost('blue', 'cats'))).toEqual([]);
  });
  it('lets a building fall before he speaks of it', () =>
    expect(
      heard(
        'captain',
        set,
        open,
        card,
        lost('blue', 'cats'),
        lost('red', 'cats'),
        removed,
        { what: 'token_lost', tile: 'A' },
        { what: 'token', tile: 'S', seat: 0 },
      ),
    ).toEqual([7]));
});
it('is heard when the others did not stay where the Clerk took them to be', () => {
  const foiled: Notice = { what: 'came_to_nothing', slot: 1, seat: 1, action: { act: 'move', from: 'A', to: 'B' }, why: 'no_house' };
  expect(heard('clerk', set, foiled)).toEqual([2]);
  expect(heard('sage', set, foiled, bit(true), lost('blue', 'cats'))).toEqual([]);
});
