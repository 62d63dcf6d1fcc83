// Generated from the rules by `cargo xtask codegen`. Do not edit.

/**
 * POL-31.
 */
export type Action = { "act": "nothing" } | { "act": "attack", tile: Plot, colour: Colour, } | { "act": "move", from: Plot, to: Plot, } | { "act": "procreate", tile: Plot, };

/**
 * A question, with all that may be answered.
 */
export type Asked = { "ask": "plan" } & AskedPlan | { "ask": "archives", of: SeatSet, } | { "ask": "show", to: Seat, cards: Array<Tile>, } | { "ask": "market", tile: Plot, } | { "ask": "radio", card: Tile, } | { "ask": "hospital", from: Plot, to: Array<Plot>, } | { "ask": "lay", cards: Array<Tile>, };

export type AskedFrom = { plot: Plot,
/**
 * Where a group can move to from here.
 */
reach: Array<Plot>,
/**
 * Where a rat here can attack.
 */
range: Array<Plot>,
/**
 * Whom you may attack on this tile in slot 1.
 */
targets: Array<Colour>,
/**
 * Rats may be born here.
 */
nest: boolean, };

/**
 * Slot 1 may attack a colour that `targets` has for the tile, and move from where you stand to where `reach` leads. Slot 2
 * counts as standing also where slot 1 moves to: it may attack any of the `rivals` wherever `range` leads from there.
 */
export type AskedPlan = { standing: Array<Plot>,
/**
 * How many of the two actions may be attacks.
 */
attacks: number, rivals: Array<Colour>, procreation: boolean,
/**
 * For every tile in the city.
 */
from: Array<AskedFrom>, };

export type BoxInfo = { tiles: Array<TileInfo>, layouts: Array<LayoutInfo>, situations: Array<SituationInfo>, first_games: Array<FirstGame>,
/**
 * Hunt cards drawn in rounds 1 to 8 (POL-24).
 */
drawn: Array<number>,
/**
 * Round cards with no attack and with one attack on their backs (POL-109).
 */
no_attack_cards: number, one_attack_cards: number,
/**
 * The fewest buildings of a city of one's own (POL-181).
 */
least_buildings: number, };

/**
 * What rats were lost to.
 */
export type Cause = "attack" | "neutrals" | "trap" | "cats" | "neutral_strike";

/**
 * Something wrong with a city, as data: a page says it in its own language. Rows and columns are counted from 1.
 */
export type CityProblem = { "problem": "ragged_row", row: number, cells: number, first: number, } | { "problem": "no_such_tile", letter: string, row: number, column: number, } | { "problem": "hole", row: number, column: number, } | { "problem": "wrong_size", tile: Plot, cells: number, needs: number, } | { "problem": "not_in_line", tile: Plot, } | { "problem": "too_few_buildings", buildings: number, least: number, } | { "problem": "missing", tile: Tile, } | { "problem": "no_outdoors", tile: Tile, };

/**
 * A family of rats (POL-02).
 */
export type Colour = "red" | "blue" | "yellow" | "green" | "orange";

/**
 * An answer.
 */
export type Decision = { "do": "plan", "with": Plan } | { "do": "archives", "with": Seat | null } | { "do": "show", "with": Tile } | { "do": "market", "with": boolean } | { "do": "refuse", "with": boolean } | { "do": "rescue", "with": Plot | null } | { "do": "lay", "with": Tile };

/**
 * What is going on.
 */
export type Doing = { "doing": "lay", seat: Seat, } | { "doing": "archives", seat: Seat, } | { "doing": "show", seat: Seat, to: Seat, } | { "doing": "plan", asked: SeatSet, } | { "doing": "market", seat: Seat, } | { "doing": "radio", seat: Seat, card: Tile, } | { "doing": "hospital", seat: Seat, card: Tile, } | { "doing": "over" };

/**
 * A hidden value as one onlooker sees it.
 */
export type Face<T> = T | null;

/**
 * What is proposed for a first game; nobody is forced to take it (POL-08).
 */
export type FirstGame = { edition: string, situation: string,
/**
 * Where the Situation leaves it to the table.
 */
city: string | null, };

