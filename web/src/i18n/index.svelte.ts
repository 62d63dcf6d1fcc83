// t(key, args) in the language of the player. Components that call it follow a change of language.
// A language is a folder: frame.ftl for the house, one file a game.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Key } from './keys';

export type { Key } from './keys';
export const languages = { en: 'English', ru: 'Русский', fr: 'Français', de: 'Deutsch' } as const;
export type Lang = keyof typeof languages;
export const isLang = (s: string): s is Lang => s in languages;

const english = bundle('en', Object.values(import.meta.glob<string>('./en/*.ftl', { query: '?raw', import: 'default', eager: true })));
const others = import.meta.glob<string>(['./ru/*.ftl', './fr/*.ftl', './de/*.ftl'], { query: '?raw', import: 'default' });

function bundle(lang: Lang, texts: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

let current = $state.raw<{ lang: Lang; texts: FluentBundle }>({ lang: 'en', texts: english });

export const language = (): Lang => current.lang;

export async function speak(lang: Lang): Promise<void> {
  if (lang === 'en') current = { lang, texts: english };
  else {
    const files = Object.entries(others).filter(([path]) => path.startsWith(`./${lang}/`));
    current = { lang, texts: bundle(lang, await Promise.all(files.map(([, load]) => load()))) };
  }
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** The first language of the browser that the house speaks. */
export function preferred(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return 'en';
}

export function t(key: Key, args?: Record<string, FluentVariable>): string {
  const texts = current.texts.hasMessage(key) ? current.texts : english;
  const pattern = texts.getMessage(key)?.value;
  return pattern ? texts.formatPattern(pattern, args) : key;
}
