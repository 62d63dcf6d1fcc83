import { describe, expect, it } from 'vitest';
import { box, curve, ellipse, flipX, sym, taper, type Pt } from './path';

const square: Pt[] = [
  [0, 0, 1],
  [10, 0, 1],
  [10, 10, 1],
  [0, 10, 1],
];

describe('the pen', () => {
  it('passes every point and closes', () => {
    const d = curve(square);
    for (const at of ['10 0', '10 10', '0 10', '0 0Z']) expect(d).toContain(at);
  });
  it('draws straight between corners', () => {
    expect(
      curve(
        [
          [0, 0, 1],
          [9, 0, 1],
        ],
        false,
      ),
    ).toBe('M0 0C3.2 0 5.8 0 9 0');
  });
  it('mirrors the right half without doubling the middle', () => {
    expect(flipX([[3, 1]])).toEqual([[-3, 1]]);
    expect(
      sym([
        [0, 0],
        [5, 5],
        [0, 10],
      ]).match(/C/g),
    ).toHaveLength(4);
  });
  it('never writes a number that is none', () => {
    for (const d of [
      curve([]),
      taper(
        [
          [0, 0],
          [0, 0],
          [5, 5],
        ],
        4,
        1,
      ),
      ellipse(0, 0, 5),
      box(0, 0, 4, 4, 1),
    ])
      expect(d).not.toMatch(/NaN|Infinity/);
  });
});
