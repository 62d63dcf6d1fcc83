// Generated from the rules by `cargo xtask codegen`. Do not edit.
import type * as ratATatCat from './rat-a-tat-cat.ts';
import type * as ratland from './ratland.ts';
import type * as rattusCartus from './rattus-cartus.ts';
import type * as ratapolis from './ratapolis.ts';

/**
 * The host says whether players may ask for hints.
 */
export type AllowHints = { on: boolean, };

export type AnyDecision = ratATatCat.Decision | ratland.Decision | rattusCartus.Decision | ratapolis.Decision;

export type AnyNotice = ratATatCat.Notice | ratland.Notice | rattusCartus.Notice | ratapolis.Notice;

export type AnySight = { game: 'rat-a-tat-cat', sight: ratATatCat.Sight } | { game: 'ratland', sight: ratland.Sight } | { game: 'rattus-cartus', sight: rattusCartus.Sight } | { game: 'ratapolis', sight: ratapolis.Sight };

export type BotInfo = { bot: string,
/**
 * In English.
 */
about: string, };

/**
 * How everybody's chance to win went in a finished match.
 */
export type Chances = {
/**
 * From the deal to the end; of a long match not every step.
 */
points: Array<ChancesAt>,
/**
 * Which of the points a great change led to, in the order of the match.
 */
turning: Array<number>, };

export type ChancesAt = {
/**
 * The frame of the replay.
 */
frame: number,
/**
 * By seat, in per cent: what each could tell of itself from its own place.
 */
chances: Array<number>, };

/**
 * Why something was refused. A closed set: the page has words for each.
 */
export type Code = "bad_request" | "not_found" | "no_guest" | "foreign_origin" | "bad_name" | "bad_option" | "bad_seats" | "bad_record" | "bad_chat" | "unknown_game" | "unknown_bot" | "seat_taken" | "not_seated" | "not_host" | "not_ready" | "already_started" | "not_started" | "not_over" | "not_asked" | "stale" | "illegal" | "cannot_undo" | "no_hints" | "too_large" | "too_fast" | "too_many" | "storage" | "old_page" | "closing" | "too_slow";

export type End = {
/**
 * By seat; 1 is the best, shared by equals.
 */
places: Array<number>, scores: Array<number>,
/**
 * 64 hexadecimal digits; their 32 bytes have the SHA-256 that `commitment` said.
 */
seed: string, };

/**
 * The body of every refusal.
 */
export type Failure = { code: Code,
/**
 * In English, for whoever writes a client.
 */
reason: string, };

export type Frame = { at: number,
/**
 * Whose decision led here; none: the deal, or the clock.
 */
by: Seat | null, decision: AnyDecision | null,
/**
 * The seat had run out of time.
 */
automatic: boolean, notices: Array<AnyNotice>, sight: AnySight, };

/**
 * A part of a finished match, step by step.
 */
export type Frames = {
/**
 * How many there are in the whole match; frame 0 is the deal.
 */
total: number,
/**
 * The number of the first one given here.
 */
from: number, frames: Array<Frame>, };

/**
 * A game of the house: what a set-up form is built from.
 */
export type GameInfo = { game: string, least_seats: number, most_seats: number, options: Array<OptionInfo>,
/**
 * From the weakest to the strongest.
 */
bots: Array<BotInfo>, };

/**
 * Something you might do.
 */
export type HintChoice = { decision: AnyDecision,
/**
 * Your chance to win after it, in twentieths: so short a thought knows it no better. None where nothing else is
 * worth a thought.
 */
worth: number | null, };

/**
 * The code of an invite link. It stands in a body, because proxies write down the addresses that they pass on.
 */
export type Invitation = { code: string, };

/**
 * The public tables, newest first.
 */
export type Lobby = { tables: Array<LobbyTable>, };

export type LobbySeat = { "who": "empty" } | { "who": "guest", name: string, } | { "who": "bot", bot: string, };

export type LobbyTable = { id: string, game: string, phase: TablePhase, seats: Array<LobbySeat>, clock_s: number | null, };

/**
 * A guest, as the guest is told.
 */
export type Me = { guest: string, name: string, };

/**
 * Who is to sit there: `{"open": true}` or `{"bot": "rulebook"}`.
 */
export type NewSeat = { open: boolean, } | { bot: string, };

/**
 * A table to be set up. Whoever asks sits down in the first open seat.
 */
export type NewTable = { game: string, seats: Array<NewSeat>,
/**
 * By name; what is not named has its default.
 */
options?: Record<string, boolean | number | string>,
/**
 * In the lobby, and open to watchers.
 */
public?: boolean,
/**
 * Seconds for a decision; none: no clock.
 */
clock_s?: number,
/**
 * Players may ask what the computer would do. Not said: where one person plays against computers.
 */
hints?: boolean,
/**
 * Where the match begins, in the notation of its game, if not with the deal; it says its options itself. Only where
 * one person plays against computers: whoever sets up a position knows every card. There is no record of such a match.
 */
position?: string,
/**
 * Start at once; all seats must be filled.
 */
start?: boolean, };

export type NumberedNotice = { number: number, notice: AnyNotice, };

export type OnlyIf = { name: string, value: string, };

