// Generated from the rules by `cargo xtask codegen`. Do not edit.

/**
 * Where cheese is looked for.
 */
export type Area = "dump" | "city" | "field";

/**
 * A question, with all that is needed to answer it.
 */
export type Ask = { "ask": "keep_clan", dealt: [Clan, Clan], } | { "ask": "board" } | { "ask": "holy_rat" } | { "ask": "deploy", rats: number, both: boolean, hide: boolean, } | { "ask": "move", rats: Rats, most: number, both: boolean, } | { "ask": "ninja", tunnel: Tunnel, } | { "ask": "add", area: Area, left: Pieces, } | { "ask": "wound", area: Area, victims: SeatSet, } | { "ask": "put_back", area: Area, drawn: Pieces, } | { "ask": "swap", area: Area, swaps: Swaps, } | { "ask": "scavenge", area: Area, } | { "ask": "lecter", available: boolean, infirmary: boolean, } | { "ask": "starve", deaths: number, least: number, most: number, } | { "ask": "alchemy", most: number, };

export type BoxInfo = {
/**
 * What so many fed rats cost: up to 3, 6, 9 … rats, and for each rat beyond.
 */
feeding: Array<[number, number]>, beyond: number,
/**
 * The events of each kind; the End card is the last.
 */
initial: Array<EventCard>, last: Array<EventCard>, clans: Array<ClanInfo>, };

/**
 * The 12 clans (LAND-152 to LAND-187).
 */
export type Clan = "recyclers" | "mutants" | "explorers" | "scavengers" | "alchemists" | "ninjas" | "family" | "warriors" | "musicians" | "athletes" | "corrupt" | "seers";

/**
 * What a clan can do, at first and upgraded, as far as a plan can count on it.
 */
export type ClanInfo = { clan: Clan, base: PowerInfo, upgraded: PowerInfo, };

export type Colour = "yellow" | "orange" | "white" | "black" | "purple" | "blue";

/**
 * An answer.
 */
export type Decision = { "do": "keep_clan", "with": Clan } | { "do": "board", "with": Side } | { "do": "holy_rat", "with": boolean } | { "do": "deploy", "with": Deployment } | { "do": "move", "with": Moves } | { "do": "ninja", "with": boolean } | { "do": "add", "with": Colour | null } | { "do": "wound", "with": Seat } | { "do": "put_back", "with": Colour | null } | { "do": "swap", "with": {
/**
 * Of whites, for Dr. Cheese.
 */
pairs: number,
/**
 * Single whites, for the Recyclers.
 */
whites: number, } } | { "do": "scavenge", "with": boolean } | { "do": "lecter", "with": FedRat | null } | { "do": "starve", "with": number } | { "do": "alchemy", "with": number } | { "do": "look" };

/**
 * Rats for every place, and whether a cheese is hidden.
 */
export type Deployment = { rats: Rats, hide: boolean, };

/**
 * What is going on.
 */
export type Doing = { "doing": "clan_choice" } | { "doing": "board_choice" } | { "doing": "holy_rat", seat: Seat, } | { "doing": "deploy", asked: SeatSet, } | { "doing": "athletes", seat: Seat, } | { "doing": "ninja", seat: Seat, tunnel: Tunnel, } | { "doing": "add", seat: Seat, area: Area, } | { "doing": "wound", seat: Seat, area: Area, } | { "doing": "put_back", seat: Seat, area: Area, } | { "doing": "whites", seat: Seat, area: Area, } | { "doing": "scavenge", seat: Seat, area: Area, } | { "doing": "lecter", seat: Seat, } | { "doing": "starve", seat: Seat, } | { "doing": "alchemy", seat: Seat, } | { "doing": "over" };

/**
 * The 14 events (LAND-86 to LAND-108).
 */
export type EventCard = "abundance" | "massive_attack" | "cousins_visit" | "helmet_rat" | "yellow_is_the_new_black" | "dr_cheese" | "rattibal_lecter" | "drunk" | "hide_the_cheese" | "just_in_time" | "holy_rat" | "strategists" | "locked_and_loaded" | "end_of_game";

/**
 * What the back of an event card tells: a closed manhole, or an open one (LAND-09, LAND-13).
 */
export type EventKind = "initial" | "final";

/**
 * A hidden value as one onlooker sees it.
 */
export type Face<T> = T | null;

/**
 * Which of the fed rats is given away (LAND-96).
 */
export type FedRat = "available" | "infirmary";

/**
 * Up to three rats move, all at once (LAND-168, LAND-169). Kept in order, so that the same moves are the same decision.
 */
export type Moves = Array<[Place, Place]>;

/**
 * What one onlooker is told.
 */
