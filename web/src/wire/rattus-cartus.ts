// Generated from the rules by `cargo xtask codegen`. Do not edit.

/**
 * What a visitor may do in a building (CART-90 to CART-110).
 */
export type Action = { "kind": "none" } | { "kind": "gain_points", n: number, } | { "kind": "take", card: TakenCard, n: number, } | { "kind": "discard_rats", n: number, } | { "kind": "hospital", free_rats: number, most_cards: number, } | { "kind": "guard_tower", n: number, } | { "kind": "draw", n: number, } | { "kind": "draw_per_influence", per: number, } | { "kind": "look", n: number, };

/**
 * A question, with all that is needed to answer it.
 */
export type Ask = { "ask": "privilege", row: number, } | { "ask": "look", left: number, seen: Places, } | { "ask": "visit", row: number, cards: Cards, pass: boolean, } | { "ask": "victim", among: SeatSet, } | { "ask": "give", to: Seat, count: number, hand: Cards, } | { "ask": "receiver", among: SeatSet, } | { "ask": "act", premium: boolean, action: Action, } | { "ask": "discard", most: number, hand: Cards, };

export type BoxInfo = {
/**
 * How many population cards of each class show no nun, one, two and so on.
 */
nuns: [number, number, number, number, number], buildings: Array<BuildingInfo>, };

/**
 * Two of each class, in the order of the classes; the recommended one comes first (CART-142).
 */
export type Building = "farm" | "brewery" | "marketplace" | "office" | "monastery" | "hospital" | "castle" | "guard_tower" | "fortune_tellers_tent" | "pied_pipers_hut" | "palace" | "treasury";

/**
 * One of the sixty: a building, and which of its five copies.
 */
export type BuildingCard = `${'farm' | 'brewery' | 'marketplace' | 'office' | 'monastery' | 'hospital' | 'castle' | 'tower' | 'tent' | 'hut' | 'palace' | 'treasury'}${1 | 2 | 3 | 4 | 5}`;

export type BuildingInfo = { building: Building, premium: Action, standard: Action,
/**
 * Of copies 1 to 5.
 */
privileges: Array<Privilege>, };

/**
 * One kind of card. Kinds are numbered in the give-away order: class by class with fewer nuns first, then jokers,
 * Passes, Flutes, Swords, and Golds last.
 */
export type Card = `${'peasant' | 'merchant' | 'monk' | 'knight' | 'witch' | 'king'}${0 | 1 | 2 | 3 | 4}` | 'joker' | 'pass' | 'flute' | 'sword' | 'gold';

/**
 * Two words rather than a `u128`: nothing is carried from one to the other, and what holds cards is not padded.
 */
export type Cards = Array<Card>;

/**
 * The six classes of the realm, in the order of the influence board.
 */
export type Class = "peasantry" | "bourgeoisie" | "church" | "chivalry" | "magic" | "royalty";

/**
 * An answer. Positions of the row and places of the nun row are counted from 0.
 */
export type Decision = { "do": "privilege", "with": number } | { "do": "look", "with": number } | { "do": "visit", "with": { position: number, cards: Cards, } } | { "do": "pass" } | { "do": "victim", "with": Seat } | { "do": "give", "with": Cards } | { "do": "receiver", "with": Seat } | { "do": "act", "with": boolean } | { "do": "discard", "with": Cards };

/**
 * What is going on.
 */
export type Doing = { "doing": "privilege", seat: Seat, } | { "doing": "privileges" } | { "doing": "look", seat: Seat, left: number, } | { "doing": "visit", seat: Seat, } | { "doing": "victim", seat: Seat, among: SeatSet, } | { "doing": "sword_gift", seat: Seat, to: Seat, count: number, } | { "doing": "receiver", seat: Seat, among: SeatSet, } | { "doing": "act", seat: Seat, } | { "doing": "hospital", seat: Seat, most: number, } | { "doing": "tower_gift", givers: SeatSet, to: Seat, } | { "doing": "over" };

/**
 * A hidden value as one onlooker sees it.
 */
export type Face<T> = T | null;

/**
 * What one onlooker is told. Positions and places are counted from 0.
 */
export type Notice = { "what": "set_up", first: Seat,
/**
 * The cards in play; none where they are a secret (CART-145).
 */
buildings: Array<BuildingCard>, } | { "what": "tower_with_two" } | { "what": "dealt", hands: Array<Array<Card> | null>, } | { "what": "round_began", round: number, first: Seat, last: boolean, } | { "what": "row_revealed", row: Array<BuildingCard>, } | { "what": "replaced", replaced: BuildingCard, card: BuildingCard, } | { "what": "chose_privilege", seat: Seat, position: number, } | { "what": "drew", seat: Seat, count: number, cards: Face<Cards>, } | { "what": "reshuffled", count: number, } | { "what": "discarded_rats", seat: Seat, count: number, } | { "what": "looked", seat: Seat, place: number, card: Face<Card>, } | { "what": "visited", seat: Seat, position: number,
/**
 * From 1.
 */
slot: number, count: number, cards: Face<Cards>, } | { "what": "passed", seat: Seat, } | { "what": "only_premium", seat: Seat, } | { "what": "revealed", seat: Seat, cards: Cards, } | { "what": "gained_influence", seat: Seat, class: Class, influence: number, rats: number, } | { "what": "chose_victim", seat: Seat, victim: Seat, } | { "what": "gave", from: Seat, to: Seat, count: number, cards: Face<Cards>, } | { "what": "rat_followed", from: Seat, to: Seat, } | { "what": "acted", seat: Seat, building: Building, premium: boolean, performed: boolean, } | { "what": "gained_points", seat: Seat, points: number, } | { "what": "took", seat: Seat, card: Special, count: number, } | { "what": "drew_unseen", seat: Seat, count: number, } | { "what": "discarded_cards", seat: Seat, cards: Cards, } | { "what": "called_from_tower", seat: Seat, givers: SeatSet, } | { "what": "put_away", position: number, } | { "what": "picked_up", seat: Seat, count: number, cards: Face<Cards>, } | { "what": "hands_shown", hands: Array<Array<Card>>, } | { "what": "scored", scores: Array<Score>, } | { "what": "plague", nuns: [Card, Card, Card, Card, Card], rats: Array<number>, dead: SeatSet, } | { "what": "timed_out", seat: Seat, } | { "what": "over", standing: { places: Array<number>, scores: Array<number> }, };

