import { describe, expect, test } from 'vitest';
import type { Ask, Cards } from '../../wire/rattus-cartus';
import { cardsOf, decision, draftOf, followers, mayLook, nothing, ofKind, seatDecision, toggled, wanted, worth } from './choice';
import { everyAsk } from './samples';

const hand: Cards = ['peasant0', 'witch2', 'witch4', 'king4', 'joker', 'pass', 'sword'];
const visit: Extract<Ask, { ask: 'visit' }> = {
  ask: 'visit',
  row: 2,
  cards: ['peasant0', 'witch2', 'witch4', 'king4', 'joker', 'sword'],
  pass: true,
};
const want = wanted(visit) ?? expect.fail();

describe('picking cards', () => {
  test('only what the question offers', () => {
    expect(toggled(want, hand, [], 0)).toEqual([0]);
    expect(toggled(want, hand, [0, 1], 0)).toEqual([1]);
    expect(toggled(want, hand, [], hand.indexOf('pass'))).toEqual([]);
  });
  test('where too many would be picked, the first makes room', () => {
    const give = wanted({ ask: 'give', to: 1, count: 2, hand }) ?? expect.fail();
    expect(toggled(give, hand, [0, 1], 5)).toEqual([1, 5]);
    const one = wanted({ ask: 'discard', most: 1, hand }) ?? expect.fail();
    expect(toggled(one, hand, [0], 1)).toEqual([1]);
  });
  test('by kind', () => {
    expect(cardsOf(hand, ofKind(want, hand, [0], 'witch', 2))).toEqual(['peasant0', 'witch2', 'witch4']);
    expect(cardsOf(hand, ofKind(want, hand, [0, 1, 2], 'witch', 0))).toEqual(['peasant0']);
    const two = wanted({ ask: 'discard', most: 2, hand }) ?? expect.fail();
    expect(cardsOf(hand, ofKind(two, hand, [0], 'witch', 2))).toEqual(['peasant0', 'witch2']);
  });
  test('by number: who belongs there, then jokers, then the others; Swords stay', () => {
    expect(cardsOf(hand, followers(want, hand, [6], 'magic', 2))).toEqual(['sword', 'witch2', 'witch4']);
    expect(cardsOf(hand, followers(want, hand, [], 'magic', 4))).toEqual(['witch2', 'witch4', 'joker', 'peasant0']);
    expect(cardsOf(hand, followers(want, hand, [0, 1], 'church', 0))).toEqual([]);
  });
});

test('what cards do in a house', () => {
  expect(worth(['witch2', 'king4', 'joker', 'sword', 'flute'], 'magic')).toEqual({ influence: 3, rats: 1, swords: 1, flutes: 1 });
  expect(worth([], 'magic')).toEqual({ influence: 0, rats: 0, swords: 0, flutes: 0 });
});

describe('the answer', () => {
  test('a visit needs a house, and no card', () => {
    expect(decision(visit, hand, nothing)).toBeNull();
    expect(decision(visit, hand, { position: 1, picked: [] })).toEqual({ do: 'visit', with: { position: 1, cards: [] } });
    expect(decision(visit, hand, { position: 0, picked: [1, 6] })).toEqual({
      do: 'visit',
      with: { position: 0, cards: ['witch2', 'sword'] },
    });
  });
  test('a gift is of so many cards exactly', () => {
    const give: Ask = { ask: 'give', to: 1, count: 2, hand };
    expect(decision(give, hand, { position: null, picked: [0] })).toBeNull();
    expect(decision(give, hand, { position: null, picked: [0, 3] })).toEqual({ do: 'give', with: ['peasant0', 'king4'] });
  });
  test('at the Hospital nothing may be left', () => {
    expect(decision({ ask: 'discard', most: 2, hand }, hand, nothing)).toEqual({ do: 'discard', with: [] });
  });
  test('other questions are not answered with cards', () => {
    for (const ask of [everyAsk.privilege, everyAsk.look, everyAsk.act, everyAsk.victim, everyAsk.receiver])
      expect(decision(ask, hand, { position: 0, picked: [] })).toBeNull();
  });
  test('what was sealed can be taken up again', () => {
    const twice: Cards = ['witch2', 'witch2', 'king4'];
    expect(draftOf({ do: 'give', with: ['witch2', 'king4'] }, twice).picked).toEqual([0, 2]);
    expect(draftOf({ do: 'give', with: ['witch2', 'witch2'] }, twice).picked).toEqual([0, 1]);
    expect(draftOf(null, twice)).toEqual(nothing);
  });
  test('places looked at by this effect are done with', () => {
    expect([0, 1, 2].map((place) => mayLook(everyAsk.look, place))).toEqual([true, false, true]);
    expect(mayLook(everyAsk.visit, 0)).toBe(false);
  });
  test('whom the Sword and the Flute point at', () => {
    expect(seatDecision(everyAsk.victim, 2)).toEqual({ do: 'victim', with: 2 });
    expect(seatDecision(everyAsk.receiver, 1)).toEqual({ do: 'receiver', with: 1 });
    expect(seatDecision(everyAsk.act, 1)).toBeNull();
  });
});
