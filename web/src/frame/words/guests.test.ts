import { afterEach, expect, it } from 'vitest';
import { languages, speak, type Lang } from '../../i18n/index.svelte';
import { madeUpName } from './guests';

afterEach(() => speak('en'));

it('makes up names in every language, none longer than the house takes', async () => {
  const names: string[] = [];
  for (const lang of Object.keys(languages) as Lang[]) {
    await speak(lang);
    for (let first = 0; first < 16; first++)
      for (let last = 0; last < 16; last++) {
        // The number, the first word, the last one.
        const luck = [0.999, first / 16, last / 16].values();
        names.push(madeUpName(() => luck.next().value ?? 0));
      }
  }
  expect(new Set(names).size).toBe(4 * 256);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+ \p{L}+ 99$/u);
  expect(Math.max(...names.map((name) => [...name].length))).toBeLessThanOrEqual(24);
});
