// Generated from the rules by `cargo xtask codegen`. Do not edit.
import type * as ratATatCat from './rat-a-tat-cat.ts';
import type * as ratland from './ratland.ts';
import type * as rattusCartus from './rattus-cartus.ts';
import type * as ratapolis from './ratapolis.ts';

/**
 * Somebody whom you know.
 */
export type Acquaintance = { guest: string, name: string, look: Look | null,
/**
 * It is the account of a program.
 */
is_bot: boolean,
/**
 * Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
 */
regular: boolean,
/**
 * In the house now; said of friends alone.
 */
here: boolean, };

export type AddressInfo = { id: string, kind: PostKind,
/**
 * The mail address or the hook; of a push the name of the service that carries it.
 */
to: string,
/**
 * The code was said back, or need not be. Nothing is sent to any other.
 */
confirmed: boolean,
/**
 * Something that was sent there has not arrived, and is tried again.
 */
failing: boolean,
/**
 * In seconds since 1970.
 */
made_s: number, };

/**
 * The list with the new address in it.
 */
export type AddressMade = { post: MyPost,
/**
 * Of a hook: the key of the HMAC-SHA256 in `Ratskeller-Signature`. It is not shown again.
 */
secret: string | null, };

/**
 * How it went against a computer player: whoever gives up is behind.
 */
export type Against = { bot: string,
/**
 * As it was measured; none, if nobody has, or in too few games.
 */
points: number | null, ahead: number, level: number, behind: number, };

/**
 * The host says whether players may ask for hints.
 */
export type AllowHints = { on: boolean, };

/**
 * What whoever looks after the house tells everybody.
 */
export type Announcement = {
/**
 * A later one has a higher number.
 */
number: number, text: string,
/**
 * Until then it is told to whoever comes: seconds since 1970.
 */
until_s: number, };

export type AnyDecision = ratATatCat.Decision | ratland.Decision | rattusCartus.Decision | ratapolis.Decision;

export type AnyNotice = ratATatCat.Notice | ratland.Notice | rattusCartus.Notice | ratapolis.Notice;

export type AnySight = { game: 'rat-a-tat-cat', sight: ratATatCat.Sight } | { game: 'ratland', sight: ratland.Sight } | { game: 'rattus-cartus', sight: rattusCartus.Sight } | { game: 'ratapolis', sight: ratapolis.Sight };

/**
 * Somebody whom you have left behind in a rated match, and what they were worth then.
 */
export type Beaten = { table: string, ended_s: number, points: number,
/**
 * A computer player, or the name of a person; both none: somebody who has been erased.
 */
bot: string | null, name: string | null, };

/**
 * The best regulars of a game.
 */
export type Board = { game: string,
/**
 * Only who has played within so many days,
 */
days: number,
/**
 * and at least so many rated matches.
 */
least: number,
/**
 * By points less twice the doubt: what somebody is worth almost certainly.
 */
people: Array<BoardLine>, };

export type BoardLine = { name: string, look: Look | null, rating: RatingInfo, };

export type BotAccount = { guest: string, name: string, };

export type BotInfo = { bot: string,
/**
 * In English.
 */
about: string, level: Level,
/**
 * How strong it was measured to be, on the scale of ratings; none, if nobody has, or in too few games.
 */
points: number | null, };

/**
 * Everything that a box prints.
 */
export type BoxContents = {
/**
 * What records and tables name it by: the SHA-256 of its file.
 */
parts: string,
/**
 * The file, in the one form in which equal boxes are equal.
 */
file: string, values: Array<ValueInfo>,
/**
 * In what it is not like the box that ships; nothing, if it is that one.
 */
differences: Array<DifferenceInfo>, };

/**
 * What the house finds in it.
 */
export type BoxRead = { "is": "good" } & BoxContents | { "is": "bad",
/**
 * The correction that does, if it is one alone.
 */
path: string | null,
/**
 * From what to what a number may stand there, all others being as they are.
 */
fits: [number, number] | null,
/**
 * The place in the file, and the reason in English.
 */
entry: string, problem: string, };

/**
 * A box that somebody has: a file, or one that this house keeps, and what is to be corrected in it. With neither it is the one that
 * ships.
 */
export type BoxText = {
/**
 * The file, as a data pack has it.
 */
file?: string,
/**
 * What records and tables name it by.
 */
parts?: string, corrections?: Array<NewValue>, };

