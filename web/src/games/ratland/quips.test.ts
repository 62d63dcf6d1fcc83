import { beforeAll, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { heardBy } from '../../frame/table/heard';
import type { Notice } from '../../wire/ratland';
import { quips } from './quips';

beforeAll(() => bring('ratland'));

const heard = heardBy<'ratland'>(quips);
const robbed = (stolen: number): Notice => ({ what: 'attacked', by: 0, tunnel: 'left', on: 1, strength: 3, defence: 3 - stolen, stolen });
const sent = (...rats: number[]): Notice => ({
  what: 'deployed',
  deployed: [
    { rats: [9, 0, 0, 0, 0, 0, 0, 0], hide: false },
    { rats, hide: false },
  ],
});

it('is heard when neighbours come whom the Glutton never thinks of, and when he has bred too many', () => {
  expect(heard('glutton', robbed(0), robbed(2), { what: 'starved', seat: 1, deaths: 1, from_infirmary: 0 })).toEqual([2, 3]);
});
it('is heard once when both tunnels steal, and again in the next round', () => {
  expect(heard('glutton', robbed(2), robbed(1), sent(1, 0, 0, 0, 0, 0, 0, 0), robbed(1))).toEqual([1, 4]);
});
it('is heard when the Captain’s rats all went one way', () => {
  expect(heard('captain', sent(2, 2, 1, 1, 0, 1, 1, 0), sent(0, 1, 0, 0, 6, 1, 0, 0))).toEqual([2]);
});
it('is nobody’s fault but theirs', () => {
  for (const other of [undefined, 'sage'] as const) expect(heard(other, robbed(2), sent(0, 0, 0, 0, 8, 0, 0, 0))).toEqual([]);
});
