// Written by hand after the Rust types of the protocol; `cargo xtask codegen` replaces it.
import type * as ratATatCat from './rat-a-tat-cat.ts';
import type { Seat, SeatSet } from './rat-a-tat-cat.ts';

export type AnySight = { game: 'rat-a-tat-cat', sight: ratATatCat.Sight };
export type AnyNotice = ratATatCat.Notice;
export type AnyDecision = ratATatCat.Decision;

export type ToServer = { "t": "hello", epoch: number, have: number, } | { "t": "decide", id: string, epoch: number, on: number, decision: AnyDecision, } | { "t": "undo", id: string, } | { "t": "chat", text: string, } | { "t": "mute", guest: string, on: boolean, } | { "t": "ping" };

export type ToPage = { "t": "welcome", you: You, table: TableInfo, chat: Array<Said>, play: Play | null, } | { "t": "update", play: Play, } | { "t": "table", you: You, table: TableInfo, } | { "t": "ack", id: string, } | { "t": "refused", id: string | null, code: Code, reason: string, } | { "t": "chat", said: Said, } | { "t": "pong" } | { "t": "bye", code: Code, };

export type You = { guest: string, name: string, seat: Seat | null, host: boolean, };
export type Play = { epoch: number, number: number, notices: Array<NumberedNotice>, sight: AnySight, waits: SeatSet, sealed: SeatSet, yours: AnyDecision | null, away: SeatSet, deadline_ms: number | null, may_undo: boolean, commitment: string, end: End | null, };
export type End = { places: Array<number>, scores: Array<number>, seed: string, };
export type NumberedNotice = { number: number, notice: AnyNotice, };
export type Said = { number: number, guest: string, name: string, seat: Seat | null, text: string, };

export type Me = { guest: string, name: string, };
export type Rename = { name: string | null, };
export type GameInfo = { game: string, least_seats: number, most_seats: number, options: Array<OptionInfo>, bots: Array<BotInfo>, };
export type BotInfo = { bot: string, about: string, };
export type OptionInfo = { name: string, default: boolean | number | string, help: string, help_key: string, only_if: OnlyIf | null, } & OptionKindInfo;
export type OptionKindInfo = { "kind": "flag" } | { "kind": "choice", words: Array<string>, } | { "kind": "number", min: number, max: number, words: Array<string>, suggested: Array<number>, } | { "kind": "seat", words: Array<string>, };
export type OnlyIf = { name: string, value: string, };
export type NewTable = { game: string, seats: Array<NewSeat>, options?: Record<string, boolean | number | string>, public?: boolean, clock_s?: number, start?: boolean, };
export type NewSeat = { open: boolean, } | { bot: string, };
export type SeatChange = { seat: Seat, } & NewSeat;
export type Sit = { seat?: Seat, };
export type TableInfo = { id: string, game: string, public: boolean, phase: TablePhase, seats: Array<SeatInfo>, options: Array<OptionSet>, clock_s: number | null, invite: string | null, watchers: number, rematch: string | null, };
export type TablePhase = "open" | "playing" | "over";
export type OptionSet = { name: string, value: boolean | number | string, };
export type SeatInfo = { "who": "empty" } | { "who": "guest", guest: string, name: string, here: boolean, host: boolean, } | { "who": "bot", bot: string, };
export type Lobby = { tables: Array<LobbyTable>, };
export type LobbyTable = { id: string, game: string, phase: TablePhase, seats: Array<LobbySeat>, clock_s: number | null, };
export type LobbySeat = { "who": "empty" } | { "who": "guest", name: string, } | { "who": "bot", bot: string, };
export type Frames = { total: number, from: number, frames: Array<Frame>, };
export type Frame = { at: number, by: Seat | null, decision: AnyDecision | null, automatic: boolean, notices: Array<AnyNotice>, sight: AnySight, };
export type Result = { places: Array<number>, scores: Array<number>, };
export type Uploaded = { game: string, seats: number, names: Array<string> | null, result: Result, frames: Frames, };
export type Code = "bad_request" | "not_found" | "no_guest" | "foreign_origin" | "bad_name" | "bad_option" | "bad_seats" | "bad_record" | "bad_chat" | "unknown_game" | "unknown_bot" | "seat_taken" | "not_seated" | "not_host" | "not_ready" | "already_started" | "not_started" | "not_over" | "not_asked" | "stale" | "illegal" | "cannot_undo" | "too_large" | "too_fast" | "too_many" | "storage" | "closing" | "too_slow";
export type Failure = { code: Code, reason: string, };