/**
 * The guest of this device was you.
 */
export type Bring = { token: string, };

/**
 * A bot account is asked to a seat.
 */
export type Challenge = { id: string, table: string, game: string, seat: Seat,
/**
 * The name of the host.
 */
by: string,
/**
 * The name of the bot account.
 */
bot: string,
/**
 * It can be answered until then: seconds since 1970.
 */
until_s: number, };

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
export type Code = "bad_request" | "not_found" | "no_guest" | "foreign_origin" | "bad_name" | "name_taken" | "bad_key" | "not_regular" | "last_key" | "bad_option" | "bad_seats" | "bad_record" | "bad_chat" | "unknown_game" | "unknown_bot" | "seat_taken" | "not_seated" | "not_host" | "not_ready" | "already_started" | "not_started" | "not_over" | "not_asked" | "stale" | "illegal" | "cannot_undo" | "gave_up" | "no_hints" | "no_talk" | "muted" | "banned" | "sent_away" | "bad_token" | "not_by_token" | "unasked" | "not_here" | "rated" | "too_large" | "too_fast" | "too_many" | "storage" | "old_page" | "closing" | "too_slow";

/**
 * Whom you know here.
 */
export type Company = { friends: Array<Acquaintance>,
/**
 * Who want to be your friends.
 */
asking: Array<Acquaintance>,
/**
 * Whose friend you want to be.
 */
asked: Array<Acquaintance>, blocked: Array<Acquaintance>,
/**
 * Whoever opens it is your friend; none, if you have made none.
 */
link: string | null, };

export type CurvePoint = {
/**
 * It was your n-th rated match of the game.
 */
matches: number, ended_s: number, points: number, doubt: number, };

/**
 * So many have come to this.
 */
export type DayBar = { place: number, margin: number, gave_up: boolean, count: number, };

export type DayBest = { guest: string,
/**
 * Empty: nobody who is known here any more.
 */
name: string, look: Look | null,
/**
 * The match, to be read by everybody; none, if it has grown old and is gone.
 */
table: string | null, seat: Seat, came: DayCame, };

/**
 * How a try ended.
 */
export type DayCame = {
/**
 * At the table, and the points there.
 */
place: number, points: number,
/**
 * How far ahead of the best of the others, in points; below nothing: how far behind.
 */
margin: number, gave_up: boolean,
/**
 * Among all who have played it: first who has the better place at the table, of these who is further ahead; equals share. Whoever
 * gave up comes after all others.
 */
rank: number, };

/**
 * A deal.
 */
export type DayDeal = { day: string, game: string,
/**
 * The day is over: its seed is told, the best are shown, and whoever plays it plays for fun.
 */
over: boolean,
/**
 * The SHA-256 of the seed, told from the beginning of the day.
 */
commitment: string, seed: string | null, rules: number,
/**
 * The box that it is played with, as records name it.
 */
parts: string, options: Array<OptionSet>, seats: Array<DaySeat>, players: number, yours: DayTry | null,
/**
 * How everybody's try ended, the best first; nothing before yours has, or the day is over.
 */
spread: Array<DayBar>,
/**
 * Nobody before the day is over.
 */
best: Array<DayBest>, };

export type DayLine = { day: string, deals: Array<DayLook>, };

export type DayLook = { game: string,
/**
 * How many have played it to its end on its day.
 */
players: number, yours: DayTry | null, };

/**
 * Whose deal a table has.
 */
export type DayOf = {
/**
 * As 2026-01-31, by UTC.
 */
day: string,
/**
 * It is the one try that counts; else it is played for fun.
 */
counts: boolean, };

/**
 * None: that is you.
 */
export type DaySeat = { bot: string | null, };

/**
 * Your one try.
 */
export type DayTry = { table: string,
/**
 * None: it is not over, or did not end on its day.
 */
came: DayCame | null, };

/**
 * The days of this house, newest first.
 */
export type Days = { today: string,
/**
 * Seconds until the next day.
 */
left_s: number,
/**
 * On how many days in a row you have played a deal to its end, up to today or yesterday.
 */
streak: number, days: Array<DayLine>,
/**
 * There are more: asked for as `after`.
 */
next: string | null, };

