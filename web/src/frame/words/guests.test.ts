import { afterEach, expect, it } from 'vitest';
import { languages, speak, type Lang } from '../../i18n/index.svelte';
import { madeUpName } from './guests';

afterEach(() => speak('en'));

it('makes up many names in every language, none longer than a plate', async () => {
  for (const lang of Object.keys(languages) as Lang[]) {
    await speak(lang);
    const names = new Set<string>();
    for (let n = 0; n < 256; n++) {
      // The number, then the name.
      const luck = [0.999, n / 256].values();
      names.add(await madeUpName(() => luck.next().value ?? 0));
    }
    expect(names.size).toBeGreaterThan(60);
    for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}+ \p{L}+ 99$/u);
    expect(Math.max(...[...names].map((name) => [...name].length))).toBeLessThanOrEqual(15);
  }
});
