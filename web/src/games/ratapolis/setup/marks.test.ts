import { describe, expect, it } from 'vitest';
import { markAfter, marksOf, markThatFits, withSmallCity } from './marks';

const marked = (...marks: string[]) => Object.fromEntries(marks.map((mark, i) => [`mark_${i + 1}`, mark]));

describe('the round cards (POL-109)', () => {
  it('are laid in turn, as long as the box has one', () => {
    const marks = (...some: string[]) => withSmallCity(marksOf(marked(...some)), false);
    expect(markAfter(marks('open'), 0)).toBe('closed');
    expect(markAfter(marks('no_attack', 'no_attack', 'no_attack', 'closed'), 3)).toBe('one_attack');
    expect(markAfter(marks('closed', 'closed', 'closed', 'closed', 'closed', 'closed'), 6)).toBe('open');
  });
  it('give way, the latest first, to the two that close rounds 4 and 8 of a small city (POL-182)', () => {
    const wishes = marked('closed', 'one_attack', 'no_attack', 'open', 'closed', 'one_attack', 'open', 'open');
    const fitted = (small: boolean) => marksOf(wishes).map((_, i) => markThatFits(wishes, i, small));
    expect(fitted(false)).toEqual(marksOf(wishes));
    expect(fitted(true)).toEqual(['closed', 'one_attack', 'no_attack', 'open', 'closed', 'open', 'open', 'open']);
  });
});