/**
 * A decision of a finished match.
 */
export type Decided = { seat: Seat, decision: AnyDecision,
/**
 * The seat had run out of time.
 */
automatic: boolean, };

export type DeviceAsks = { device: string,
/**
 * Both devices show it; only if it is the same it is yours.
 */
number: number, };

export type DifferenceInfo = { path: string,
/**
 * None: the box that ships has nothing there.
 */
standard: boolean | number | string | null, here: boolean | number | string | null, };

export type End = {
/**
 * By seat; 1 is the best, shared by equals.
 */
places: Array<number>, scores: Array<number>,
/**
 * 64 hexadecimal digits; their 32 bytes have the SHA-256 that `commitment` said.
 */
seed: string, };

export type Enter = { ticket: string, };

/**
 * Nothing, until the first device has opened.
 */
export type Entered = { signed_in: SignedIn | null, };

/**
 * Erasing is said with the name, so that nobody does it by a slip.
 */
export type Erase = { name: string, };

/**
 * An evening as everybody sees it who has its name.
 */
export type EveningInfo = { id: string, game: string,
/**
 * The name of whoever has opened it.
 */
by: string,
/**
 * Open until the first round is paired.
 */
phase: TablePhase, seats: number, rounds: number, scoring: Scoring, options: Array<OptionSet>, clock_s: number | null, minutes: number | null, filler: string | null,
/**
 * Which round is played, or was last; 0: none yet.
 */
round: number,
/**
 * All its tables are over.
 */
round_over: boolean,
/**
 * Milliseconds of the round that are left; none: nobody counts them.
 */
left_ms: number | null,
/**
 * By number.
 */
people: Array<EveningPerson>,
/**
 * Of the round.
 */
tables: Array<EveningTable>,
/**
 * Who sits out in this round, by number.
 */
byes: Array<number>,
/**
 * What the values of a line are, the first that counts first, and how much of each is one.
 */
measures: Array<MeasureInfo>,
/**
 * The best first.
 */
standings: Array<EveningLine>,
/**
 * Your number.
 */
you: number | null,
/**
 * You have opened it.
 */
host: boolean,
/**
 * Only for the host and whoever takes part.
 */
code: string | null, };

export type EveningLine = { person: number,
/**
 * Whoever cannot be told apart shares it.
 */
rank: number,
/**
 * Tables that are over.
 */
played: number,
/**
 * As `measures` says.
 */
worth: Array<number>,
/**
 * What tells this line from the one above.
 */
told_by: Measure | null, };

export type EveningPerson = { who: LobbySeat,
/**
 * Plays in no further round.
 */
left: boolean,
/**
 * How many rounds had been paired when they came.
 */
since: number, };

export type EveningTable = {
/**
 * By seat: who sits there, by number; none: the computer player that fills it.
 */
people: Array<number | null>,
/**
 * By seat, once it is over.
 */
places: Array<number> | null,
/**
 * Its name, for whoever sits there and for the host.
 */
table: string | null, };

/**
 * The body of every refusal.
 */
export type Failure = { code: Code,
/**
 * In English, for whoever writes a client.
 */
reason: string,
/**
 * Of what passes: when, in seconds since 1970.
 */
until_s?: number, };

export type Frame = { at: number,
/**
 * What was decided and led here, all of it carried out together; nothing led to the deal.
 */
decided: Array<Decided>, notices: Array<AnyNotice>, sight: AnySight, };

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
from: number,
/**
 * The steps at which the rounds of the whole match began, in their order.
 */
rounds: Array<number>, frames: Array<Frame>, };

/**
 * The code of a friend's link.
 */
export type FriendCode = { code: string, };

/**
 * A link by which others become your friends.
 */
export type FriendLink = { code: string, };

/**
 * What the house says over the bell.
 */
export type FromBell = { "t": "welcome", here: Array<string>, } | { "t": "friend", guest: string, here: boolean, } | { "t": "company" } | { "t": "turn", table: string, game: string, } | { "t": "over", table: string, game: string, } | { "t": "sought", game: string,
/**
 * Who look for this game, you among them, and might be put at one table with you.
 */
people: number,
/**
 * You have waited long enough: begin with computer players if you like.
 */
offer: boolean, } | { "t": "unsought" } | { "t": "matched", table: string, game: string, } | { "t": "called", by: Acquaintance, game: string, invite: string, } | { "t": "challenged", challenge: Challenge, } | { "t": "declined", challenge: Challenge, } | { "t": "announced", announcement: Announcement | null, } | { "t": "refused", code: Code, reason: string, } | { "t": "pong" } | { "t": "bye", code: Code, };

