import { beforeAll, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { heardBy } from '../../table/heard';
import type { Notice } from '../../wire/ratapolis';
import { quips } from './quips';

beforeAll(() => bring('ratapolis'));

const heard = heardBy<'ratapolis'>(quips);
const set: Notice = { what: 'set_up', situation: 'base', colours: ['red', 'blue'], neutral: 'yellow', balthus: null, tokens: [] };
const bit = (hits: boolean): Notice => ({ what: 'attacked', slot: 0, seat: 1, tile: 'A', colour: 'red', hits });
const lost = (colour: 'red' | 'blue', cause: 'cats' | 'attack'): Notice => ({ what: 'lost', colour, tile: 'A', rats: 1, cause });

it('is heard when the Glutton bites, once a round, and not when he snaps at nothing', () => {
  const began: Notice = { what: 'round_began', round: 2, mark: 'open', last: false };
  expect(heard('glutton', set, bit(false), bit(true), bit(true), began, bit(true))).toEqual([3, 6]);
});
it('is heard when the cats find the Captain’s rats, and nobody else’s', () => expect(heard('captain', set, lost('red', 'cats'), lost('blue', 'attack'), lost('blue', 'cats'))).toEqual([4]));
it('is heard when the others did not stay where the Clerk took them to be', () => {
  const foiled: Notice = { what: 'came_to_nothing', slot: 1, seat: 1, action: { act: 'move', from: 'A', to: 'B' } };
  expect(heard('clerk', set, foiled)).toEqual([2]);
  expect(heard('sage', set, foiled, bit(true), lost('blue', 'cats'))).toEqual([]);
});
