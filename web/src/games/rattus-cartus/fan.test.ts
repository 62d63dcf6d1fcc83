import { expect, test } from 'vitest';
import { ABOVE, fan, heightOf } from './fan';

/** The lowest corner of a card of two by three, turned about a point below it as the page does. */
function lowest(width: number, turn: number, sag: number): number {
  const [high, angle] = [width * 1.5, (Math.abs(turn) * Math.PI) / 180];
  return ABOVE + high + sag + 0.6 * high * (1 - Math.cos(angle)) + (width / 2) * Math.sin(angle);
}

test.each([66, 84])('a hand of any size stays in sight, with cards of %i', (width) => {
  // The table leaves six below the hand.
  for (let n = 1; n <= 40; n++) {
    const { turn, sag } = fan(n, width, 420);
    for (const i of [0, n - 1]) expect(lowest(width, turn(i), sag(i)), `${n} cards`).toBeLessThanOrEqual(heightOf(width) + 6);
  }
});

test('a hand lies in the middle and within its place', () => {
  for (const n of [1, 2, 7, 17, 30]) {
    const { left, step } = fan(n, 66, 420);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(left * 2 + 66 + step * (n - 1)).toBeCloseTo(420);
  }
});