export type Fur = "ash" | "cocoa" | "ginger" | "cream" | "coal" | "slate";

/**
 * A game of the house: what a set-up form is built from.
 */
export type GameInfo = { game: string, least_seats: number, most_seats: number, options: Array<OptionInfo>,
/**
 * From the weakest to the strongest.
 */
bots: Array<BotInfo>, };

export type GameRating = { game: string, rating: RatingInfo, };

/**
 * Whether whoever was called has heard it.
 */
export type Heard = { heard: boolean, };

/**
 * Something you might do.
 */
export type HintChoice = { decision: AnyDecision,
/**
 * Your chance to win after it, in twentieths: so short a thought knows it no better. None where nothing else is
 * worth a thought.
 */
worth: number | null,
/**
 * The points that it leads to as far as the house looks ahead, in the mean and rounded; none where `worth` is none.
 */
points: number | null, };

/**
 * The code of an invite link. It stands in a body, because proxies write down the addresses that they pass on.
 */
export type Invitation = { code: string, };

/**
 * The code of an evening, as it was typed or stood in a link. It stands in a body, because proxies write down the addresses
 * that they pass on.
 */
export type JoinEvening = { code: string, };

export type KeyInfo = { id: string, label: string,
/**
 * In seconds since 1970.
 */
made_s: number, used_s: number | null, };

/**
 * Who you are now, and your recovery codes if these are your first ones: nobody can show them to you again.
 */
export type KeyMade = { me: Me, codes: Array<string>, };

/**
 * The first half of a ceremony with a key: what the page hands to the browser.
 */
export type KeyOffer = {
/**
 * To be said with the answer, within five minutes.
 */
ceremony: string,
/**
 * For `navigator.credentials`, as WebAuthn writes it in JSON.
 */
options: unknown, };

/**
 * What the second device says when it comes.
 */
export type Knock = { code: string, };

export type Knocked = {
/**
 * To be said when it asks whether it may come in.
 */
ticket: string, number: number, };

/**
 * Who is to be paired no more.
 */
export type LeaveEvening = {
/**
 * By number; only the host names somebody else. None: you.
 */
person?: number, };

export type LeftBehind = { name: string, matches: number,
/**
 * To be said by whoever brings them along.
 */
token: string, };

/**
 * A code that lets a second device in: `/#/let-in/CODE`.
 */
export type LetIn = { code: string,
/**
 * Who has come with it.
 */
asking: DeviceAsks | null, };

/**
 * The code that a screen shows.
 */
export type LetScreen = { code: string, };

/**
 * Whom a computer player would be a match for: whoever plays for the first time, now and then of an evening, in a club, or
 * better than that.
 */
export type Level = "beginner" | "evening" | "club" | "master";

/**
 * The public tables: those first where somebody is, then the newest.
 */
export type Lobby = { tables: Array<LobbyTable>,
/**
 * What everybody is told now: whoever has not played yet has no bell to hear it by.
 */
announced: Announcement | null, };

export type LobbySeat = { "who": "empty" } | { "who": "guest", guest: string, name: string, look: Look | null,
/**
 * It is the account of a program.
 */
is_bot: boolean,
/**
 * Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
 */
regular: boolean, } | { "who": "bot", bot: string, };

export type LobbyTable = { id: string, game: string, phase: TablePhase, seats: Array<LobbySeat>, clock_s: number | null,
/**
 * The box that it was laid with, if not with that of the house.
 */
parts: string | null, };

/**
 * What a guest looks like to everybody.
 */
export type Look = { wears: Wears, fur: Fur, };

/**
 * A guest, as the guest is told.
 */
export type Me = { guest: string, name: string,
/**
 * Known again: with a key, under a name that is nobody else's here.
 */
regular: boolean,
/**
 * None: in the colours of the seat.
 */
look: Look | null,
/**
 * The account of a program.
 */
is_bot: boolean, };

/**
 * What people are told apart by in a standing.
 */
export type Measure = "places" | "points" | "met" | "wins";

