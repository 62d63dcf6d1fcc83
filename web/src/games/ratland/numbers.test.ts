import { describe, expect, it } from 'vitest';
import type { BoxInfo } from '../../wire/ratland';
import boxText from './fixtures/box.json?raw';
import { houseOf } from './house';

import { births, meal, numbers, powerOf, rowOf, upkeep } from './numbers';
import { everyNotice, sewerWith, sightWith } from './samples';

const box = JSON.parse(boxText) as BoxInfo;

describe('upkeep', () => {
  const sight = sightWith();
  it('follows the table (LAND-77)', () => {
    expect([0, 3, 4, 6, 7, 9, 10, 15, 18, 19, 20, 21, 23, 24].map((n) => upkeep(sight, n))).toEqual([
      0, 0, 1, 1, 3, 3, 4, 5, 6, 7, 7, 8, 9, 9,
    ]);
  });
  it('goes on by one a rat beyond it (LAND-78)', () => {
    expect([25, 26, 30].map((n) => upkeep(sight, n))).toEqual([10, 11, 15]);
  });
  it('lights the row of the table', () => {
    expect([0, 3, 4, 24, 25].map((n) => rowOf(sight, n))).toEqual([0, 0, 1, 8, 9]);
  });
});

describe('births', () => {
  const none = null;
  it('are as many as rats in the nursery, those in both included (LAND-50, LAND-106)', () => {
    expect(births([0, 0, 0, 0, 0, 0, 2, 3], none)).toBe(5);
  });
  it('come to a Family without a nursery, later always (LAND-174, LAND-175)', () => {
    const family = powerOf(box, 'family', false);
    expect(births([1, 0, 0, 0, 0, 0, 0, 0], family)).toBe(1);
    expect(births([1, 0, 0, 0, 0, 0, 2, 0], family)).toBe(2);
    expect(births([1, 0, 0, 0, 0, 0, 2, 0], powerOf(box, 'family', true))).toBe(3);
  });
});

describe('what a plan means', () => {
  const plan = [2, 0, 0, 3, 0, 1, 1, 0];
  const house = houseOf(3, [{ name: 'strategists', value: 'three_areas' }]);
  it('counts newborn and returning rats among the mouths (LAND-79, example 10)', () => {
    const sight = sightWith({ sewers: [sewerWith({ infirmary: 1, lost: 1, cheese: 3 }), sewerWith(), sewerWith()] });
    expect(numbers(sight, 0, [4, 0, 0, 0, 0, 2, 2, 0], 8, house, box)).toMatchObject({
      births: 2,
      back: 2,
      fed: 12,
      cost: 4,
      cheese: 3,
      short: 1,
    });
  });
  it('knows that nobody is born from an empty supply (LAND-54)', () => {
    expect(numbers(sightWith({ supply: 0 }), 0, plan, 7, house, box)).toMatchObject({ births: 0, fed: 7 });
  });
  it('attacks each neighbour through its own tunnel, and guards against both alike (LAND-42, LAND-44)', () => {
    expect(numbers(sightWith(), 0, plan, 7, house, box).borders).toEqual([
      { tunnel: 'left', seat: 1, attack: 3, defence: 1 },
      { tunnel: 'right', seat: 2, attack: 0, defence: 1 },
    ]);
  });
  it('adds Massive Attack where somebody attacks (LAND-87, LAND-88)', () => {
    expect(numbers(sightWith({ event: 'massive_attack' }), 0, plan, 7, house, box).borders.map(({ attack }) => attack)).toEqual([4, 0]);
  });
  it('adds what upgraded Warriors have beside (LAND-178)', () => {
    const sewers = [sewerWith({ clan: 'warriors' }), sewerWith(), sewerWith()];
    expect(numbers(sightWith({ sewers, upgraded: true }), 0, plan, 7, house, box).borders[0].defence).toBe(3);
    expect(numbers(sightWith({ sewers }), 0, plan, 7, house, box).borders[0].defence).toBe(1);
  });
  it('defends with the tunnels when there are two (LAND-118, LAND-119)', () => {
    const two = sightWith({ sewers: [sewerWith(), sewerWith()] });
    expect(numbers(two, 0, [0, 0, 0, 3, 1, 3, 0, 0], 7, house, box).borders).toEqual([
      { tunnel: 'left', seat: 1, attack: 3, defence: 3 },
      { tunnel: 'right', seat: 1, attack: 1, defence: 1 },
    ]);
  });
  it('counts what Strategists pay for empty areas, or by house rule for empty places (LAND-104, LAND-105)', () => {
    const sight = sightWith({ event: 'strategists', sewers: [sewerWith({ cheese: 0 }), sewerWith(), sewerWith()] });
    expect(numbers(sight, 0, plan, 7, house, box)).toMatchObject({ fed: 8, cost: 3, cheese: 0, coming: 2, short: 1 });
    expect(numbers(sight, 0, plan, 7, houseOf(3, [{ name: 'strategists', value: 'all_places' }]), box)).toMatchObject({
      coming: 3,
      short: 0,
    });
    expect(numbers(sightWith(), 0, plan, 7, house, box).coming).toBe(0);
  });
});

describe('what was eaten', () => {
  const told = (...notices: (typeof everyNotice)[keyof typeof everyNotice][]) => notices.map((notice, i) => ({ number: i + 1, notice }));
  const { round_began, fed, starved } = everyNotice;
  it('is known from the meal to the end of the round, to those who ate', () => {
    expect(meal(told(round_began, fed, starved), 1)).toEqual(fed);
    expect(meal(told(round_began, fed, starved), 0)).toBeNull();
    expect(meal(told(round_began, fed, round_began), 1)).toBeNull();
  });
});
