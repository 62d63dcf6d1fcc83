// The table of a game that has no drawings yet: everything in the words of its notation. A game that grows replaces it part by part.
import type { Expects, GameId, HintContext, LogContext, LogLine, TableGame } from '../contract/game';
import type { Wire } from '../../wire';
import PlainSheet from './PlainSheet.svelte';
import PlainTable from './PlainTable.svelte';

/** What is seen of a plain game. */
export type PlainSight<Decision = unknown> = {
  readonly round: number;
  readonly doing: { readonly doing: 'playing' | 'over' };
  /** how things stand, section by section, with `;` between them */
  readonly position: string;
  /** all that may be decided now */
  readonly ask: { readonly ask: string; readonly choices: readonly PlainChoice<Decision>[] } | null;
};
export type PlainChoice<Decision = unknown> = { readonly text: string; readonly decision: Decision };
/** What is told of it: who did it, and the words that follow the name. */
export type PlainNotice = { readonly what: string; readonly seat: number | null; readonly text: string };

/** The games that are sent so. */
type PlainGame = {
  [G in GameId]: Wire[G] extends { sight: PlainSight<Wire[G]['decision']>; notice: PlainNotice } ? G : never;
}[GameId];

export function logLine({ seat, text }: PlainNotice, { seats }: Pick<LogContext, 'seats'>): LogLine {
  return seat === null ? { text } : { seat, text: `${seats[seat]?.name ?? letterOf(seat)} ${text}` };
}

/** A seat, as notation writes it. */
export const letterOf = (seat: number): string => String.fromCharCode('A'.charCodeAt(0) + seat);

/** The sections of a position: what each is of, and its words. */
export const sections = (position: string): { readonly name: string; readonly words: string }[] =>
  position.split(';').map((section) => {
    const [name = '', ...words] = section.trim().split(/\s+/);
    return { name, words: words.join(' ') };
  });

/** How a decision is written. */
export function textOf(decision: unknown, { ask }: PlainSight): string {
  const same = ask?.choices.find((choice) => JSON.stringify(choice.decision) === JSON.stringify(decision));
  return same?.text ?? '';
}
const hintText = (decision: unknown, { sight }: Pick<HintContext, 'sight'>): string => textOf(decision, sight as unknown as PlainSight);

const expects: Expects = { what: 'points', of: (points) => points };

/** What the game brings itself; whatever it has drawn since takes the place of what is plain. */
type Own<G extends GameId> = Pick<TableGame<G>, 'bots' | 'Rules'> & Partial<TableGame<G>>;

/** That a game is sent what a plain table shows, its types say; the table itself is the same for all. */
export function plain<G extends PlainGame>(id: G, own: Own<G>): TableGame<G> {
  const table = { id, Table: PlainTable, logLine, hints: () => Promise.resolve({ hintText, expects }), ScoreSheet: PlainSheet };
  return { ...(table as unknown as Omit<TableGame<G>, keyof Pick<TableGame<G>, 'bots' | 'Rules'>>), ...own };
}