export type MeasureInfo = { measure: Measure, unit: number, };

/**
 * A decision for which there was a better one.
 */
export type Moment = {
/**
 * The frame of the replay in which it was asked; the next one shows what was decided.
 */
frame: number, round: number, did: AnyDecision, better: AnyDecision, with_did: Worth, with_better: Worth,
/**
 * The difference of the chances may be so much less or more, in per cent (95 %).
 */
error: number,
/**
 * What the seat saw then.
 */
sight: AnySight,
/**
 * The position with every card in it, to play on from: as `position` of a new table takes it.
 */
position: string, };

export type MyBotAccounts = { bots: Array<BotAccount>, };

export type MyBox = { game: string, parts: string,
/**
 * Yours alone; nobody else is told.
 */
name: string, };

/**
 * The boxes that you keep, the newest first.
 */
export type MyBoxes = { boxes: Array<MyBox>, };

export type MyEvening = { id: string, game: string, by: string, phase: TablePhase, round: number, rounds: number, people: number, host: boolean, };

/**
 * The evenings that you have opened or take part in, the newest first.
 */
export type MyEvenings = { evenings: Array<MyEvening>, };

/**
 * All that your matches of one game come to; what began from a position does not count.
 */
export type MyGame = { game: string,
/**
 * None before the first rated match.
 */
rating: RatingInfo | null,
/**
 * Your way, oldest first; of a long one not every step, but always the last.
 */
curve: Array<CurvePoint>,
/**
 * How often you came where, of the matches that you did not give up.
 */
places: Array<PlaceCount>, gave_up: number,
/**
 * From the strongest to the weakest, as they were measured.
 */
against: Array<Against>,
/**
 * The strongest whom you have left behind, strongest first.
 */
best: Array<Beaten>, };

/**
 * What opens the door to you.
 */
export type MyKeys = { keys: Array<KeyInfo>,
/**
 * Recovery codes that have not been used.
 */
codes: number, sessions: Array<SessionInfo>, };

/**
 * With whom you have played to the end, the latest first.
 */
export type MyOpponents = { people: Array<Opponent>, };

/**
 * Where and how you are told.
 */
export type MyPost = {
/**
 * For `pushManager.subscribe`: the key of this house.
 */
push_key: string,
/**
 * Whether this house sends mail.
 */
mail: boolean, addresses: Array<AddressInfo>, };

/**
 * Where you stand, by game; a game without a rated match of yours is not there.
 */
export type MyRatings = { games: Array<GameRating>, };

export type MyTable = { id: string, game: string, phase: TablePhase, public: boolean, seats: Array<LobbySeat>,
/**
 * Where you sit.
 */
you: Seat,
/**
 * Who owes a decision and has not sealed one.
 */
waits: SeatSet, clock_s: number | null,
/**
 * Seconds until the safe default is carried out for those who owe one; none: nobody is hurried.
 */
left_s: number | null,
/**
 * The match began from a position that was set up: it has no record.
 */
set_up: boolean,
/**
 * When it was laid, began or ended: seconds since 1970.
 */
since_s: number,
/**
 * You have given it up: whatever the result says, you have not won.
 */
gave_up: boolean,
/**
 * Once it is over.
 */
result: Result | null, };

/**
 * Where you sit: tables that are not over first, then those that are, each newest first.
 */
export type MyTables = { tables: Array<MyTable>,
/**
 * There are more: asked for as `after`.
 */
next: string | null, };

export type MyTokens = { tokens: Array<TokenInfo>, };

/**
 * A new address; told in the language of the request.
 */
export type NewAddress = { "kind": "push", endpoint: string, p256dh: string, auth: string, } | { "kind": "mail", address: string, } | { "kind": "hook", url: string, };

/**
 * An account for a program, under a name of its own that is nobody else's here.
 */
export type NewBotAccount = { name: string, };

/**
 * A box to keep under a name of your own.
 */
export type NewBox = { game: string,
/**
 * One that has been handed in.
 */
parts: string, name: string, };

/**
 * The host asks a bot account to this seat, by its name.
 */
export type NewChallenge = { seat: Seat, name: string, };

/**
 * New recovery codes; the old ones are good no more.
 */
export type NewCodes = { codes: Array<string>, };

/**
 * An evening to be opened.
 */
