// t(key, args) in the language of the player. Components that call it follow a change of language.
// A language is a folder: frame.ftl for the house, one file a game, or two where it has many names (ratapolis-words.ftl); what is
// rarely read is brought by whoever shows it (ratland-rules.ftl, and ratapolis-setup.ftl where a table is laid).
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import frame from './en/frame.ftl?raw';
import type { Key } from './keys';

export type { Key } from './keys';
export const languages = { en: 'English', ru: 'Русский', fr: 'Français', de: 'Deutsch' } as const;
export type Lang = keyof typeof languages;
export const isLang = (s: string): s is Lang => s in languages;

type Shelf = Readonly<Record<string, () => Promise<string>>>;

/**
 * The house's own English is always at hand; everything else is fetched when it is needed. The names of its files are many and pack badly,
 * so each language has a shelf of its own, fetched with its first word.
 */
const shelves = import.meta.glob<Shelf>('./shelves/*.ts', { import: 'shelf' });
async function texts(lang: Lang, part: string): Promise<string> {
  if (lang === 'en' && part === 'frame') return frame;
  const shelf = await shelves[`./shelves/${lang}.ts`]?.();
  const found = await Promise.all([part, `${part}-words`].map((file) => shelf?.[`../${lang}/${file}.ftl`]?.()));
  return found.join('\n');
}

/** French signs of two strokes stand apart from the word and never begin a line. */
const french = (text: string): string => text.replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0');

function bundle(lang: Lang, all: readonly string[]): FluentBundle {
  const made = new FluentBundle(lang, { useIsolating: false, ...(lang === 'fr' && { transform: french }) });
  for (const text of all) made.addResource(new FluentResource(text));
  return made;
}

let current = $state.raw<{ lang: Lang; texts: FluentBundle }>({ lang: 'en', texts: bundle('en', [frame]) });
let parts: readonly string[] = ['frame'];

export const language = (): Lang => current.lang;

/** Another language, with the words of all the games that were brought. */
export async function speak(lang: Lang): Promise<void> {
  const spoken = parts;
  const all = await Promise.all(spoken.map((part) => texts(lang, part)));
  // A game may have been brought meanwhile.
  if (spoken !== parts) return speak(lang);
  current = { lang, texts: bundle(lang, all) };
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
}

/** The words of a game, in this language and whichever is spoken later. */
export async function bring(part: string): Promise<void> {
  if (parts.includes(part)) return;
  const { lang } = current;
  const text = await texts(lang, part);
  if (lang !== current.lang) return bring(part);
  if (!parts.includes(part)) parts = [...parts, part];
  current.texts.addResource(new FluentResource(text));
  current = { ...current };
}

/** The first language of the browser that the house speaks. */
export function preferred(wishes: readonly string[]): Lang {
  for (const wish of wishes) {
    const short = wish.slice(0, 2).toLowerCase();
    if (isLang(short)) return short;
  }
  return 'en';
}

/** A name and what it stands for, or how it is set. */
export const labelled = (label: string, value: string): string => `${label}${current.lang === 'fr' ? french(' :') : ':'} ${value}`;

/** Parts of a sentence that have commas of their own. */
export const inOneSentence = (parts: readonly string[]): string => parts.join(current.lang === 'fr' ? french(' ; ') : '; ');

/** Less than nothing has the sign of it, not a hyphen. */
const minus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−');

export function t(key: Key, args?: Record<string, FluentVariable>): string {
  const pattern = current.texts.getMessage(key)?.value;
  return pattern ? minus(current.texts.formatPattern(pattern, args)) : key;
}
