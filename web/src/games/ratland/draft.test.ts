import { describe, expect, it } from 'vitest';
import { again, canArrive, canLeave, fresh, inBurrow, isWhole, put, ran, set, shift, take, type DeployAsk, type MoveAsk } from './draft';

const ask = (change: Partial<DeployAsk> = {}): DeployAsk => ({ ask: 'deploy', rats: 5, both: false, hide: false, ...change });
const empty = fresh(false);

describe('a deployment in the making', () => {
  it('is whole when every rat has a place (LAND-35)', () => {
    const some = put(ask(), empty, 'dump', 3);
    expect(inBurrow(ask(), some)).toBe(2);
    expect(isWhole(ask(), some)).toBe(false);
    expect(isWhole(ask(), put(ask(), some, 'left', 2))).toBe(true);
    expect(isWhole(ask({ rats: 0 }), empty)).toBe(true);
  });

  it('never puts down more than there are', () => {
    expect(put(ask(), empty, 'city', Infinity).rats).toEqual([0, 5, 0, 0, 0, 0, 0, 0]);
    expect(put(ask(), put(ask(), empty, 'city', 5), 'dump', 1).rats).toEqual([0, 5, 0, 0, 0, 0, 0, 0]);
  });

  it('takes back what stands there, and no more', () => {
    const some = put(ask(), empty, 'nursery', 2);
    expect(take(some, 'nursery', 3).rats).toEqual(empty.rats);
    expect(take(some, 'dump', 1).rats).toEqual(some.rats);
  });

  it('sets a number, upwards and downwards', () => {
    const three = set(ask(), empty, 'field', 3);
    expect(three.rats[2]).toBe(3);
    expect(set(ask(), three, 'field', 1).rats[2]).toBe(1);
    expect(set(ask(), three, 'field', 9).rats[2]).toBe(5);
  });

  it('moves a whole group', () => {
    const some = put(ask(), empty, 'left', 3);
    expect(shift(ask(), some, 'left', 'right').rats).toEqual([0, 0, 0, 0, 3, 0, 0, 0]);
    expect(shift(ask(), some, 'left', 'left')).toBe(some);
  });

  it('has an eighth place with Locked and Loaded alone, for three (LAND-106, LAND-107)', () => {
    expect(put(ask(), empty, 'both', 2).rats).toEqual(empty.rats);
    const open = ask({ both: true });
    const three = put(open, empty, 'both', 5);
    expect(three.rats[7]).toBe(3);
    expect(put(open, three, 'both', 1).rats[7]).toBe(3);
    // Those who do not fit stay where they were.
    expect(shift(open, put(open, empty, 'dump', 5), 'dump', 'both').rats).toEqual([2, 0, 0, 0, 0, 0, 0, 3]);
  });

  it('can be as last time: as far as the rats reach, and the new ones wait', () => {
    const last = [2, 0, 1, 0, 0, 3, 1, 2];
    expect(again(ask({ rats: 4 }), last, true)).toEqual({ rats: [2, 0, 1, 0, 0, 1, 0, 0], hide: true });
    expect(inBurrow(ask({ rats: 9 }), again(ask({ rats: 9 }), last, false))).toBe(2);
    expect(again(ask({ rats: 9, both: true }), last, false).rats).toEqual(last);
  });
});

describe('the Athletes', () => {
  const run: MoveAsk = { ask: 'move', rats: [2, 0, 0, 0, 0, 1, 0, 0], most: 3, both: false };
  it('run each rat once: who has arrived stays (LAND-168)', () => {
    expect(canLeave(run, [], 'dump')).toBe(true);
    expect(canLeave(run, [], 'city')).toBe(false);
    expect(canLeave(run, [['pantry', 'city']], 'city')).toBe(false);
    expect(
      canLeave(
        run,
        [
          ['dump', 'city'],
          ['dump', 'city'],
        ],
        'dump',
      ),
    ).toBe(false);
  });
  it('make so many moves and no more', () => {
    expect(canLeave({ ...run, most: 1 }, [['dump', 'city']], 'dump')).toBe(false);
  });
  it('go elsewhere, and to both only with Locked and Loaded (LAND-169)', () => {
    expect(canArrive(run, [], 'dump', 'dump')).toBe(false);
    expect(canArrive(run, [], 'dump', 'both')).toBe(false);
    const full: MoveAsk = { ...run, rats: [2, 0, 0, 0, 0, 0, 0, 3], both: true };
    expect(canArrive(full, [], 'dump', 'both')).toBe(false);
    expect(canArrive(full, [['both', 'city']], 'dump', 'both')).toBe(true);
  });
  it('stand where they ran to', () => {
    expect(
      ran(run.rats, [
        ['dump', 'left'],
        ['pantry', 'left'],
      ]),
    ).toEqual([1, 0, 0, 2, 0, 0, 0, 0]);
  });
});