export type NewEvening = { game: string,
/**
 * At a full table: two to six.
 */
seats: number, rounds: number, scoring: Scoring,
/**
 * By name; what is not named has its default.
 */
options?: Record<string, boolean | number | string>,
/**
 * Seconds for a decision; none: no clock.
 */
clock_s?: number,
/**
 * For a round, to be shown. Nothing happens when they are over.
 */
minutes?: number,
/**
 * The computer player that fills tables; none: tables are smaller, or somebody sits out.
 */
filler?: string,
/**
 * Computer players that take part.
 */
bots?: Array<string>,
/**
 * Whoever opens it takes part.
 */
plays?: boolean, };

/**
 * The second half: what the browser gave back.
 */
export type NewKey = { ceremony: string, credential: unknown,
/**
 * As in `WantKey`.
 */
name?: string,
/**
 * What its owner calls it; none: the browser and system it was made with.
 */
label?: string, };

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
 * Whether people may talk at the table; they may, if nothing is said.
 */
talk?: boolean,
/**
 * Where the match begins, in the notation of its game, if not with the deal; it says its options itself. Only where
 * one person plays against computers: whoever sets up a position knows every card. There is no record of such a match.
 */
position?: string,
/**
 * Whether the match counts for ratings. Not said: at public tables, where nothing stands against it. Said to be so where
 * something does, it is refused as `rated`.
 */
rated?: boolean,
/**
 * The box that it is played with, named as by tables and records, if not with that of the house. It has been handed in before.
 */
parts?: string,
/**
 * Start at once; all seats must be filled.
 */
start?: boolean, };

export type NewToken = {
/**
 * What its owner calls it.
 */
label: string, scopes: Array<Scope>,
/**
 * The bot account that it acts as; none: it acts as you.
 */
bot?: string, };

/**
 * What is printed there in truth. No value: nothing is.
 */
export type NewValue = { path: string, value: boolean | number | string | null, };

/**
 * Where those go on whom this screen has shown.
 */
export type NextScreen = { slip: string, };

export type NumberedNotice = { number: number, notice: AnyNotice, };

export type OnlyIf = { name: string, value: string, };

/**
 * The first device has seen this number on the second.
 */
export type OpenDoor = { number: number, };

/**
 * Somebody with whom you have played: the history is looked through by `guest`.
 */
export type Opponent = { guest: string, name: string,
/**
 * Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
 */
regular: boolean, };

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

export type PlaceCount = { players: number, place: number, times: number, };

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

export type PostKind = "push" | "mail" | "hook";

/**
 * A regular, as everybody sees them.
 */
export type Profile = { name: string, look: Look | null,
/**
 * None: not shown.
 */
ratings: Array<GameRating> | null,
/**
 * The newest, at public tables; none: not shown.
 */
history: Array<ProfileMatch> | null, };

export type ProfileMatch = { table: string, game: string, ended_s: number, players: number, place: number, points: number, gave_up: boolean, };

/**
 * In points: 1500 is where everybody begins. `doubt` is one standard deviation.
 */
export type RatingInfo = { points: number, doubt: number,
/**
 * How many rated matches it comes from.
 */
matches: number,
/**
 * When the last of them ended: seconds since 1970.
 */
last_s: number, };

/**
 * What can be said without words.
 */
export type Reaction = "laugh" | "bravo" | "gasp" | "sulk" | "thanks" | "yawn";

/**
 * A name and a look for a guest. Without a name the house makes one up.
 */
export type Rename = { name: string | null, look: Look | null, };

/**
 * Something that whoever looks after the house should see: a line of talk (`table` and `said`), or somebody's name (`guest`).
 */
export type Report = { guest?: string, table?: string,
/**
 * The number of the line.
 */
said?: number,
/**
 * What is wrong with it, in the words of whoever reports it.
 */
words?: string, };

export type Result = { places: Array<number>, scores: Array<number>, };

export type Said = { number: number, guest: string, name: string, seat: Seat | null,
/**
 * A program has said it.
 */
is_bot: boolean,
/**
 * Somebody has who is known by a key, under a name that is nobody else's here.
 */
regular: boolean, text: string, };

/**
 * The code that was sent to the address.
 */
export type SaidBack = { code: string, };

/**
 * What a token is good for.
 */