export type LayoutInfo = { id: string, rows: Array<string>,
/**
 * The base game may be played in it (POL-07), and Balthus may choose it (POL-174).
 */
base: boolean, balthus: boolean, };

/**
 * What lies on a round's slot (POL-106).
 */
export type Mark = "open" | "closed" | "no_attack" | "one_attack";

/**
 * What one onlooker is told. Slots are 1 and 2.
 */
export type Notice = { "what": "set_up", situation: string,
/**
 * By seat; Balthus has none.
 */
colours: Array<Colour | null>, neutral: Colour | null, balthus: Seat | null,
/**
 * Advantages of this game.
 */
tokens: Array<Tile>, } | { "what": "round_began", round: number, mark: Mark, last: boolean, } | { "what": "renewed", count: number, } | { "what": "dealt", hands: Array<Array<Tile> | null>, } | { "what": "faced_up", cards: Array<Tile>, } | { "what": "set_aside", count: number, } | { "what": "laid", seat: Seat, card: Face<Tile>, } | { "what": "asked", seat: Seat, of: Seat, } | { "what": "asked_nobody", seat: Seat, } | { "what": "shown", seat: Seat, to: Seat, card: Face<Tile>, } | { "what": "revealed", plans: Array<Plan>, } | { "what": "attacked", slot: number, seat: Seat, tile: Plot, colour: Colour,
/**
 * Why it hit nobody, where it did not.
 */
why: Why | null, } | { "what": "lost", colour: Colour, tile: Plot, rats: number, cause: Cause, } | { "what": "captured", seat: Seat, tile: Plot, } | { "what": "turned", place: Plot, tile: Tile, trap: boolean, } | { "what": "moved", slot: number, seat: Seat, from: Plot, to: Plot, rats: number,
/**
 * For lack of room.
 */
stayed: number, } | { "what": "came_to_nothing", slot: number, seat: Seat, action: Action, why: Why, } | { "what": "born", slot: number, seat: Seat, tile: Plot, } | { "what": "market", seat: Seat, brought: boolean, } | { "what": "cat_card", card: Tile, } | { "what": "refused", seat: Seat, card: Tile, } | { "what": "kept", seat: Seat, card: Tile, } | { "what": "rescued", seat: Seat, from: Plot, to: Plot, } | { "what": "removed", tile: Plot, } | { "what": "token_lost", tile: Tile, } | { "what": "nothing_removed", card: Tile, } | { "what": "hunted", rats: number, cheese: number, } | { "what": "strike_card", at: Seat, card: Tile,
/**
 * A neutral rat stands there beside one of theirs.
 */
hits: boolean, } | { "what": "token", tile: Tile, seat: Seat | null, } | { "what": "cheese", seat: Seat, } | { "what": "scored", scores: Array<Score>, } | { "what": "timed_out", seat: Seat, } | { "what": "over", standing: { places: Array<number>, scores: Array<number> }, };

/**
 * Slot 1 and slot 2.
 */
export type Plan = [Action, Action];

/**
 * Where rats can be: the plot of a tile, called by its letter, or a place where a tile lies face down at the start and
 * which keeps its number when the tile is turned (POL-149, POL-154).
 */
export type Plot = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "V" | "W" | "Y" | "Z" | "1" | "2" | "3" | "4" | "5" | "6" | "7";

/**
 * Where a player's cheese comes from.
 */
export type Score = {
/**
 * Rats on buildings (POL-99), and on outdoor tiles (POL-100).
 */
buildings: number, outdoors: number,
/**
 * From the Cheese shop (POL-101).
 */
tokens: number,
/**
 * Neutral rats (POL-164).
 */
captured: number,
/**
 * POL-131.
 */
fair: number,
/**
 * Balthus's total, doubled (POL-179).
 */
hunted: number,
/**
 * How many rats are in the city, which decides among equals (POL-103).
 */
rats: number, };

/**
 * A place at the table, numbered clockwise from 0 and written A, B, C …
 */
export type Seat = number;

/**
 * Some of the seats: whom we wait for, who has seen a card.
 */
export type SeatSet = Array<number>;

