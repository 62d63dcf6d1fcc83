import { beforeAll, describe, expect, it } from 'vitest';
import { bring } from '../../i18n/index.svelte';
import { heardBy } from '../../frame/table/heard';
import type { Notice } from '../../wire/rat-a-tat-cat';
import { quips } from './quips';

beforeAll(() => bring('rat-a-tat-cat'));

const began: Notice = { what: 'round_began', round: 1, dealer: 0 };
const kept = (slot: number, replaced: '0' | '1' | '7'): Notice => ({ what: 'kept', seat: 1, slot, card: null, replaced });
const took = (slot: number, card: '4', replaced: '2' | '9'): Notice => ({ what: 'took', seat: 1, slot, card, replaced });
const peeked = (slot: number): Notice => ({ what: 'peeked', seat: 1, slot, card: null });
const swapped: Notice = { what: 'swapped', seat: 0, own: 1, with: 1, theirs: 1 };
const superPeeked: Notice = { what: 'super_peeked', seat: 1 };
const heard = heardBy<'rat-a-tat-cat'>(quips);

describe('a forgetful rat', () => {
  it('shows it when a low card goes that it has seen, and one it has not seen stays', () => {
    expect(heard('sieve', began, kept(1, '1'))).toEqual([2]);
    expect(heard('drowsy', began, kept(4, '1'))).toEqual([2]);
    expect(heard('sieve', began, kept(2, '1'), kept(1, '7'))).toEqual([]);
  });
  it('shows it when a 0 goes that it has seen, even if nothing is dark', () => {
    expect(heard('sieve', began, superPeeked, kept(2, '0'))).toEqual([3]);
    expect(heard('sieve', began, superPeeked, kept(2, '1'))).toEqual([]);
    expect(heard('sieve', began, kept(2, '0'))).toEqual([]);
  });
  it('shows it when it takes a higher card for a lower one it has seen', () => {
    expect(heard('sieve', began, took(1, '4', '2'))).toEqual([2]);
    expect(heard('sieve', began, took(2, '4', '2'), took(1, '4', '9'))).toEqual([]);
  });
  it('shows it when it looks at what it has seen: at the first look, by a Peek, through the scanner, or as it took it', () => {
    for (const face of ['sieve', 'drowsy'] as const) {
      expect(heard(face, began, peeked(1))).toEqual([2]);
      expect(heard(face, began, peeked(2), peeked(3), peeked(3))).toEqual([4]);
      expect(heard(face, began, superPeeked, peeked(2))).toEqual([3]);
      expect(heard(face, began, took(2, '4', '9'), peeked(2))).toEqual([3]);
      expect(heard(face, began, kept(3, '7'), peeked(3))).toEqual([3]);
    }
  });
  it('may look at what is dark, was swapped in by another or newly dealt, and through the scanner as often as it likes', () => {
    expect(heard('sieve', began, peeked(2))).toEqual([]);
    expect(heard('sieve', began, swapped, peeked(1))).toEqual([]);
    expect(heard('sieve', began, { what: 'swapped', seat: 1, own: 4, with: 0, theirs: 2 }, peeked(4))).toEqual([]);
    expect(heard('drowsy', began, peeked(2), { what: 'round_began', round: 2, dealer: 1 }, peeked(2))).toEqual([]);
    expect(heard('drowsy', began, superPeeked, superPeeked)).toEqual([]);
    expect(heard('drowsy', peeked(1), peeked(1))).toEqual([]);
  });
  it('has words of its own for each fault', () => {
    const said = (bot: 'sieve' | 'drowsy', notice: Notice) =>
      [
        ...quips(
          [began, notice].map((n, i) => ({ number: i + 1, notice: n })),
          [
            { seat: 0, name: 'Ada', here: true, away: false },
            { seat: 1, name: 'Bo', bot, here: true, away: false },
          ],
        ).values(),
      ].map(({ text }) => text);
    const all = [said('sieve', peeked(1)), said('drowsy', peeked(1)), said('sieve', kept(1, '1')), said('drowsy', kept(1, '1'))].flat();
    expect(new Set(all).size).toBe(4);
  });
  it('has seen nothing of what a Swap brought, and all after a Super Peek', () => {
    expect(heard('sieve', began, swapped, kept(1, '1'))).toEqual([]);
    expect(heard('sieve', began, superPeeked, took(3, '4', '2'))).toEqual([3]);
  });
  it('is not accused of anything in a round that is told from its middle on', () => expect(heard('sieve', kept(1, '1'))).toEqual([]));
});

describe('who forgets among several only', () => {
  const seats = (bot: 'clerk' | 'apprentice' | 'alchemist' | 'sage') =>
    [0, 1, 2].map((seat) => ({ seat, name: 'Ada', here: true, away: false, ...(seat === 1 ? { bot } : {}) }));
  const said = (bot: Parameters<typeof seats>[0], players: number, notice: Notice) =>
    [
      ...quips(
        [began, notice].map((n, i) => ({ number: i + 1, notice: n })),
        seats(bot).slice(0, players),
      ).values(),
    ].map(({ text }) => text);
  it('says so there, each in words of its own', () => {
    const all = (['clerk', 'apprentice', 'alchemist'] as const).flatMap((bot) =>
      [kept(1, '1'), peeked(1)].flatMap((notice) => said(bot, 3, notice)),
    );
    expect(new Set(all).size).toBe(6);
  });
  it('is not suspected of it at a table for two', () => {
    for (const bot of ['clerk', 'apprentice', 'alchemist'] as const) expect(said(bot, 2, kept(1, '1'))).toEqual([]);
  });
  it('is never the Sage', () => expect(said('sage', 3, peeked(1))).toEqual([]));
});

it('is no fault of anybody else', () => {
  for (const other of [undefined, 'clerk', 'sage'] as const)
    expect(heard(other, began, kept(1, '1'), took(4, '4', '2'), peeked(1))).toEqual([]);
});

it('is heard when the Glutton grabs, and when the Captain’s coin falls', () => {
  expect(heard('glutton', began, took(1, '4', '9'), kept(1, '7'))).toEqual([2]);
  expect(heard('captain', began, took(1, '4', '9'), { what: 'called', seat: 1 })).toEqual([3]);
});
