// t(key, args) in the language of the player. Components that call it follow a change of language.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from './en.ftl?raw';
import type { Key } from './keys';

export type { Key } from './keys';
export const languages = { en: 'English', ru: 'Русский', fr: 'Français', de: 'Deutsch' } as const;
export type Lang = keyof typeof languages;
export const isLang = (s: string): s is Lang => s in languages;

const load: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => Promise.resolve({ default: en }),
  ru: () => import('./ru.ftl?raw'),
  fr: () => import('./fr.ftl?raw'),
  de: () => import('./de.ftl?raw'),
};

function bundle(lang: Lang, text: string): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false });
  made.addResource(new FluentResource(text));
  return made;
}

const english = bundle('en', en);
let current = $state.raw<{ lang: Lang; texts: FluentBundle }>({ lang: 'en', texts: english });

export const language = (): Lang => current.lang;

export async function speak(lang: Lang): Promise<void> {
  const { default: text } = await load[lang]();
  current = { lang, texts: bundle(lang, text) };
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
