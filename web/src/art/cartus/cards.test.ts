import { describe, expect, test } from 'vitest';
import type { Card } from '../../wire/rattus-cartus';
import { classOf, people, shown } from './cards';
import { classes, paint, specials } from './classes';

describe('what a card shows', () => {
  test('a person and the nuns', () => {
    for (const person of people) for (const nuns of [0, 1, 2, 3, 4] as const) expect(shown(`${person}${nuns}`)).toEqual({ person, nuns });
  });
  test('or one of the five piles', () => {
    for (const special of specials) expect(shown(special satisfies Card)).toEqual({ special });
  });
  test('every class has its person, in the order of the influence board', () => {
    expect(people.map((person) => classOf[person])).toEqual(classes);
  });
});

// 3:1 is what WCAG asks of a sign; a sign that drowns in its field leaves the colour alone.
test('every sign stands out from its field', () => {
  const light = (hex: string) => {
    const [r, g, b] = [1, 3, 5].map((at) => (parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2) as [number, number, number];
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  for (const { field, sign } of Object.values(paint)) {
    const [a, b] = [light(field), light(sign)].sort((x, y) => y - x) as [number, number];
    expect((a + 0.05) / (b + 0.05), field).toBeGreaterThan(3);
  }
});
