// Names stand where no language has to bend them: those of cards, tiles, buildings and events after a colon in the log, those of players
// never after a word that asks for another case, or swallows an article. And French sentences have a subject.
import { describe, expect, it } from 'vitest';
import { allTexts, textsIn, type Text } from '../../tests/texts';
import type { Lang } from './index.svelte';

const logged = /^((land|pol|cart)-)?log-/;
/** What holds the name of a thing; a family's colour in Ratapolis comes bent as the sentence needs it. */
const things = (key: string): RegExp => (key.startsWith('pol-') ? /^tile$/ : /^(card|replaced|old|new|building|tile|event|colour)$/);
/** What holds the name of a player, and in the log and while one waits also `of`, `on`, `other` and `to`. */
const players = (key: string): RegExp =>
  /^(cart-wait-|((land|pol|cart)-)?log-)/.test(key) ? /^(name|names|victim|of|on|other|to)$/ : /^(name|names|victim)$/;
/** English bends nothing. */
const bending: Record<Lang, RegExp> = {
  en: /(?!)/,
  ru: /(^|\s)(у|к|с|от|для|за|на|из|о|при|без|против)\s$/iu,
  fr: /(^|\s)(de|à|du|au)\s$/iu,
  de: /(^|\s)(von|vom|für|mit|zu|auf|gegen|bei|an|aus|zeigst|zeigt|gibt|dir)\s$/iu,
};

/** A text with the names of its variables in it, one line for each way it can be said. */
function* ways(node: unknown): Generator<string> {
  if (typeof node === 'string') yield node;
  else if (Array.isArray(node)) {
    const [first, ...rest] = node as unknown[];
    if (first === undefined) yield '';
    else for (const head of ways(first)) for (const tail of ways(rest)) yield head + tail;
  } else if (node && typeof node === 'object' && 'type' in node) {
    if (node.type === 'var' && 'name' in node) yield `⟦${String(node.name)}⟧`;
    else if (node.type === 'select' && 'variants' in node && Array.isArray(node.variants))
      for (const { value } of node.variants as { value: unknown }[]) yield* ways(value);
  }
}
/** What stands before each name of a kind, from the beginning of its sentence. */
const before = (line: string, kind: RegExp): string[] =>
  [...line.matchAll(/⟦(\w+)⟧/g)]
    .filter(([, name]) => kind.test(name ?? ''))
    .map(
      ({ index }) =>
        line
          .slice(0, index)
          .split(/(?<=[.!?…]) /)
          .at(-1) ?? '',
    );

function inTheLog(text: Text): string[] {
  if (!logged.test(text.key)) return [];
  // A part of a line, such as “Farm no. 2”, stands after a colon itself.
  const sentences = [...ways(text.pattern)].filter((line) => /[.!?]$/.test(line));
  return sentences.flatMap((line) =>
    before(line, things(text.key))
      .filter((head) => !head.includes(':'))
      .map(() => `${text.lang} ${text.key}: ${line}`),
  );
}
const bent = (text: Text): string[] =>
  [...ways(text.pattern)].flatMap((line) =>
    before(line, players(text.key))
      .filter((head) => bending[text.lang].test(head))
      .map(() => `${text.lang} ${text.key}: ${line}`),
  );
const bare = (text: Text): string[] =>
  [...ways(text.pattern)].flatMap((line) =>
    line
      .split(/(?<=[.!?…:;]) /)
      .filter((sentence) => /^(Qui\b|Le (plus|moins) d)/.test(sentence) && !/\?$/.test(sentence) && /[.;:]$/.test(sentence))
      .map((sentence) => `${text.key}: ${sentence}`),
  );

describe('names in the texts', () => {
  const all = allTexts();
  it('stand after a colon in the log', () => {
    expect(all.flatMap(inTheLog)).toEqual([]);
    expect(textsIn('ru', 'log-took = { $name } берёт из сброса { $card } на место { $slot }.').flatMap(inTheLog)).toHaveLength(1);
    expect(textsIn('en', 'log-kept = { $name }: thinks. Takes { $card }.').flatMap(inTheLog)).toHaveLength(1);
    expect(all.filter(({ key }) => logged.test(key)).length).toBeGreaterThan(4 * 150);
  });
  it('of players are never bent', () => {
    expect(all.flatMap(bent)).toEqual([]);
    expect(textsIn('fr', 'log-turn = Au tour de { $name }.').flatMap(bent)).toHaveLength(1);
    expect(textsIn('de', 'k = { $n ->\n    [one] Eine Karte für { $name }.\n   *[other] Karten\n  }').flatMap(bent)).toHaveLength(1);
  });
  it('or a pronoun begin every French sentence', () => {
    const french = all.filter(({ lang }) => lang === 'fr');
    expect(french.flatMap(bare)).toEqual([]);
    expect(textsIn('fr', 'k = Voilà. Qui a perdu paie. Le plus de points gagne.').flatMap(bare)).toHaveLength(2);
  });
});
