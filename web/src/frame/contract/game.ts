// What the frame asks of a game, and what it lends it. The frame has the room, the header, log, talk, clocks in the
// header, sheets and replay; the game has everything on the table, what is asked of the player included.
import type { Component } from 'svelte';
import type { Character } from '../../art/rats/Portrait.svelte';
import type { Speed } from '../../lib/prefs.svelte';
import type { Bots } from './listing';
import type { Quip } from '../table/company';
import type { End, Look, NewTable, OptionSet, Wire } from '../../wire';

export type GameId = keyof Wire;
export type Sight<G extends GameId = GameId> = Wire[G]['sight'];
export type Notice<G extends GameId = GameId> = Wire[G]['notice'];
export type Decision<G extends GameId = GameId> = Wire[G]['decision'];
export type Numbered<G extends GameId = GameId> = { readonly number: number; readonly notice: Notice<G> };

/** Who sits where, by seat number. */
export type SeatView = {
  readonly seat: number;
  readonly name: string;
  /** a computer player, and which face it has */
  readonly bot?: Character | undefined;
  /** what tells a program and a guest from others */
  readonly who?: { readonly guest: string; readonly is_bot: boolean; readonly regular: boolean } | undefined;
  /** how a person wants to be seen; none: in the colours of the seat */
  readonly look?: Look | null | undefined;
  /** a person with an open line; computers always are */
  readonly here: boolean;
  /** a person whom the computer stands in for */
  readonly away: boolean;
  /** of a person who is gone: when the computer takes over, in milliseconds since 1970; null while nobody waits for them */
  readonly takeover?: number | null | undefined;
  /** the computer plays on, and the owner of the seat has not won */
  readonly gaveUp?: boolean | undefined;
};

export type TableProps<G extends GameId = GameId> = {
  /**
   * `screen`: seen by everybody in a room, from afar, and nothing is asked there; `hand`: beside such a screen, on a telephone, the own
   * hand, screen or plan, and of the table no more than can be chosen now; undefined: all of it
   */
  as?: 'screen' | 'hand' | undefined;
  /** how things stand now, through these eyes: what is drawn */
  sight: Sight<G>;
  /** what happened and was not shown yet, oldest first; play it in order, and call `settled` after each */
  notices: readonly Numbered<G>[];
  /** everything told so far, for a game that shows the rounds on the table */
  history?: readonly Numbered<G>[] | undefined;
  seats: readonly SeatView[];
  /** the rules this table chose, where they are known */
  options?: readonly OptionSet[] | undefined;
  /** your seat, or in a replay the seat through whose eyes it is seen; null: the gallery, or the truth */
  you: number | null;
  /** who owes a decision */
  waits: readonly number[];
  /** who has sealed one */
  sealed: readonly number[];
  /** what you have sealed and may still change */
  yours: Decision<G> | null;
  /** when the safe default is carried out, in milliseconds since 1970 */
  deadline: number | null;
  mayUndo: boolean;
  speed: Speed;
  /** nobody is asked anything, and nothing can be decided */
  replaying: boolean;
  /** a decision was sent and not answered yet: show it pressed, take no second one */
  pending: boolean;
  /** these notices are shown: the log may tell of them */
  settled: (number: number) => void;
  decide: (decision: Decision<G>) => void;
  undo: () => void;
  /** opens the rules, at a heading if one is named */
  rules: (topic?: string) => void;
};

/** A line of the log, in the player's language; made when it is drawn, so that it follows a change of language. */
export type LogLine = { readonly seat?: number | undefined; readonly text: string };
export type LogContext<G extends GameId = GameId> = {
  readonly seats: readonly SeatView[];
  readonly you: number | null;
  /** how things stand now */ readonly sight?: Sight<G> | undefined;
  /** everything told, this notice among it */ readonly history?: readonly Numbered<G>[] | undefined;
};

/** What was told before this notice, oldest first, and what right after it. */
export function around<G extends GameId>(
  notice: Notice<G>,
  history: readonly Numbered<G>[] = [],
): { readonly before: readonly Numbered<G>[]; readonly next: Notice<G> | undefined } {
  const at = history.findIndex((one) => one.notice === notice);
  return { before: history.slice(0, Math.max(at, 0)), next: at < 0 ? undefined : history[at + 1]?.notice };
}

/** What a decision is told from: the question it answers. */
export type HintContext<G extends GameId = GameId> = { readonly sight: Sight<G>; readonly seats: readonly SeatView[] };
/** A decision in the words of the bar. */
export type HintText<G extends GameId = GameId> = (decision: Decision<G>, context: HintContext<G>) => string;

/** Where on the table a decision is: selectors of the parts that it is about. */
export type Meant<G extends GameId = GameId> = (decision: Decision<G>, sight: Sight<G>) => readonly string[];

/** What the points of a hint are in a game, as whoever asks would count them: what they are of, and what of them is to come. */
export type Expects<G extends GameId = GameId> = {
  readonly what: 'points' | 'cost' | 'cheese';
  readonly of: (points: number, sight: Sight<G>) => number;
};

export type SheetProps<G extends GameId = GameId> = {
  sight: Sight<G>;
  /** everything that was told so far: the rounds are in it */
  history: readonly Numbered<G>[];
  seats: readonly SeatView[];
  you: number | null;
  /** once the match is over */
  end: Pick<End, 'places' | 'scores'> | null;
};

export type TableGame<G extends GameId = GameId> = {
  readonly id: G;
  readonly bots: Bots;
  /** fills the box it is given: the table and, below it, what is asked */
  readonly Table: Component<TableProps<G>>;
  readonly logLine: (notice: Notice<G>, context: LogContext<G>) => LogLine | null;
  /** what of it all may still be read: where memory is the game, the log forgets too */
  readonly readable?: (history: readonly Numbered<G>[], sight: Sight<G>) => readonly Numbered<G>[];
  /**
   * what computer players say, by the number of the notice that shows it: from what everybody at the table has seen, so that their faults
   * can be noticed
   */
  readonly quips?: (history: readonly Numbered<G>[], seats: readonly SeatView[]) => ReadonlyMap<number, Quip>;
  /** which of the house's twelve coats a seat wears, where that does not go by the seat */
  readonly coatOf?: (sight: Sight<G>, seat: number) => number;
  /** fetched by whoever asks what to do */
  readonly hints: () => Promise<{ readonly hintText: HintText<G>; readonly expects: Expects<G>; readonly meant?: Meant<G> }>;
  readonly ScoreSheet: Component<SheetProps<G>>;
  /** why somebody's points count for nothing in the end, in a word */
  readonly voided?: (sight: Sight<G>, seat: number) => string | null;
  readonly Rules: Component<{ topic?: string | undefined }>;
  /** the way into a guided first game */
  readonly Guide?: Component<{ leave: () => void; play: () => void; busy: boolean }>;
  /** the table of the guided first game: real, short, against the computer; from a position where the deal is chosen for what it shows */
  readonly firstTable?: Pick<NewTable, 'seats' | 'options' | 'position'>;
};

/** For the last case of an exhaustive switch. */
export function unreachable(x: never): never {
  throw new Error(`nobody expected ${JSON.stringify(x)}`);
}
