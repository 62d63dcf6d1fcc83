// A number beside a noun is counted as the language counts: it stands inside a choice that is made on that very number.
// And every text is rendered with numbers that each language tells apart.
import { FluentNumber } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { allTexts, textsIn, variables, type Text } from '../../tests/texts';
import type { Lang } from './index.svelte';

const numbers = [0, 1, 2, 5, 11, 21, 22] as const;

const words = (...lines: string[]): Set<string> => new Set(lines.join(' ').split(' '));
/** What the variables of the texts hold: a new name must be entered, so that nobody forgets to ask. */
const numeric = words(
  'n m ahead all before behind came cheese column columns cost days dead defence died doubt from good graves hours hunted',
  'least left level minutes most now nuns of others own paid percent rank rats room round rounds',
  'row rows seats sick slot stolen strength theirs to up wanted',
);
const textual = words(
  'above action area below building by card cards city class colour date day dump event field first game id in line list mark name names',
  'new old on one mb',
  'other owner pieces place power premium privilege recyclers replaced second side situation standard strategists text tile',
  'time until victim what when where whites',
);
/** Names that hold a number in some texts and in others a name or words counted elsewhere: `to` of two players, `rats` as “3 rats”. */
const either = words('cheese from nuns of rats to');
const phrases = /^(pol-(plan|log)-|land-(log|place|sheet)-|cart-(log|wait|card|action|sheet)-)/;
/** A range of players ends with two or more: only Russian tells those apart. */
const ranges = /^(players-range|pol-situation-players)$/;

/** Words that may follow a number without being counted, and why. */
const uncounted: Record<Lang, { units: Set<string>; small: Set<string>; oneForm: Set<string> }> = {
  en: {
    units: words('s min'),
    // They belong to what follows, or to the whole sentence.
    small: words(
      'of and at to in for from with against each more are is chosen healed found',
      'born joined left killed sold starved lost stolen paid healthy',
    ),
    // Nouns without a plural, and colours, which have none in English.
    oneForm: words('influence Gold cheese yellow orange white black purple blue'),
  },
  ru: { units: words('с мин'), small: words('до из на против'), oneForm: words('') },
  fr: {
    units: words('s min'),
    small: words('sur de au à et pour contre chacun par près en'),
    oneForm: words('fois pas pris Laissez-passer Or orange'),
  },
  de: {
    units: words('s Min'),
    small: words(
      'von auf zu und gegen mit im in ist sind an',
      'geboren zugezogen gegangen getötet verkauft verhungert verirrt gefunden erbeutet bezahlt gesunde',
    ),
    oneForm: words('Einfluss Gold Joker Käse Ritter Gebäude Spieler gelb orange weiß schwarz lila blau'),
  },
};
const mayFollow = (lang: Lang, word: string): boolean => Object.values(uncounted[lang]).some((some) => some.has(word));
/** A number that names a thing stands after its noun: slot 3, round 5. */
const label = new RegExp(
  `(${[
    String.raw`slot box card round place step место месте места ячейк[аиу] карт[ау] раунд шаг emplacement case carte manche`,
    String.raw`étape platz feld karte runde schritt № nº no\. nr\.`,
  ]
    .join(' ')
    .replaceAll(' ', '|')})[ ]$`,
  'iu',
);

const isNode = (node: unknown): node is Record<string, unknown> => node !== null && typeof node === 'object' && !Array.isArray(node);

/** The variables on which a text chooses its words. */
function selectors(node: unknown, found: string[] = []): string[] {
  if (Array.isArray(node)) for (const part of node) selectors(part, found);
  else if (isNode(node)) {
    if (node.type === 'select') found.push(...variables(node.selector));
    for (const part of Object.values(node)) selectors(part, found);
  }
  return found;
}
const counts = (text: Text, name: string): boolean =>
  numeric.has(name) && !(either.has(name) && phrases.test(text.key) && !selectors(text.pattern).includes(name));