export type Scope = "read" | "play" | "talk";

/**
 * What is added up over an evening.
 */
export type Scoring = "places" | "points";

/**
 * A screen is this table itself.
 */
export type ScreenAt = { table: string,
/**
 * To be said with each request: `?screen=SLIP`. Good for this screen alone.
 */
slip: string, };

/**
 * A screen that shows the table now.
 */
export type ScreenHere = { screen: string,
/**
 * For so many seconds.
 */
here_s: number, };

/**
 * A screen that waits to be the table itself: `/#/show/CODE` on the host's telephone lets it in.
 */
export type ScreenWaits = { code: string,
/**
 * Where it has been let in.
 */
at: ScreenAt | null, };

/**
 * Which screens are the table itself, for its host.
 */
export type ScreensHere = {
/**
 * Those first that came first.
 */
screens: Array<ScreenHere>, };

/**
 * A place at the table, numbered clockwise from 0 and written A, B, C …
 */
export type Seat = number;

/**
 * The host fills or frees a seat.
 */
export type SeatChange = { seat: Seat, } & ({ open: boolean, } | { bot: string, });

export type SeatInfo = { "who": "empty" } | { "who": "guest", guest: string, name: string, look: Look | null,
/**
 * It is the account of a program.
 */
is_bot: boolean,
/**
 * Known by a key, under a name that is nobody else's here; anybody else carries the mark of a guest.
 */
regular: boolean, here: boolean, host: boolean,
/**
 * Of whoever is gone: milliseconds until the computer plays on for them. None while nobody waits for them.
 */
takeover_ms: number | null,
/**
 * The computer plays on, and however it ends the owner of the seat has not won.
 */
gave_up: boolean, } | { "who": "bot", bot: string, };

/**
 * Some of the seats: whom we wait for, who has seen a card.
 */
export type SeatSet = Array<number>;

/**
 * The host sends whoever sits there away, before the match starts.
 */
export type SendAway = { seat: Seat, };

/**
 * The screen that is to show the table no more.
 */
export type SendScreenAway = { screen: string, };

/**
 * A device that you have signed in with.
 */
export type SessionInfo = { id: string,
/**
 * Browser and system, as far as they say.
 */
device: string, made_s: number, seen_s: number,
/**
 * It is this one.
 */
here: boolean, };

/**
 * Whether a finished match is shared.
 */
export type Sharing = {
/**
 * Everybody who played in it and is no computer.
 */
people: SeatSet,
/**
 * Those of them who agree.
 */
agreed: SeatSet,
/**
 * Once all of them do: whoever has it reads the match under this name, in place of its table's. The link is
 * `/#/replay/NAME`.
 */
name: string | null, };

/**
 * What a regular shows to everybody.
 */
export type Shows = {
/**
 * Whether there is a page of theirs at all: name and face.
 */
profile: boolean, ratings: boolean,
/**
 * Whether they stand on boards.
 */
boards: boolean,
/**
 * The matches that they have played at public tables.
 */
history: boolean, };

/**
 * What the browser gave back for a sign-in.
 */
export type SignIn = { ceremony: string, credential: unknown, };

/**
 * For whoever has lost every key.
 */
export type SignInByCode = { name: string, code: string, };

export type SignedIn = { me: Me,
/**
 * What was played on this device by a guest, who was you or was not.
 */
left_behind: LeftBehind | null, };

export type Sit = {
/**
 * None: the first empty one.
 */
seat?: Seat, };

/**
 * Whom it is about: somebody you have sat at a table with, or met in its talk.
 */
export type Somebody = { guest: string, };

/**
 * A table, as everyone who may come near it knows it.
 */
export type TableInfo = { id: string, game: string,
/**
 * The box that it is played with, as records name it.
 */
parts: string,
/**
 * In how many values it is not like the box that the game ships with.
 */
changed: number, public: boolean, phase: TablePhase, seats: Array<SeatInfo>, options: Array<OptionSet>,
/**
 * Seconds for a decision; none: no clock.
 */
clock_s: number | null,
/**
 * Whether players may ask what the computer would do.
 */
hints: boolean,
/**
 * Whether people may talk here.
 */
talk: boolean,
/**
 * The match begins from a position that was set up: it has no record.
 */
set_up: boolean,
/**
 * Why the match does not count for ratings; none: it does, and then there are no hints, and nothing is taken back.
 */
unrated: Unrated | null,
/**
 * It is the deal of a day: the same for everybody, and nothing is taken back. The seed is told when the day is over, at
 * `/api/v1/days`.
 */
day: DayOf | null,
/**
 * Only for whoever sits here: the code of the invite link, `/#/invite/CODE`.
 */
invite: string | null, watchers: number,
/**
 * So many pages are the table itself, seen by everybody in the room: then a phone need show no more than a hand.
 */
screens: number,
/**
 * The table where the same players go on, once somebody asked for it.
 */
rematch: string | null, };

