import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildingOf, buildings, named, outdoors } from './names';
import { paint } from './paint';
import { cell, extent, feet, floor, onRoof, onWall } from './lot';

const lots = [1, 2, 3].flatMap((cells) => [false, true].map((upright) => ({ cells, where: extent(cells, upright) })));

describe('room on a tile', () => {
  test('every rat a tile may hold has a place on its floor, and no two the same', () => {
    // five players, and the Hotel's one above capacity (POL-86)
    for (const { cells, where } of lots)
      for (let count = 0; count <= 5 * cells + 1; count++) {
        const { x, y, width, height } = floor(where);
        const stand = feet(count, where);
        expect(new Set(stand.map((at) => `${at.x},${at.y}`)).size).toBe(count);
        for (const at of stand) {
          expect(at.x - 10).toBeGreaterThanOrEqual(x - 0.01);
          expect(at.x + 10).toBeLessThanOrEqual(x + width + 0.01);
          expect(at.y).toBeGreaterThan(y);
          expect(at.y).toBeLessThanOrEqual(y + height);
        }
      }
  });
  test('who stands in front is drawn last', () => {
    for (const { cells, where } of lots) {
      const rows = feet(5 * cells, where).map((at) => at.y);
      expect(rows).toEqual(rows.toSorted((a, b) => a - b));
    }
  });
  test('cheese, token and capacity hang side by side', () => {
    for (const { where } of lots) {
      const { cheese, token, capacity } = onWall(where);
      expect(cheese.x - 13).toBeGreaterThan(0);
      expect(token.x - cheese.x).toBeGreaterThanOrEqual(26);
      expect(capacity.x - token.x).toBeGreaterThanOrEqual(26);
      expect(capacity.x + 13).toBeLessThan(where.across * cell);
    }
  });
  test('the cat stays on the roof', () => {
    for (const { where } of lots) {
      const { x, y, width } = onRoof(where);
      expect(x + width / 2).toBeLessThanOrEqual(where.across * cell);
      expect(y).toBeLessThan(onWall(where).cheese.y);
    }
  });
});

// 3:1 is what WCAG asks of a sign; a sign that drowns in its field leaves the colour alone.
test('every sign stands out from its trade’s colour', () => {
  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  // By the lamp, and in the morning.
  const tokens = readFileSync(new URL('../../lib/tokens.css', import.meta.url), 'utf8');
  const signs = [...tokens.matchAll(/--note: (#[0-9a-f]{6});/g)].flatMap(([, sign]) => sign ?? []);
  expect(signs).toHaveLength(2);
  for (const sign of signs)
    for (const building of buildings) expect((light(sign) + 0.05) / (light(paint[building].trade) + 0.05), building).toBeGreaterThan(3);
});

test('every building is another picture, and no card shows a park', () => {
  expect(new Set(Object.values(named)).size).toBe(24);
  expect(buildings.length + outdoors.length).toBe(24);
  expect(buildingOf('T')).toBe('hospital');
  expect(() => buildingOf('W')).toThrow('W');
});
