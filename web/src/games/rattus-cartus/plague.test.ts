import { describe, expect, test } from 'vitest';
import type { Card, Notice } from '../../wire/rattus-cartus';
import { people } from './cards';
import { expected, odds, percent, seenElsewhere, survival, unseen, ways } from './plague';
import { playerWith, sightWith } from './samples';

/** Every way to lay `places` of these cards, one by one. */
function enumerate(cards: readonly number[], places: number): number[] {
  const found = Array.from({ length: 4 * places + 1 }, () => 0);
  const lay = (from: number, left: number, total: number): void => {
    if (left === 0) {
      found[total] = (found[total] ?? 0) + 1;
      return;
    }
    for (let i = from; i <= cards.length - left; i++) lay(i + 1, left - 1, total + (cards[i] ?? 0));
  };
  lay(0, places, 0);
  return found;
}
const spread = (by: readonly number[]): number[] => by.flatMap((n, nuns) => Array.from({ length: n }, () => nuns));
const dark = sightWith({ players: [playerWith({ hand: [] }), playerWith()] });

describe('the ways in which nuns add up', () => {
  test.each([
    [[24, 12, 12, 12, 24], 0],
    [[24, 12, 12, 12, 24], 1],
    [[24, 12, 12, 12, 24], 3],
    [[5, 2, 0, 3, 4], 5],
    [[0, 0, 0, 1, 4], 5],
    [[9, 1, 7, 2, 6], 4],
    [[1, 0, 0, 0, 0], 2],
  ])('%j by %i are as many as there are', (by, places) => {
    expect(ways(by, places)).toEqual(enumerate(spread(by), places));
  });
  test('all five of the whole population', () => {
    const all = ways([24, 12, 12, 12, 24], 5);
    expect(all.reduce((sum, n) => sum + n, 0)).toBe(30872016); // 84 choose 5
    expect(all).toEqual([...all].reverse());
  });
});

describe('what one knows', () => {
  test('of a hand and nothing else', () => {
    const sight = sightWith({ players: [playerWith({ hand: ['king4', 'king4', 'monk1', 'joker', 'gold'] }), playerWith()] });
    expect(unseen(sight, [], 0)).toEqual([24, 11, 12, 12, 22]);
    expect(expected(odds(dark, [], 0))).toBeCloseTo(10, 10);
  });
  test('nuns one has looked at are certain', () => {
    const sight = sightWith({
      nuns: ['king4', null, 'monk3', 'witch0', 'peasant2'],
      players: [playerWith({ hand: ['king4'] }), playerWith()],
    });
    const chances = odds(sight, [], 0);
    expect(chances.map(({ nuns }) => nuns)).toEqual([9, 10, 11, 12, 13]);
    // 84 - 1 in hand - 4 in the row; of fours one is in hand and one in the row.
    expect(chances.map(({ chance }) => Math.round(chance * 79))).toEqual([23, 12, 11, 11, 22]);
    expect(survival(chances, 9)).toBe(1);
    expect(survival(chances, 13)).toBeCloseTo(22 / 79, 12);
    expect(survival(chances, 14)).toBe(0);
  });
  test.each<[number, readonly Card[]]>([
    [2, ['king1', 'monk0', 'witch4']],
    [6, ['king1', 'monk3', 'witch2']],
    [6, ['king4', 'monk0', 'witch2']],
  ])('%i rats live for certain once %j are seen, for as many nuns as rats are enough (CART-138)', (rats, seen) => {
    // Whatever else is known: the shares of any deck must add up to all there is.
    for (let gone = 0; gone < 40; gone++) {
      const discard = people
        .flatMap((person) => [`${person}0`, `${person}0`, `${person}1`, `${person}2`, `${person}3`, `${person}4`, `${person}4`] as Card[])
        .slice(0, gone);
      const chances = odds(
        sightWith({ nuns: [...seen, null, null] as never, discard, players: [playerWith({ hand: [] }), playerWith()] }),
        [],
        0,
      );
      expect(percent(survival(chances, rats))).toBe(100);
    }
  });
  test('what is not certain is never called so', () => {
    expect([0, 1e-9, 0.004, 0.5, 0.995, 0.9999, 1 - 1e-9, 1].map(percent)).toEqual([0, 1, 1, 50, 99, 99, 99, 100]);
  });
  const laid = (seat: number, ...cards: Card[]): Notice[] => [
    { what: 'visited', seat, position: 0, slot: 1, count: cards.length, cards: null },
    { what: 'revealed', seat, cards },
    { what: 'put_away', position: 0 },
  ];
  const seen = (...told: Notice[]) => Object.fromEntries(seenElsewhere(told, 0));
  test('what was shown and shuffled back is still not in the row, and not counted twice', () => {
    const back: Notice = { what: 'reshuffled', count: 2 };
    expect(seen(...laid(1, 'knight2', 'sword'), ...laid(1, 'knight2'))).toEqual({ knight2: 2 });
    expect(seen(...laid(1, 'knight2'), back, ...laid(1, 'knight2'))).toEqual({ knight2: 1 });
    expect(seen(...laid(1, 'knight2'), back, ...laid(1, 'knight2'), ...laid(2, 'knight2'))).toEqual({ knight2: 2 });
    // The fan remembers what the sight no longer shows.
    expect(unseen(dark, [...laid(1, 'knight2'), back], 0)).toEqual([24, 12, 11, 12, 24]);
  });
  test('own cards are one and the same from the deal to the discard pile', () => {
    const own: Notice[] = [
      { what: 'dealt', hands: [['king4', 'monk1'], null] },
      { what: 'visited', seat: 0, position: 0, slot: 1, count: 1, cards: ['king4'] },
      { what: 'revealed', seat: 0, cards: ['king4'] },
      { what: 'put_away', position: 0 },
      { what: 'discarded_cards', seat: 0, cards: ['monk1'] },
    ];
    expect(seen(...own)).toEqual({ king4: 1, monk1: 1 });
    expect(seen(...own, { what: 'drew', seat: 0, count: 1, cards: ['king4'] })).toEqual({ king4: 2, monk1: 1 });
    expect(seen(...own, { what: 'reshuffled', count: 2 }, { what: 'drew', seat: 0, count: 1, cards: ['king4'] })).toEqual({
      king4: 1,
      monk1: 1,
    });
  });
  test('cards that one gave away may be the ones that are shown later', () => {
    const gave: Notice[] = [
      { what: 'dealt', hands: [['king4'], null] },
      { what: 'gave', from: 0, to: 1, count: 1, cards: ['king4'] },
      { what: 'picked_up', seat: 1, count: 1, cards: null },
    ];
    expect(seen(...gave, ...laid(1, 'king4'))).toEqual({ king4: 1 });
    expect(seen(...gave, ...laid(1, 'king4', 'king4'))).toEqual({ king4: 2 });
  });
});
