// Generated from the rules by `cargo xtask codegen`. Do not edit.

/**
 * The decision points D1 to D10 of the rules file, with their legal options.
 */
export type Ask = { "ask": "end_first_look" } | { "ask": "choose_source", take: boolean, } | { "ask": "keep_or_reject", again: number, } | { "ask": "swap_choice", slots: Slots, again: number, } | { "ask": "draw2_continue", left: number, } | { "ask": "peek_choice", slots: Slots, again: number, } | { "ask": "super_peek_choice", again: number, } | { "ask": "end_look" } | { "ask": "call_choice" } | { "ask": "ready_for_next_round" };

export type BoxInfo = { deluxe: Array<CardInfo>, classic: Array<CardInfo>, };

/**
 * What is printed on a card.
 */
export type Card = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "SW" | "D2" | "PK" | "SP";

/**
 * A card, and how many of it the deck holds.
 */
export type CardInfo = { card: Card, count: number, };

/**
 * An answer.
 */
export type Decision = { "do": "done" } | { "do": "draw_deck" } | { "do": "take_discard", "with": { slot: Slot, } } | { "do": "keep", "with": { slot: Slot, } } | { "do": "reject" } | { "do": "swap", "with": { own: Slot, with: Seat, theirs: Slot, } } | { "do": "peek", "with": { slot: Slot, } } | { "do": "look" } | { "do": "decline" } | { "do": "draw" } | { "do": "stop" } | { "do": "call" } | { "do": "no_call" } | { "do": "ready" };

/**
 * What is going on.
 */
export type Doing = { "doing": "first_look" } | { "doing": "source" } | { "doing": "drawn", card: Face<Card>, again: number, } | { "doing": "swap", again: number, } | { "doing": "peek", again: number, } | { "doing": "super_peek", again: number, } | { "doing": "draw2", left: number, } | { "doing": "looking", at: Look, } | { "doing": "call" } | { "doing": "scored" } | { "doing": "over" };

/**
 * A hidden value as one onlooker sees it.
 */
export type Face<T> = T | null;

/**
 * A call, and who still has a turn (TAT-70).
 */
export type LastTurns = { caller: Seat, left: SeatSet, };

/**
 * What the player on turn is looking at.
 */
export type Look = { "one": Slot } | "all";

/**
 * An entry of the public record. `order`, `rows` and `card` of a hidden thing are told to nobody at the table.
 */
export type Notice = { "what": "round_began", round: number, dealer: Seat, } | { "what": "shuffled", cards: number, order: Array<Card> | null, } | { "what": "dealt", to: SeatSet, rows: Array<SeatRow> | null, } | { "what": "laid_aside", card: Card, } | { "what": "first_discard", card: Card, } | { "what": "slipped_in", cards: number, order: Array<Card> | null, } | { "what": "outer_turned_up", seat: Seat, slot: Slot, card: Card, } | { "what": "first_look_began" } | { "what": "turn_began", seat: Seat, last: boolean, } | { "what": "drew", seat: Seat, card: Face<Card>, } | { "what": "showed_special", seat: Seat, card: Card, } | { "what": "rejected", seat: Seat, card: Card, } | { "what": "kept", seat: Seat, slot: Slot, card: Face<Card>, replaced: Card, } | { "what": "took", seat: Seat, slot: Slot, card: Card, replaced: Card, } | { "what": "swapped", seat: Seat, own: Slot, with: Seat, theirs: Slot, } | { "what": "peeked", seat: Seat, slot: Slot, card: Face<Card>, } | { "what": "super_peeked", seat: Seat, } | { "what": "look_ended", seat: Seat, } | { "what": "declined", seat: Seat, } | { "what": "stopped", seat: Seat, } | { "what": "reshuffled", cards: number, order: Array<Card> | null, } | { "what": "called", seat: Seat, } | { "what": "did_not_call", seat: Seat, } | { "what": "timed_out", seat: Seat, } | { "what": "revealed", rows: Array<SeatRow>, } | { "what": "special_out", seat: Seat, slot: Slot, card: Card, } | { "what": "turned_up", seat: Seat, slot: Slot, card: Card, } | { "what": "scored", scores: Array<SeatScore>, } | { "what": "went_out", seats: SeatSet, } | { "what": "clock_read", elapsed_s: number, } | { "what": "match_over", places: Array<number>, winners: SeatSet, };

/**
 * A place at the table, numbered clockwise from 0 and written A, B, C …
 */
export type Seat = number;

/**
 * The cards before one player.
 */
export type SeatRow = { seat: Seat, cards: Array<Card>, };

/**
 * What a round cost one player.
 */
export type SeatScore = { seat: Seat, score: number, total: number, };

/**
 * Some of the seats: whom we wait for, who has seen a card.
 */
export type SeatSet = Array<number>;

export type Sight = { you: Seat | null, memory_aid: boolean, open_outer: boolean, round: number,
/**
 * How many rounds will be played, when that is agreed.
 */
rounds: number | null,
/**
 * The total that puts a player out, in an elimination match.
 */
limit: number | null, dealer: Seat, in_round: SeatSet, rows: Array<[SightCard, SightCard, SightCard, SightCard] | null>, deck: number,
/**
 * The deck from the top, for the eye that sees everything.
 */
deck_order: Array<Card> | null, discard: SightDiscard, totals: Array<number>,
/**
 * What this round cost each player, once it is scored.
 */
scores: Array<number> | null,
/**
 * The round in which each player went out; 0: still in.
 */
out_in: Array<number>, last_turns: LastTurns | null, on_turn: Seat | null, doing: Doing, ask: Ask | null, why_no_call: WhyNoCall | null, };

/**
 * A card of a row.
 */
export type SightCard = { face: Face<Card>, open: boolean,
/**
 * Being looked at now: it goes dark again.
 */
glance: boolean,
/**
 * Who knows it; sent with the memory aid only.
 */
known_by: SeatSet | null, };

export type SightDiscard = { count: number, top: Card | null,
/**
 * All of it from the top; sent with the memory aid only.
 */
all: Array<Card> | null, };

/**
 * A position of a row, 1 to 4 from the left as its owner sees it.
 */
export type Slot = number;

/**
 * Some of the slots of a row.
 */
export type Slots = Array<number>;

/**
 * Why no call decision is offered at the end of this turn.
 */
export type WhyNoCall = "called" | "super_peek" | "first_lap";
