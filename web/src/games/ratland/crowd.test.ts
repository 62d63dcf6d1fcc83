import { expect, it } from 'vitest';
import { largest } from './crowd';

const room = { width: 1400, height: 620 };

it('boards are as large as there is room for', () => {
  expect(largest(2, room, 330).columns).toBe(2);
  expect(largest(6, room, 330).columns).toBe(3);
  expect(largest(12, room, 330).columns).toBe(6);
  for (const seats of [2, 3, 6, 12]) {
    const { columns, near } = largest(seats, room, 330);
    expect(columns * 310 * near + (columns - 1) * 10).toBeLessThanOrEqual(room.width + 0.001);
    const rows = Math.ceil(seats / columns);
    expect(rows * 330 * near + (rows - 1) * 10).toBeLessThanOrEqual(room.height + 0.001);
  }
});

it('before anything is measured nothing is without size', () => {
  expect(largest(12, { width: 0, height: 0 }, 0).near).toBeGreaterThan(0);
});