/**
 * In how many ways the cards that nobody here has seen can lie in the nun row: so that it has `least` nuns, one more, and
 * so on. Each way is as likely as any other.
 */
export type NunOdds = { least: number, ways: Array<number>, };

/**
 * Some of the five places of the nun row.
 */
export type Places = Array<number>;

/**
 * What the upper-left corner of a building card gives (CART-30 to CART-32).
 */
export type Privilege = { cards: number, rats: number, looks: number, };

/**
 * One player's points, by where they come from.
 */
export type Score = {
/**
 * By class.
 */
influence: [number, number, number, number, number, number], followers: number, swords: number, flutes: number, passes: number, gold: number, palace: number, };

/**
 * A place at the table, numbered clockwise from 0 and written A, B, C …
 */
export type Seat = number;

/**
 * Some of the seats: whom we wait for, who has seen a card.
 */
export type SeatSet = Array<number>;

export type Sight = { you: Seat | null, round: number,
/**
 * Of so many.
 */
rounds: number, first: Seat,
/**
 * From position 1.
 */
row: Array<SightBuilding>,
/**
 * The position that is being resolved, from 0.
 */
resolving: number | null,
/**
 * Who has the premium action there; with two players in different buildings, of the whole round.
 */
premium: Seat | null,
/**
 * The thirty cards in play; none while they are a secret.
 */
set: Array<BuildingCard>,
/**
 * Cards of earlier rounds.
 */
past: Array<BuildingCard>,
/**
 * By building: how many cards may still come, or while the set is a secret at most; none if it is not in play.
 */
to_come: [number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null],
/**
 * How many cards the decks of buildings have, and which lie known at the bottom of the replacement deck.
 */
buildings: number, replacement: number, under: Array<BuildingCard>,
/**
 * By class: who has influence, as they rank.
 */
tracks: [Array<SightDisc>, Array<SightDisc>, Array<SightDisc>, Array<SightDisc>, Array<SightDisc>, Array<SightDisc>], players: Array<SightPlayer>,
/**
 * The nun row: cards that you have looked at, and in the end all.
 */
nuns: [Face<Card>, Face<Card>, Face<Card>, Face<Card>, Face<Card>],
/**
 * Who has looked at each.
 */
looked: [SeatSet, SeatSet, SeatSet, SeatSet, SeatSet],
/**
 * How many nuns the row may have, for whoever wants to be told what can be counted.
 */
odds: NunOdds,
/**
 * Cards in the population deck.
 */
deck: number, discard: Cards,
/**
 * Jokers, Passes, Flutes, Swords and Golds left in their piles.
 */
piles: [number, number, number, number, number], doing: Doing, ask: Ask | null, };

/**
 * A card of the row.
 */
export type SightBuilding = { card: BuildingCard, building: Building, class: Class, privilege: Privilege, premium: Action, standard: Action,
/**
 * Slot 1 first.
 */
visitors: Visitors, };

/**
 * A disc on a track.
 */
export type SightDisc = { seat: Seat, influence: number, };

/**
 * Cards given by another player, which the giver knows.
 */
export type SightGift = { from: Seat, count: number, cards: Face<Cards>, };

export type SightPlayer = { hand: Face<Cards>, hand_size: number,
/**
 * Committed.
 */
laid: Face<Cards>, laid_size: number,
/**
 * They lie open.
 */
revealed: boolean,
/**
 * Your own, and in the end everybody's (CART-152).
 */
rats: number | null,
/**
 * From the Palace.
 */
points: number,
/**
 * What the tracks would bring now, by class.
 */
influence: [number, number, number, number, number, number],
/**
 * Whose privilege was which card of the row, by position from 0.
 */
privilege: number | null,
/**
 * Set aside until step 3: taken from a pile, drawn, given by others.
 */
taken: Taken | null, drawn: number, gifts: Array<SightGift>,
/**
 * In the end.
 */
score: Score | null, dead: boolean, };

/**
 * What lies in five open piles (CART-12), in the order in which it is given away (Decisions and information).
 */
export type Special = "joker" | "pass" | "flute" | "sword" | "gold";

/**
 * Cards from an open pile, pending.
 */
export type Taken = { card: Special, count: number, };

/**
 * A special card, as the file names it.
 */
export type TakenCard = Special;

/**
 * Who visits a building card, in the order of its slots (CART-41).
 */
export type Visitors = Array<number>;
