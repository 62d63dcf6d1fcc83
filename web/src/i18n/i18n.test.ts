import { describe, expect, it } from 'vitest';
import { bring, language, preferred, speak, t } from './index.svelte';

describe('the languages of the house', () => {
  it('takes the first wish it can speak', () => {
    expect(preferred(['it-IT', 'de-AT', 'fr'])).toBe('de');
    expect(preferred(['ja'])).toBe('en');
  });
  it('brings a game while the language changes', async () => {
    await speak('de');
    await Promise.all([bring('rat-a-tat-cat'), speak('fr')]);
    expect(t('points', { n: 2 })).toBe('2 points');
    await speak('en');
  });
  it('counts as each language counts', async () => {
    await bring('rat-a-tat-cat');
    await speak('ru');
    expect(language()).toBe('ru');
    expect([1, 3, 5, 21].map((n) => t('points', { n }))).toEqual(['1 очко', '3 очка', '5 очков', '21 очко']);
    await speak('en');
    expect(t('points', { n: 1 })).toBe('1 point');
  });
});
