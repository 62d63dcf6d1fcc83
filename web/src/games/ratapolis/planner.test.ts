import { describe, expect, it } from 'vitest';
import type { AskedPlan, Plan } from '../../wire/ratapolis';
import { empty, nothing } from './draft';
import { Planner } from './planner.svelte';
import { townWith } from './samples-town';

const ask = ((): AskedPlan => {
  const { ask: asked } = townWith({ bare: true, rats: { O: { red: 1, yellow: 2 }, A: { red: 2 } } });
  if (asked?.ask !== 'plan') throw new Error('no plan is asked');
  return asked;
})();
const fresh = (): Planner => {
  const planner = new Planner();
  planner.begin(null);
  return planner;
};

describe('the planner', () => {
  it('lights where something can begin, then where the group can go', () => {
    const planner = fresh();
    expect([planner.light(ask, 'O'), planner.light(ask, 'A'), planner.light(ask, 'I')]).toEqual(['start', 'start', null]);
    planner.touch(ask, 'O');
    expect([planner.light(ask, 'O'), planner.light(ask, 'I'), planner.light(ask, 'Q')]).toEqual(['picked', 'goal', null]);
  });
  it('writes a move by two touches, and goes on to the second box', () => {
    const planner = fresh();
    planner.touch(ask, 'O');
    planner.touch(ask, 'I');
    expect(planner.plan).toEqual([{ act: 'move', from: 'O', to: 'I' }, nothing]);
    expect([planner.slot, planner.picked]).toEqual([1, null]);
    expect(planner.light(ask, 'I')).toBe('start');
  });
  it('writes a move by one arrow, and refuses one that leads too far', () => {
    const planner = fresh();
    expect(planner.draw(ask, 'O', 'Q')).toBe(false);
    expect(planner.plan).toEqual(empty);
    expect(planner.refused).toBe('far');
    expect(planner.draw(ask, 'Q', 'O')).toBe(false);
    expect(planner.refused).toBe('no_rat');
    expect(planner.draw(ask, 'O', 'A')).toBe(true);
    expect(planner.plan[0].act).toBe('move');
    expect(planner.refused).toBeNull();
  });
  it('lets go by a second touch, and changes hands by a touch on another start', () => {
    const planner = fresh();
    planner.touch(ask, 'O');
    planner.touch(ask, 'O');
    expect(planner.picked).toBeNull();
    planner.touch(ask, 'O');
    planner.touch(ask, 'Q');
    expect(planner.picked).toBeNull();
  });
  it('strikes a colour where it was picked up', () => {
    const planner = fresh();
    planner.touch(ask, 'O');
    expect(planner.victims(ask)).toEqual(['yellow']);
    planner.strike(ask, 'O', 'yellow');
    expect(planner.plan[0]).toEqual({ act: 'attack', tile: 'O', colour: 'yellow' });
  });
  it('says when the second action lost its ground (POL-37)', () => {
    const planner = fresh();
    planner.draw(ask, 'O', 'I');
    planner.draw(ask, 'I', 'N');
    expect(planner.dropped).toBe(false);
    planner.clear(ask, 0);
    expect(planner.plan).toEqual(empty);
    expect(planner.dropped).toBe(true);
  });
  it('begins again with what was sealed', () => {
    const planner = fresh();
    const sealed: Plan = [{ act: 'move', from: 'A', to: 'O' }, nothing];
    planner.begin({ do: 'plan', with: sealed });
    expect(planner.plan).toEqual(sealed);
  });
});