export type Sight = { you: Seat | null,
/**
 * The id of the Situation, and of the layout; a city of the players' own has none.
 */
situation: string, layout: string | null,
/**
 * Printed, from 1.
 */
round: number, last_round: boolean,
/**
 * Rounds 1 to 8.
 */
slots: Array<SightSlot>, rows: number, columns: number,
/**
 * All plots that the city had at the start.
 */
city: Array<SightPlot>, players: Array<SightPlayer>,
/**
 * Two players: the neutral colour.
 */
neutral: Colour | null, balthus: Seat | null,
/**
 * All hunt cards of this game.
 */
cards: Array<Tile>,
/**
 * Face-up cards of this round.
 */
up: Array<Tile>,
/**
 * How many cards are in the deck, in the discard pile, and set aside unseen or laid by Balthus.
 */
deck: number, discard: number, aside: number,
/**
 * Balthus's card, and what lies on the table in phase 4.
 */
laid: Tile | null, cat_card: Tile | null,
/**
 * Two teams: who plays with whom.
 */
teams: boolean,
/**
 * What Balthus has noted so far.
 */
hunted: number,
/**
 * Cards of this half that are safe or gone, as far as you know; empty where remembering is left to you.
 */
remembered: Array<Tile>,
/**
 * The cards that you held or were shown in earlier rounds; empty where remembering is left to you.
 */
seen: Array<SightSeen>, doing: Doing, ask: Asked | null, };

export type SightPlayer = {
/**
 * Balthus has none.
 */
colour: Colour | null, partner: Seat | null, reserve: number, in_city: number,
/**
 * Since the start.
 */
lost: number, hand_size: number, hand: Face<Array<Tile>>,
/**
 * Advantages owned.
 */
tokens: Array<Tile>, cheese_tokens: number, captured: number,
/**
 * As it stands now.
 */
score: Score, };

export type SightPlot = { plot: Plot,
/**
 * The tile here; none while it lies face down.
 */
tile: Tile | null,
/**
 * For an outdoor tile, the letter of the face that is up.
 */
face: Tile | null,
/**
 * Row and column of each cell, from 0.
 */
cells: Array<[number, number]>,
/**
 * It lies in the city; a removed tile leaves its cells empty.
 */
present: boolean, capacity: number,
/**
 * What a rat scores here.
 */
cheese: number,
/**
 * The orange face is up.
 */
orange: boolean, token: Token,
/**
 * A cat stands here in this round.
 */
cat: boolean,
/**
 * It is a part of the fun fair.
 */
fair: boolean, rats: Array<SightRats>, };

export type SightRats = { colour: Colour, count: number, };

/**
 * What you have seen in an earlier round.
 */
export type SightSeen = { round: number, held: Array<Tile>,
/**
 * Shown to you, and by whom.
 */
shown: SightShown | null, };

export type SightShown = { by: Seat, to: Seat, card: Tile, };

/**
 * A round on the hunter board, with its planning sheets.
 */
export type SightSlot = { mark: Mark,
/**
 * The card that lies here for good.
 */
card: Tile | null,
/**
 * By seat, once they are revealed.
 */
plans: Array<Plan>, };

export type SituationInfo = { id: string, least_seats: number, most_seats: number,
/**
 * Its layout; without one the table chooses.
 */
layout: string | null, balthus: boolean,
/**
 * How many rounds are played; more are closed in a small city (POL-182).
 */
rounds: number, };

/**
 * A building by its letter, which is also its hunt card; or an outdoor tile.
 */
export type Tile = "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "V" | "W" | "Y" | "Z";

export type TileInfo = { tile: Tile,
/**
 * Cells in a row that it covers.
 */
multiplier: number,
/**
 * What a rat scores on the yellow face and, where there is one, on the orange face.
 */
plain: number, advantage: number | null, };

/**
 * Where a token is.
 */
export type Token = "out" | "lies" | { "owned": Seat };

/**
 * Why an action came to nothing (POL-63).
 */
export type Why = "nobody_left" | "not_there" | "no_target" | "no_house" | "no_room" | "too_few" | "no_reserve";
