import { describe, expect, it } from 'vitest';
import { clocks, isSlow } from './clock';

describe('clocks to choose from', () => {
  it('are none, those of an evening and those of a week', () => {
    expect(clocks(null)).toContain(null);
    expect(Math.max(...clocks(60).map((s) => s ?? 0))).toBe(7 * 86_400);
  });
  it('have among them what a table was laid with, in its place', () => {
    expect(clocks(45)).toEqual([null, 30, 45, ...clocks(null).slice(2)]);
    expect(clocks(60)).toEqual(clocks(null));
  });
  it('are slow from an hour on', () => {
    expect([null, 300, 3_600, 86_400].map(isSlow)).toEqual([false, false, true, true]);
  });
});