export type TablePhase = "open" | "playing" | "over";

/**
 * What a page says to the bell.
 */
export type ToBell = { "t": "hello", wire: number, } | { "t": "seek", game: string, } | { "t": "unseek", } | { "t": "ping", };

/**
 * What the server says.
 */
export type ToPage = { "t": "welcome", you: You, table: TableInfo, chat: Array<Said>, play: Play | null, } | { "t": "update", play: Play, } | { "t": "table", you: You, table: TableInfo, } | { "t": "ack", id: string, } | { "t": "refused", id: string | null, code: Code, reason: string,
/**
 * Of what passes: when, in seconds since 1970.
 */
until_s?: number, } | { "t": "hint", id: string, choices: Array<HintChoice>, } | { "t": "hinted", seat: Seat, } | { "t": "chat", said: Said, } | { "t": "reacted", seat: Seat, reaction: Reaction, } | { "t": "announced", announcement: Announcement | null, } | { "t": "pong" } | { "t": "bye", code: Code, };

/**
 * What a page says.
 */
export type ToServer = { "t": "hello",
/**
 * The first pages did not say.
 */
wire: number, epoch: number, have: number, } | { "t": "decide", id: string, epoch: number, on: number, decision: AnyDecision, } | { "t": "undo", id: string, } | { "t": "give_up", id: string, } | { "t": "hint", id: string, epoch: number, on: number, } | { "t": "chat", text: string, } | { "t": "react", reaction: Reaction, } | { "t": "mute", guest: string, on: boolean, } | { "t": "ping", };

export type TokenInfo = { id: string, label: string, scopes: Array<Scope>,
/**
 * The bot account that it acts as.
 */
bot: string | null,
/**
 * In seconds since 1970.
 */
made_s: number,
/**
 * To the minute.
 */
used_s: number | null, };

/**
 * A new token; nobody can show you the secret again.
 */
export type TokenMade = { token: TokenInfo,
/**
 * For the header `Authorization: Bearer SECRET`.
 */
secret: string, };

/**
 * Why a match does not count for ratings.
 */
export type Unrated = "casual" | "position" | "hints" | "memory_aid" | "changed_box" | "no_people" | "unmeasured";

/**
 * A record that was sent in and holds.
 */
export type Uploaded = { game: string,
/**
 * The box that it was played with, as the record names it.
 */
parts: string,
/**
 * What that box holds, where the record carries it: the game's `BoxInfo`.
 */
box: unknown, seats: number,
/**
 * Who sat where, if the record says so.
 */
names: Array<string> | null, result: Result, frames: Frames, };

export type ValueInfo = {
/**
 * The names on the way to it with dots between them, such as `building.farm.privileges.3.rats`.
 */
path: string, value: boolean | number | string,
/**
 * Where it comes from, in the words of the file.
 */
provenance: string | null, };

/**
 * The name of a regular is nobody else's here.
 */
export type WantKey = {
/**
 * For whoever becomes a regular with it; none: the name that they have.
 */
name?: string, };

export type Wears = "nothing" | "cap" | "scarf" | "glasses" | "bow" | "crown";

/**
 * What decided a finished match for one seat, as the strongest computer player sees it with the eyes that the seat had then.
 */
export type WhatDecided = { seat: Seat,
/**
 * So many decisions of the seat were looked at.
 */
looked_at: number,
/**
 * At most three, the dearest first. Only those that lose more than may be chance.
 */
moments: Array<Moment>, };

/**
 * What a decision was likely to lead to.
 */
export type Worth = {
/**
 * The chance to win, in per cent.
 */
chance: number,
/**
 * As the game counts them, as far as was looked ahead.
 */
points: number, };

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
