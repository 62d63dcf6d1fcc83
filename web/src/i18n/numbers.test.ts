// A number beside a noun is counted as the language counts. Every text is rendered with numbers that each language tells apart.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { languages, type Lang } from './index.svelte';

const numbers = [0, 1, 2, 5, 11, 21, 22] as const;

/** What the variables of the texts hold: a new name must be entered, so that nobody forgets to ask. */
const numeric = new Set(
  `
    n all cheese column columns cost dead defence from good graves hunted least left most nuns of others own paid rats room
    rounds row rows seats sick slot stolen strength theirs to up wanted
  `.match(/\S+/g),
);
const textual = new Set(
  `
    action area building card cards city class colour dump event field first id in line list mark name names new old on one
    other owner pieces place power premium privilege recyclers replaced second side situation standard strategists text tile
    victim what where whites
  `.match(/\S+/g),
);
/** Names that hold a number in some texts and in others a name or words counted elsewhere: `to` of two players, `rats` as “3 rats”. */
const either = new Set(['cheese', 'from', 'nuns', 'of', 'rats', 'to']);
const phrases = /^(pol-(plan|log)-|land-(log|place|sheet)-|cart-(log|wait|card|action|sheet)-)/;
/** A range of players ends with two or more: only Russian tells those apart. */
const ranges = /^(players-range|pol-situation-players)$/;

const word = (...lines: string[]): RegExp => new RegExp(`^(${lines.join(' ').replaceAll(' ', '|')})$`);
/** Words that follow a number and do not change with it: they are no nouns, or nouns with one form. */
const unchanging: Record<Lang, RegExp> = {
  en: word(
    's min of and at to in for from with against each more are is chosen healed found needed influence Gold cheese yellow',
    'orange white black purple blue',
  ),
  ru: /^(с|мин|из|на|против)$/,
  fr: /^(s|min|sur|de|au|à|et|pour|contre|chacun|fois|pas|Laissez-passer|Or|orange)$/,
  de: word(
    's Min von auf zu und für gegen aus mit im in ist sind wären höchstens gesund Einfluss Gold Joker Käse Ritter Gebäude',
    'Spieler gelbe? orange weiße? schwarze? lila blaue?',
  ),
};
/** A number that names a thing stands after its noun: slot 3, round 5. */
const labels = new RegExp(
  `(${[
    String.raw`slot box card round place step место месте места ячейк[аиу] карт[ау] раунд шаг emplacement case carte manche`,
    String.raw`étape platz feld karte runde schritt № nº no\. nr\.`,
  ]
    .join(' ')
    .replaceAll(' ', '|')})[ ]⟦`,
  'iu',
);

class Marked extends FluentNumber {
  override toString(): string {
    return `⟦${this.value}⟧`;
  }
}

interface Text {
  readonly lang: Lang;
  readonly key: string;
  readonly variables: readonly string[];
  readonly say: (args: Record<string, FluentVariable>) => string;
}

function variables(node: unknown, found: Set<string> = new Set()): Set<string> {
  if (Array.isArray(node)) for (const part of node) variables(part, found);
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'var' && 'name' in node) found.add(String(node.name));
    for (const part of Object.values(node)) variables(part, found);
  }
  return found;
}

/** The variables on which a text chooses its words. */
function selectors(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const part of node) selectors(part, found);
  else if (node && typeof node === 'object') {
    if ('type' in node && node.type === 'select' && 'selector' in node) found.push(...variables(node.selector));
    for (const part of Object.values(node)) selectors(part, found);
  }
  return found;
}

function textsOf(lang: Lang): Text[] {
  const folder = fileURLToPath(new URL(`./${lang}/`, import.meta.url));
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const written = readdirSync(folder).map((file) => new FluentResource(readFileSync(folder + file, 'utf8')));
  for (const resource of written) {
    bundle.addResource(resource);
    for (const { id, value } of resource.body) for (const name of selectors(value)) selected.add(`${id} ${name}`);
  }
  return written.flatMap((resource) =>
    resource.body.map(({ id, value }) => ({
      lang,
      key: id,
      variables: [...variables(value)],
      say: (args) => bundle.formatPattern(value ?? '', args),
    })),
  );
}

/** All renderings of a text for one of its numbers; words stand as X, other numbers as 7. */
const selected = new Set<string>();
const counts = (text: Text, name: string): boolean =>
  numeric.has(name) && !(either.has(name) && phrases.test(text.key) && !selected.has(`${text.key} ${name}`));
const renderings = (text: Text, counted: string): string[] =>
  numbers.map((n) =>
    text.say(Object.fromEntries(text.variables.map((name) => [name, name === counted ? new Marked(n) : counts(text, name) ? 7 : 'X']))),
  );

/** The word that the number stands before, if any. */
const beside = (said: string): string | undefined => /⟦\d+⟧[  ]([\p{L}’-]+)/u.exec(said)?.[1];

function complaints(text: Text): string[] {
  const found: string[] = [];
  for (const name of text.variables.filter((v) => counts(text, v))) {
    const said = renderings(text, name);
    const at = (n: (typeof numbers)[number]): string => said[numbers.indexOf(n)] ?? '';
    const words = new Set(said.map(beside).filter((word) => word !== undefined && !unchanging[text.lang].test(word)));
    const shapes = new Set(said.map((s) => s.replace(/⟦\d+⟧/g, '#')));
    if (words.size > 0 && shapes.size === 1 && !labels.test(at(5)) && !(ranges.test(text.key) && text.lang !== 'ru'))
      found.push(`${text.lang} ${text.key}: “${at(5)}” counts $${name} without a selector`);
    // [one] is more than one in two of the languages: who spells the word out says it of 0 or 21 as well.
    const shown = (n: (typeof numbers)[number]): boolean => at(n).includes('⟦');
    const twin = text.lang === 'ru' ? 21 : text.lang === 'fr' ? 0 : undefined;
    if (twin !== undefined && shown(5) && !shown(1) && at(1) === at(twin))
      found.push(`${text.lang} ${text.key}: “${at(1)}” is said of ${twin}, too`);
  }
  return found;
}

describe('numbers in the texts', () => {
  const all = (Object.keys(languages) as Lang[]).flatMap(textsOf);

  it('are told from words', () => {
    const names = new Set(all.flatMap((text) => text.variables));
    expect([...names].filter((name) => numeric.has(name) === textual.has(name)).sort()).toEqual([]);
    expect([...numeric, ...textual].filter((name) => !names.has(name))).toEqual([]);
  });
  it('are counted where they stand beside a noun', () => {
    expect(all.flatMap(complaints)).toEqual([]);
  });
  it('are seen to be counted wrongly', () => {
    const bundle = new FluentBundle('ru', { useIsolating: false });
    const one = (lang: Lang, source: string): Text => {
      const [message] = new FluentResource(source).body;
      return { lang, key: 'k', variables: ['n'], say: (args) => bundle.formatPattern(message?.value ?? '', args) };
    };
    expect(complaints(one('ru', 'k = { $n } раундов'))).toHaveLength(1);
    expect(complaints(one('ru', 'k = Раунд { $n }'))).toEqual([]);
    expect(complaints(one('ru', 'k = { $n ->\n    [one] Одна карта\n   *[other] { $n } карт\n}'))).toHaveLength(1);
  });
});
