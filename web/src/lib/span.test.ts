import { afterEach, describe, expect, it } from 'vitest';
import { speak } from '../i18n/index.svelte';
import { span as asSaid } from './span';

/** With blanks that can be read here. */
const span = (...how: Parameters<typeof asSaid>) => asSaid(...how).replaceAll('\u00a0', ' ');

const day = 86_400;
afterEach(() => speak('en'));

describe('how long something takes', () => {
  it('is said in the largest units that fit', () => {
    expect([30, 60, 90, 3_600, day, 7 * day].map((s) => span(s))).toEqual([
      '30 seconds',
      '1 minute',
      '1 minute 30 seconds',
      '1 hour',
      '1 day',
      '7 days',
    ]);
    expect(span(0)).toBe('0 seconds');
  });
  it('is said in one unit where there is room for one', () => {
    expect(span(2 * day + 5 * 3_600 + 7, 'long', 1)).toBe('2 days');
    expect(span(2 * day + 5 * 3_600 + 7)).toBe('2 days 5 hours');
    // What lies below the second unit is not said in its place.
    expect(span(2 * day + 7)).toBe('2 days');
  });
  it('keeps a number with what it counts', () => {
    expect(asSaid(2 * day + 3_600)).toBe('2\u00a0days 1\u00a0hour');
  });
  it('is said in the language of the player', async () => {
    for (const [lang, words] of [
      ['ru', ['3 дня', '1 час']],
      ['de', ['3 Tage', '1 Stunde']],
      ['fr', ['3 jours', '1 heure']],
    ] as const) {
      await speak(lang);
      expect([span(3 * day), span(3_600)]).toEqual(words);
    }
  });
});