export type Notice = { "what": "set_up", active: Seat, } | { "what": "clans_dealt", dealt: Array<[Clan | null, Clan | null]>, } | { "what": "clans_revealed", clans: Array<Clan | null>, } | { "what": "boards_chosen", sides: Array<Side | null>, } | { "what": "boards_revealed", sides: Array<Side>, } | { "what": "round_began", round: number, active: Seat, } | { "what": "event_revealed", card: EventCard, } | { "what": "food_deck_formed" } | { "what": "food_revealed", cards: [number, number], offer: [Pieces, Pieces, Pieces], } | { "what": "cousin_came", seat: Seat, } | { "what": "went_over", from: Seat, to: Seat, } | { "what": "came_back", seat: Seat, healed: number, found: number, } | { "what": "holy_rat", seat: Seat, taken: boolean, } | { "what": "deployed", deployed: Array<Deployment>, } | { "what": "ran", seat: Seat, moves: Moves, } | { "what": "ninja", seat: Seat, tunnel: Tunnel, used: boolean, } | { "what": "attacked", by: Seat, tunnel: Tunnel, on: Seat, strength: number, defence: number, stolen: number, } | { "what": "killed", seat: Seat, place: Place, } | { "what": "born", seat: Seat, born: number, wanted: number, } | { "what": "bag_filled", area: Area, bag: Pieces, } | { "what": "added", seat: Seat, area: Area, colour: Colour | null, } | { "what": "wounded", by: Seat, victim: Seat, area: Area, } | { "what": "drew", seat: Seat, area: Area, pieces: Pieces, } | { "what": "put_back", seat: Seat, colour: Colour | null, } | { "what": "paid", seat: Seat, cheese: number, owed: number, why: Reason, } | { "what": "hit", seat: Seat, colour: Colour, from: Place, to: RatTo, } | { "what": "swapped", seat: Seat, pairs: number, whites: number, cheese: number, } | { "what": "left_bag", seat: Seat, area: Area, } | { "what": "lecter", seat: Seat, rat: FedRat | null, } | { "what": "fed", seat: Seat, fed: number, cost: number, paid: number, } | { "what": "starved", seat: Seat, deaths: number, from_infirmary: number, } | { "what": "alchemy", seat: Seat, rats: number, } | { "what": "gave_for_music", from: Seat, to: Seat, } | { "what": "looked", seat: Seat, event: Face<EventCard> | null, food: [Face<number>, Face<number>] | null, } | { "what": "timed_out", seat: Seat, } | { "what": "over", standing: { places: Array<number>, scores: Array<number> }, };

/**
 * Some pieces of cheese: how many of each colour.
 */
export type Pieces = { [colour in Colour]?: number };

/**
 * Where a rat can be deployed to. `Both`, pantry and nursery at once, exists with Locked and Loaded only (LAND-106).
 */
export type Place = "dump" | "city" | "field" | "left" | "right" | "pantry" | "nursery" | "both";

export type PowerInfo = {
/**
 * Beside those of the nursery: always, and where nobody is there (LAND-174, LAND-175).
 */
extra_births: number, births_if_nursery_empty: number,
/**
 * Beside the rats that defend (LAND-178).
 */
defence: number,
/**
 * Black and purple pieces that do no harm (LAND-156, LAND-177).
 */
ignores_black: boolean, ignores_purple: boolean, };

/**
 * Where a rat goes that has found something bad.
 */
export type RatTo = "supply" | "infirmary" | "lost";

/**
 * How many rats stand at each place.
 */
export type Rats = Array<number>;

/**
 * Why cheese was paid.
 */
export type Reason = "abundance" | "explorers" | "strategists" | "found";

/**
 * A place at the table, numbered clockwise from 0 and written A, B, C …
 */
export type Seat = number;

/**
 * Some of the seats: whom we wait for, who has seen a card.
 */
export type SeatSet = Array<number>;

/**
 * The side of a sewer board that lies up (LAND-128).
 */
export type Side = "friendly" | "aggressive";

export type Sight = { you: Seat | null, round: number, active: Seat, event: EventCard | null,
/**
 * Events of earlier rounds.
 */
past: Array<EventCard>, next_kind: EventKind,
/**
 * The next event, for a Seer who has looked.
 */
next_event: EventCard | null,
/**
 * The food cards of this round, and those of the next as far as they are known.
 */
food: Array<number>, next_food: Array<number>,
/**
 * What dump, city and field offer.
 */
offer: [Pieces, Pieces, Pieces], bag: Pieces,
/**
 * Drawn and not yet resolved.
 */
hand: Pieces,
/**
 * Rats in the supply.
 */
supply: number, upgraded: boolean, sewers: Array<SightSewer>,
/**
 * What so many fed rats cost: up to 3, 6, 9 … rats, and for each rat beyond.
 */
feeding: Array<[number, number]>, beyond: number, looked: SeatSet, doing: Doing, ask: Ask | null, may_look: boolean, };

/**
 * One player's board.
 */
export type SightSewer = {
/**
 * By place: dump, city, field, left, right, pantry, nursery, both.
 */
rats: Rats, infirmary: number, lost: number, graveyard: number, cheese: number, clan: Clan | null,
/**
 * The two clans dealt, as far as they are known.
 */
dealt: [Face<Clan>, Face<Clan>] | null, side: Face<Side>,
/**
 * A cheese is hidden.
 */
hidden: boolean,
/**
 * Whether rats were sent to dump, city and field in this round.
 */
sent: [boolean, boolean, boolean], };

/**
 * The swaps of drawn whites that a player may choose from (LAND-94, LAND-153 to LAND-155, LAND-193).
 */
export type Swaps = { whites: number,
/**
 * Most pairs for Dr. Cheese.
 */
pairs: number,
/**
 * Most whites for the Recyclers, so many for a cheese.
 */
recycled: number, at_once: number,
/**
 * What the supply can pay.
 */
payable: number, };

/**
 * A side tunnel, which leads to a neighbour.
 */
export type Tunnel = "left" | "right";
