import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, type Lang } from '../../i18n/index.svelte';
import { describe as said } from './help';
import { townWith } from './samples-town';
import { fromSight } from './scene';

beforeAll(async () => (await bring('ratapolis'), bring('ratapolis-told')));
afterEach(() => speak('en'));

describe('what is said of a house', () => {
  const told = (red: number): string => {
    const house = fromSight(townWith({ bare: true, rats: { D: { red } } })).plots.get('D');
    return house ? said(house, []) : '';
  };
  it('counts the places that are taken', () => expect(told(3)).toContain('Places taken: 3 of 3'));
  it.each(Object.keys(languages) as Lang[])(
    'calls no place taken that is not there: the Hotel lets one more in (POL-86), in %s',
    async (lang) => {
      const usual = [];
      for (const n of [3, 4]) {
        await speak(lang);
        usual.push(told(n).replace(/\d/g, '#'));
      }
      expect(usual[1]).not.toBe(usual[0]);
      expect(told(4)).toMatch(/4.*3/);
    },
  );
});