/** Numbers that stand right before a word, though nothing is chosen by them there. */
function loose(text: Text, node: unknown = text.pattern, chosen: readonly string[] = []): string[] {
  if (isNode(node)) {
    const under = node.type === 'select' ? [...chosen, ...variables(node.selector)] : chosen;
    return node.type === 'select' && Array.isArray(node.variants)
      ? node.variants.flatMap((variant) => loose(text, isNode(variant) ? variant.value : variant, under))
      : [];
  }
  if (!Array.isArray(node)) return [];
  return node.flatMap((part, i) => {
    if (!isNode(part) || part.type !== 'var') return loose(text, part, chosen);
    const name = String(part.name);
    const [before, after] = [node[i - 1] ?? '', node[i + 1] ?? ''].map((beside) => (typeof beside === 'string' ? beside : ''));
    const word = /^[  ]([\p{L}’-]+)/u.exec(after ?? '')?.[1];
    const right = !word || chosen.includes(name) || mayFollow(text.lang, word) || label.test(before ?? '');
    return counts(text, name) && !right ? [`$${name} ${word}`] : [];
  });
}

class Marked extends FluentNumber {
  override toString(): string {
    return `⟦${this.value}⟧`;
  }
}
/** All renderings of a text for one of its numbers; words stand as X, other numbers as 7. */
const renderings = (text: Text, counted: string): string[] =>
  numbers.map((n) =>
    text.say(Object.fromEntries(text.variables.map((name) => [name, name === counted ? new Marked(n) : counts(text, name) ? 7 : 'X']))),
  );

function complaints(text: Text): string[] {
  const range = ranges.test(text.key) && text.lang !== 'ru';
  const found = loose(text).map((where) => `${text.lang} ${text.key}: “${where}” is not counted`);
  for (const name of text.variables.filter((v) => counts(text, v))) {
    const said = renderings(text, name);
    const at = (n: (typeof numbers)[number]): string => said[numbers.indexOf(n)] ?? '';
    for (const line of said) if (/\{|\?\?\?|undefined/.test(line)) found.push(`${text.lang} ${text.key}: “${line}”`);
    // [one] is more than one in two of the languages: who spells the word out says it of 0 or 21 as well.
    const shown = (n: (typeof numbers)[number]): boolean => at(n).includes('⟦');
    const twin = text.lang === 'ru' ? 21 : text.lang === 'fr' ? 0 : undefined;
    if (twin !== undefined && shown(5) && !shown(1) && at(1) === at(twin))
      found.push(`${text.lang} ${text.key}: “${at(1)}” is said of ${twin}, too`);
  }
  return range ? [] : found;
}

describe('numbers in the texts', () => {
  const all = allTexts();

  it('are told from words', () => {
    const names = new Set(all.flatMap((text) => text.variables));
    expect([...names].filter((name) => numeric.has(name) === textual.has(name)).sort()).toEqual([]);
    expect([...numeric, ...textual].filter((name) => !names.has(name))).toEqual([]);
  });
  it('are counted where they stand beside a noun', () => {
    expect(all.flatMap(complaints)).toEqual([]);
  });
  it('need no word that nobody uses any more', () => {
    const followed = (lang: Lang, word: string): boolean =>
      all.some((text) => text.lang === lang && JSON.stringify(text.pattern).match(new RegExp(`"[  ]${word}(?![\\p{L}’-])`, 'u')));
    const idle = (Object.keys(uncounted) as Lang[]).flatMap((lang) =>
      Object.values(uncounted[lang]).flatMap((some) =>
        [...some].filter((word) => word && !followed(lang, word)).map((word) => `${lang} ${word}`),
      ),
    );
    expect(idle).toEqual([]);
  });
  it('are seen to be counted wrongly', () => {
    const of = (lang: Lang, source: string): string[] => textsIn(lang, source).flatMap(complaints);
    expect(of('ru', 'k = { $n } раундов')).toHaveLength(1);
    expect(of('ru', 'k = Раунд { $n }')).toEqual([]);
    expect(of('ru', 'k = { $n ->\n    [one] Одна карта\n   *[other] { $n } карт\n}')).toHaveLength(1);
    // Chosen elsewhere in the text, or by another number.
    expect(of('en', 'k = { $n } cards { $n ->\n    [one] is\n   *[other] are\n} gone')).toHaveLength(1);
    expect(of('en', 'k = { $seats ->\n    [2] { $n } cards\n   *[other] none\n}')).toHaveLength(1);
    expect(of('en', 'k = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n}, { $n } of 5')).toEqual([]);
  });
});
