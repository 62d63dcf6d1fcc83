// What a module is asked and what it answers: crates/pocket/src/{asked,told}.rs as the page knows them. What is kept is not read here.
import type { Code, Look, MyTable, NewSeat, NewTable, ToServer } from '../wire';

/** A table without its lines, and a line of its log: as the module wrote them. */
export type Head = { readonly id: string; readonly game: string; readonly result: object | null };
export type Line = { readonly seq: number };
export type Kept = { readonly head: Head; readonly lines: readonly Line[] };
/** And how a list shows it. */
export type Listed = { readonly head: Head; readonly mine: MyTable | null };
/** What it is played by: where its module is, and how pages speak with that. */
export type By = { readonly module: string; readonly wire: number };

export type Fresh = { readonly id: string; readonly invite: string; readonly seed: string };
export type Player = 'substitute' | { readonly bot: string };
type Wish = 'start' | 'leave' | { hints: boolean } | { seat: { seat: number; to: NewSeat } } | { rematch: Fresh };
type Span = { seat: number; dice: string; waited_ms: number; within_ms: number };

export type Person = { readonly guest: string; readonly name: string; readonly look: Look | null };

export type Asked =
  | { offer: null }
  | { box: null }
  | { position: { position: string } }
  | { lay: { table: NewTable; fresh: Fresh; you: Person; others?: readonly Person[]; now: number } }
  | { load: { kept: Kept; now: number } }
  | { hear: { conn: number; eyes: number | null; said: ToServer; now: number } }
  | { part: { conn: number; now: number } }
  | { wish: { wish: Wish; now: number } }
  | { thought: { seat: number; number: number; decision: string; now: number } }
  | { advice: { seat: number; number: number; advice: unknown; now: number } }
  | { time: { now: number } }
  | { lost: { kept: Kept; now: number } }
  | { info: { now: number } }
  | { record: null }
  | { frames: { eyes: string | null; from: number | null } }
  | { chances: null }
  | { decided: { seat: number } }
  | { follow: { kept: Kept } }
  | { lines: { lines: readonly Line[] } }
  | { think: Span & { player: Player; takes_ms: number } }
  | { advise: Span };

export type Work =
  | { think: { seat: number; number: number; player: Player; takes: number; until: number } }
  | { advise: { seat: number; number: number; until: number } }
  | { call_off: number };

export type Told = {
  /** to be written down, all of it or nothing */
  table?: Listed;
  lines?: readonly Line[];
  next?: Listed;
  removed?: boolean;
  /** then shown */
  show?: readonly { to: readonly number[]; said?: string; bye?: Code }[];
  /** then thought about */
  orders?: readonly Work[];
  remarks?: readonly string[];
  wake?: number;
  refused?: { code: Code; reason: string };
  /** the text of its JSON */
  answer?: string;
};

/** A module, wherever it runs. */
export type Desk = { ask: (question: Asked) => Promise<Told>; close: () => void };
