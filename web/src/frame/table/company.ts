// What can be told of the computer players at a table: what each is like, and what one has just let slip. The page of a table or of a
// replay says it; the plaques show it.
import { getContext, setContext } from 'svelte';
import type { Character } from '../../art/rats/Portrait.svelte';
import type { GameId, LogContext, LogLine, Numbered, SeatView, TableGame } from '../contract/game';
import { t } from '../../i18n/index.svelte';
import type { Reaction } from '../../wire';
import { botLine, levelLine, playedBy } from '../words/bots';

/** A word of a computer player about what everybody has just seen it do: its fault shows, and no secret. */
export type Quip = { readonly seat: number; readonly text: string };

/** A drawn word; the number tells it from the same one before. */
export type Reacted = { readonly number: number; readonly what: Reaction };

export type Company = {
  readonly seats: readonly SeatView[];
  /** the last drawn word of each seat */
  readonly reactions: Readonly<Record<number, Reacted>>;
  /** an honest line about whoever has this face */
  readonly line: (face: Character) => string;
  /** the last word, and who said it */
  readonly said: { readonly number: number; readonly name: string; readonly text: string } | null;
};

const key = Symbol('company');
export const introduce = (company: Company): Company => setContext(key, company);
export const theCompany = (): Company | undefined => getContext(key);

/** How strong, as far as the house has told, and what they are like. */
export const lineOf = (game: string | undefined, face: Character): string =>
  game ? [levelLine(game, playedBy(face)), botLine(game, playedBy(face), '')].filter(Boolean).join(' ') : '';

/** Who the computer players are: the first lines of the log. */
export const introductions = (game: string, seats: readonly SeatView[]): LogLine[] =>
  seats.flatMap(({ seat, name, bot }) => (bot ? { seat, text: t('log-is', { name, line: lineOf(game, bot) }) } : []));

/** Lines that say the same are one line, with how often. */
function folded(lines: readonly LogLine[]): LogLine[] {
  const kept: { line: LogLine; times: number }[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    if (last && last.line.seat === line.seat && last.line.text === line.text) last.times++;
    else kept.push({ line, times: 1 });
  }
  return kept.map(({ line, times }) => (times > 1 ? { ...line, text: `${line.text} ×${times}` } : line));
}

/** The log: a line for everything told, and the words that fell with it. */
export function tell<G extends GameId>(
  game: TableGame<G>,
  told: readonly Numbered<G>[],
  quips: ReadonlyMap<number, Quip>,
  context: LogContext<G>,
): LogLine[] {
  const word = (quip: Quip): LogLine => ({
    seat: quip.seat,
    text: t('log-says', { name: context.seats[quip.seat]?.name ?? '', text: quip.text }),
  });
  const lines = told.flatMap(({ number, notice }) => {
    const quip = quips.get(number);
    return [game.logLine(notice, context) ?? [], quip ? word(quip) : []].flat();
  });
  return folded(lines);
}

/** The last word that fell, as long as little has happened since. */
export function lastSaid(quips: ReadonlyMap<number, Quip>, seats: readonly SeatView[], shown: number): Company['said'] {
  const recent = [...quips].filter(([number]) => number <= shown && number > shown - 6).at(-1);
  return recent ? { number: recent[0], name: seats[recent[1].seat]?.name ?? '', text: recent[1].text } : null;
}
