import { describe, expect, it } from 'vitest';
import { bring, inOneSentence, language, preferred, speak, t } from './index.svelte';

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
  it('names places as each language does', async () => {
    const places = () => [1, 2, 3, 4, 11].map((n) => t('place-nth', { n }));
    expect(places()).toEqual(['1st', '2nd', '3rd', '4th', '11th']);
    await speak('fr');
    expect(places()).toEqual(['1er', '2e', '3e', '4e', '11e']);
    await speak('en');
  });
  it('writes less than nothing with a minus', () => {
    expect(t('score-points', { n: -4 })).toBe('−4 points');
  });
  it('lets no line of French begin with a sign', async () => {
    expect(inOneSentence(['a, b', 'c'])).toBe('a, b; c');
    await speak('fr');
    expect(t('page-title')).toMatch(/\S\u00a0:/);
    expect(inOneSentence(['a, b', 'c'])).toBe('a, b\u00a0; c');
    await speak('en');
  });
});
