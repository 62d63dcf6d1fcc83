// What is installed from the house is described as the page describes itself.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { allTexts } from '../../../tests/texts';
import { languages } from '../../i18n/index.svelte';

const file = (name: string): string => readFileSync(fileURLToPath(new URL(`../../../${name}`, import.meta.url)), 'utf8');
const texts = allTexts();
const said = (lang: string, key: string): unknown => texts.find((text) => text.lang === lang && text.key === key)?.pattern;

it('has a manifest in every language, which differ in nothing but words', () => {
  const manifests = Object.keys(languages).map((lang) => ({
    lang,
    said: JSON.parse(file(`public/manifest.${lang}.webmanifest`)) as Record<string, unknown>,
  }));
  type Shortcut = { readonly name: string; readonly description: string; readonly url: string };
  const shortcuts = (manifest: Record<string, unknown>) => manifest.shortcuts as readonly Shortcut[];
  for (const { lang, said: manifest } of manifests) {
    expect([manifest.lang, manifest.description]).toEqual([lang, said(lang, 'page-description')]);
    // Each leads to where a table of its game is laid.
    for (const { name, description, url } of shortcuts(manifest)) {
      const [, game = ''] = /^\/([\w-]+)#\/new\/\1$/.exec(url) ?? [];
      expect([name, description]).toEqual([said(lang, `game-${game}`), said(lang, `game-${game}-blurb`)]);
    }
  }
  const rest = manifests.map(({ said: manifest }) => ({
    ...manifest,
    ...{ lang: '', description: '', shortcuts: shortcuts(manifest).map(({ url }) => url) },
  }));
  for (const one of rest) expect(one).toEqual(rest[0]);
});
it('says the same before the page is there', () => {
  const index = file('index.html');
  expect(index).toContain(`<title>${String(said('en', 'page-title'))}</title>`);
  expect(index.replace(/\s+/g, ' ')).toContain(`content="${String(said('en', 'page-description'))}"`);
});
