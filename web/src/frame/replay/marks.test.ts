import { describe, expect, it } from 'vitest';
import type { Chances, Moment } from '../../wire';
import { marksOf, roundAt, snapped, stepTo } from './marks';

const chances: Chances = {
  points: [
    { frame: 0, chances: [50, 50] },
    { frame: 7, chances: [80, 20] },
    { frame: 20, chances: [100, 0] },
  ],
  turning: [1],
};
const rounds = [0, 10];

describe('marks on the scrubber', () => {
  it('are the rounds, and the turning points once they are known', () => {
    expect(marksOf(rounds, null).map(({ at, is }) => [at, is])).toEqual([
      [0, 'round'],
      [10, 'round'],
    ]);
    expect(marksOf(rounds, chances)).toEqual([
      { is: 'round', at: 0, round: 1 },
      { is: 'turn', at: 7, seat: 0, from: 50, to: 80 },
      { is: 'round', at: 10, round: 2 },
    ]);
  });
  it('are the moments for which there was something better, once somebody has asked', () => {
    const worth = (chance: number) => ({ chance, points: 0 });
    const moment = { frame: 4, with_did: worth(30), with_better: worth(50) } as Moment;
    expect(marksOf(rounds, null, [{ seat: 1, looked_at: 9, moments: [moment] }])[1]).toEqual({
      is: 'better',
      at: 4,
      seat: 1,
      from: 30,
      to: 50,
    });
  });
  it('say which round it is', () => {
    expect([0, 9, 10, 20].map((at) => roundAt(rounds, at))).toEqual([1, 1, 2, 2]);
  });
  it('draw a thumb that is let go close by', () => {
    const marks = marksOf(rounds, chances);
    expect([5, 6, 9, 13].map((at) => snapped(at, marks, 2))).toEqual([7, 7, 10, 13]);
    expect(snapped(9, marks, 0)).toBe(9);
  });
  it('are walked from one to the next, and to the ends', () => {
    const marks = marksOf(rounds, chances);
    expect([0, 7, 12].map((at) => stepTo(at, marks, 1, 20))).toEqual([7, 10, 20]);
    expect([20, 10, 5].map((at) => stepTo(at, marks, -1, 20))).toEqual([10, 7, 0]);
  });
});
