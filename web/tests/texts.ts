// Every text of every language, as the tests of the words read them.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { languages, type Lang } from '../src/i18n/index.svelte';

export interface Text {
  readonly lang: Lang;
  readonly key: string;
  /** as Fluent has read it: a string, or a list of strings and of what stands between braces */
  readonly pattern: unknown;
  readonly variables: readonly string[];
  readonly say: (args: Record<string, FluentVariable>) => string;
}

/** The names of the variables anywhere in a part of a text. */
export function variables(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    for (const part of Object.values(node)) variables(part, found);
  }
  return found;
}

export function textsIn(lang: Lang, source: string, bundle = new FluentBundle(lang, { useIsolating: false })): Text[] {
  const { body } = new FluentResource(source);
  return body.map(({ id, value }) => ({
    lang,
    key: id,
    pattern: value,
    variables: [...variables(value)],
    say: (args) => bundle.formatPattern(value ?? '', args),
  }));
}

function textsOf(lang: Lang): Text[] {
  const folder = fileURLToPath(new URL(`../src/i18n/${lang}/`, import.meta.url));
  return readdirSync(folder).flatMap((file) => textsIn(lang, readFileSync(folder + file, 'utf8')));
}

export const allTexts = (): Text[] => (Object.keys(languages) as Lang[]).flatMap(textsOf);
