import { describe, expect, it } from 'vitest';
import type { AskedPlan, Plan } from '../../wire/ratapolis';
import { doubt } from './doubts';
import { begins, empty, isAllowed, mayAttack, nothing, standing, swapped, victims, ways, write } from './draft';
import { townWith, type TownWish } from './samples-town';
import { fromSight } from './scene';

const asked = (wish: TownWish, more: Partial<AskedPlan> = {}): AskedPlan => {
  const { ask } = townWith(wish);
  if (ask?.ask !== 'plan') throw new Error('no plan is asked');
  return { ...ask, ...more };
};
// In the beginners' city O is next to A, F, I and R.
const corner: TownWish = { bare: true, rats: { O: { red: 1, yellow: 2 }, A: { red: 2 } } };
const toI: Plan = [{ act: 'move', from: 'O', to: 'I' }, nothing];

describe('slot 1', () => {
  it('moves from where one stands to what is near (POL-34)', () => {
    const ask = asked(corner);
    expect([...ways(ask, empty, 0, 'O')].sort()).toEqual(['A', 'F', 'I', 'R']);
    expect(ways(ask, empty, 0, 'I')).toEqual([]);
  });
  it('strikes only whom one stands with (POL-33)', () => {
    const ask = asked(corner);
    expect(victims(ask, empty, 0, 'O')).toEqual(['yellow']);
    expect(victims(ask, empty, 0, 'A')).toEqual([]);
    expect(isAllowed(ask, [{ act: 'attack', tile: 'O', colour: 'blue' }, nothing], 0)).toBe(false);
  });
  it('may strike from afar where the ask says so (POL-84)', () => {
    const ask = asked(corner);
    const near = { ...ask, from: ask.from.map((one) => (one.plot === 'R' ? { ...one, targets: ['blue' as const] } : one)) };
    expect(begins(near, empty, 0, 'R')).toBe(true);
    expect(write(near, empty, 0, { act: 'attack', tile: 'R', colour: 'blue' })[0].act).toBe('attack');
  });
});

describe('slot 2', () => {
  it('counts on slot 1 (POL-35, POL-36)', () => {
    const ask = asked(corner);
    expect(standing(ask, toI, 1)).toContain('I');
    expect(ways(ask, toI, 1, 'I')).toContain('N');
    expect(victims(ask, toI, 1, 'I')).toEqual(['blue', 'yellow']);
    expect(victims(ask, empty, 1, 'I')).toEqual([]);
  });
  it('need not find its target in place yet (POL-35)', () => expect(victims(asked(corner), empty, 1, 'A')).toEqual(['blue', 'yellow']));
  it('falls back to nothing when slot 1 takes its ground away (POL-37)', () => {
    const ask = asked(corner);
    const both = write(ask, toI, 1, { act: 'move', from: 'I', to: 'N' });
    expect(both[1].act).toBe('move');
    expect(write(ask, both, 0, nothing)).toEqual(empty);
    expect(write(ask, both, 0, { act: 'move', from: 'A', to: 'I' })[1].act).toBe('move');
  });
});

describe('marks of the round (POL-106)', () => {
  const bite = { act: 'attack', tile: 'O', colour: 'yellow' } as const;
  it('no attack', () => expect(victims(asked(corner, { attacks: 0 }), empty, 0, 'O')).toEqual([]));
  it('one attack: the other slot may hold none', () => {
    const ask = asked(corner, { attacks: 1 });
    const first = write(ask, empty, 0, bite);
    expect(first[0]).toEqual(bite);
    expect(mayAttack(ask, first, 1)).toBe(false);
    expect(write(ask, first, 1, bite)).toBe(first);
    expect(mayAttack(ask, first, 0)).toBe(true);
  });
});

it('a refused entry leaves the earlier one (POL-37)', () => {
  const ask = asked(corner);
  expect(write(ask, toI, 0, { act: 'move', from: 'O', to: 'Q' })).toBe(toI);
});
it('two entries change places only if both are allowed there', () => {
  const ask = asked(corner);
  expect(
    swapped(ask, [
      { act: 'move', from: 'A', to: 'O' },
      { act: 'attack', tile: 'O', colour: 'yellow' },
    ])?.[0].act,
  ).toBe('attack');
  expect(swapped(ask, [toI[0], { act: 'move', from: 'I', to: 'N' }])).toBeNull();
});
it('rats are born only in a house, and only where the game has births (POL-143)', () => {
  expect(begins(asked({ bare: true, rats: { Q: { red: 2 } } }, { attacks: 0 }), empty, 0, 'Q')).toBe(true);
  const ask = asked(corner, { procreation: true });
  expect(write(ask, toI, 1, { act: 'procreate', tile: 'I' })[1].act).toBe('procreate');
  expect(write(ask, empty, 1, { act: 'procreate', tile: 'I' })).toEqual(empty);
});

describe('doubts', () => {
  const scene = (rats: TownWish['rats']) => fromSight(townWith({ bare: true, ...(rats ? { rats } : {}) }));
  it.each([
    ['full', { O: { red: 1 }, R: { blue: 3 } }, [{ act: 'move', from: 'O', to: 'R' }, nothing], 0],
    ['tight', { A: { red: 3 }, O: { blue: 1 } }, [{ act: 'move', from: 'A', to: 'O' }, nothing], 0],
    ['leaves', { O: { red: 1 } }, [toI[0], { act: 'move', from: 'O', to: 'A' }], 1],
    ['leaves', { O: { red: 1, blue: 1 } }, [toI[0], { act: 'attack', tile: 'O', colour: 'blue' }], 1],
    ['arrives', { O: { red: 1 }, I: { blue: 1 } }, [toI[0], { act: 'attack', tile: 'I', colour: 'blue' }], 1],
    ['absent', { O: { red: 1 } }, [nothing, { act: 'attack', tile: 'O', colour: 'blue' }], 1],
    ['lonely', { O: { red: 1 } }, [{ act: 'procreate', tile: 'O' }, nothing], 0],
    [null, { O: { red: 1 } }, toI, 0],
    [null, { O: { red: 2 } }, [{ act: 'procreate', tile: 'O' }, nothing], 0],
  ] as const)('%s', (what, rats, plan, slot) => expect(doubt(scene(rats), 'red', plan as unknown as Plan, slot)).toBe(what));
});