export type OptionInfo = { name: string, default: boolean | number | string,
/**
 * In English.
 */
help: string,
/**
 * The key of its help text on the page.
 */
help_key: string,
/**
 * It has an effect only while this other option has this value.
 */
only_if: OnlyIf | null, } & ({ "kind": "flag" } | { "kind": "choice", words: Array<string>, } | { "kind": "number", min: number, max: number, words: Array<string>, suggested: Array<number>, } | { "kind": "seat", words: Array<string>, } | { "kind": "pick", count: number, of: Array<string>, } | { "kind": "text", words: Array<string>, most: number, form: string, });

export type OptionSet = { name: string, value: boolean | number | string, };

/**
 * A match, as one onlooker sees it now.
 */
export type Play = {
/**
 * Grows when a decision was taken back: all notices of an older epoch are void then, and are told anew.
 */
epoch: number,
/**
 * The number of the last notice there is for this onlooker; what `hello` and `decide` name.
 */
number: number,
/**
 * Those that are new, less what may no longer be read back; their numbers grow.
 */
notices: Array<NumberedNotice>, sight: AnySight,
/**
 * Who owes a decision and has not sealed one.
 */
waits: SeatSet,
/**
 * Who has sealed one; what, nobody sees.
 */
sealed: SeatSet,
/**
 * What you have sealed yourself and may still change.
 */
yours: AnyDecision | null,
/**
 * Who is away and played by the computer.
 */
away: SeatSet,
/**
 * Milliseconds until the safe default is carried out for those who are waited for.
 */
deadline_ms: number | null, may_undo: boolean,
/**
 * The SHA-256 of the seed, known from the start.
 */
commitment: string,
/**
 * Once the match is over.
 */
end: End | null, };

/**
 * What a house reads in it.
 */
export type PositionRead = { players: number, } | { at: number, expected: string, };

/**
 * A position in the notation of its game.
 */
export type PositionText = { position: string, };

/**
 * A name for a guest. Without one the house makes one up.
 */
export type Rename = { name: string | null, };

export type Result = { places: Array<number>, scores: Array<number>, };

export type Said = { number: number, guest: string, name: string, seat: Seat | null, text: string, };

/**
 * A place at the table, numbered clockwise from 0 and written A, B, C …
 */
export type Seat = number;

/**
 * The host fills or frees a seat.
 */
export type SeatChange = { seat: Seat, } & ({ open: boolean, } | { bot: string, });

export type SeatInfo = { "who": "empty" } | { "who": "guest", guest: string, name: string, here: boolean, host: boolean, } | { "who": "bot", bot: string, };

/**
 * Some of the seats: whom we wait for, who has seen a card.
 */
export type SeatSet = Array<number>;

export type Sit = {
/**
 * None: the first empty one.
 */
seat?: Seat, };

/**
 * A table, as everyone who may come near it knows it.
 */
export type TableInfo = { id: string, game: string, public: boolean, phase: TablePhase, seats: Array<SeatInfo>, options: Array<OptionSet>,
/**
 * Seconds for a decision; none: no clock.
 */
clock_s: number | null,
/**
 * Whether players may ask what the computer would do.
 */
hints: boolean,
/**
 * The match begins from a position that was set up: it has no record.
 */
set_up: boolean,
/**
 * Only for whoever sits here: the code of the invite link, `/#/invite/CODE`.
 */
invite: string | null, watchers: number,
/**
 * The table where the same players go on, once somebody asked for it.
 */
rematch: string | null, };

export type TablePhase = "open" | "playing" | "over";

/**
 * What the server says.
 */
export type ToPage = { "t": "welcome", you: You, table: TableInfo, chat: Array<Said>, play: Play | null, } | { "t": "update", play: Play, } | { "t": "table", you: You, table: TableInfo, } | { "t": "ack", id: string, } | { "t": "refused", id: string | null, code: Code, reason: string, } | { "t": "hint", id: string, choices: Array<HintChoice>, } | { "t": "hinted", seat: Seat, } | { "t": "chat", said: Said, } | { "t": "pong" } | { "t": "bye", code: Code, };

/**
 * What a page says.
 */
export type ToServer = { "t": "hello",
/**
 * The first pages did not say.
 */
wire: number, epoch: number, have: number, } | { "t": "decide", id: string, epoch: number, on: number, decision: AnyDecision, } | { "t": "undo", id: string, } | { "t": "hint", id: string, epoch: number, on: number, } | { "t": "chat", text: string, } | { "t": "mute", guest: string, on: boolean, } | { "t": "ping", };

/**
 * A record that was sent in and holds.
 */
export type Uploaded = { game: string, seats: number,
/**
 * Who sat where, if the record says so.
 */
names: Array<string> | null, result: Result, frames: Frames, };

export type You = { guest: string, name: string,
/**
 * No seat: a watcher.
 */
seat: Seat | null, host: boolean, };

/**
 * What goes over the wire, by game.
 */
export type Wire = {
'rat-a-tat-cat': { sight: ratATatCat.Sight, notice: ratATatCat.Notice, decision: ratATatCat.Decision, box: ratATatCat.BoxInfo },
'ratland': { sight: ratland.Sight, notice: ratland.Notice, decision: ratland.Decision, box: ratland.BoxInfo },
'rattus-cartus': { sight: rattusCartus.Sight, notice: rattusCartus.Notice, decision: rattusCartus.Decision, box: rattusCartus.BoxInfo },
'ratapolis': { sight: ratapolis.Sight, notice: ratapolis.Notice, decision: ratapolis.Decision, box: ratapolis.BoxInfo },
};
