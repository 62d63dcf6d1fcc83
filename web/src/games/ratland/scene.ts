// What lies on the table right now. While notices are played it is the scene that changes, step by step;
// afterwards it is made from the sight again, so nothing shown can drift from what is true.
import type { Area, Clan, Colour, EventCard, EventKind, Pieces, Place, Rats, Seat, Side, Sight, Tunnel } from '../../wire/ratland';
import { none, oneByOne } from './pieces';
import { areas, firstToGo, moreAt } from './places';

export type SceneSewer = {
  readonly rats: Rats;
  readonly infirmary: number;
  readonly lost: number;
  readonly graveyard: number;
  readonly cheese: number;
  readonly clan: Clan | null;
  readonly side: Side | null;
  /** a cheese is out of the thieves' reach */
  readonly hidden: boolean;
};
/** A piece drawn, and what became of it. */
export type Drawn = { readonly colour: Colour; readonly fate: 'fresh' | 'cheese' | 'harm' | 'swapped' | 'back' };
export type Hand = { readonly seat: Seat; readonly pieces: readonly Drawn[] };
export type Raid = {
  readonly by: Seat;
  readonly tunnel: Tunnel;
  readonly on: Seat;
  readonly strength: number;
  readonly defence: number;
  readonly stolen: number;
};
/** What just changed on a board, in a few signs. */
export type Note = { readonly seat: Seat; readonly of: 'cheese' | 'rats' | 'graves' | 'cost'; readonly n: number };
export type Banner = { readonly card: EventCard };

export type Scene = {
  readonly round: number;
  readonly active: Seat;
  readonly event: EventCard | null;
  readonly nextKind: EventKind;
  readonly nextEvent: EventCard | null;
  readonly food: readonly number[];
  readonly nextFood: readonly number[];
  readonly offer: readonly [Pieces, Pieces, Pieces];
  /** where cheese is being looked for */
  readonly area: Area | null;
  readonly bag: Pieces;
  readonly hand: Hand | null;
  readonly supply: number;
  readonly upgraded: boolean;
  readonly sewers: readonly SceneSewer[];
  /** the rats are at home and have not been sent out yet */
  readonly home: boolean;
  /** everybody plans: the screens are down */
  readonly planning: boolean;
  /** who acts now, if one does */
  readonly turn: Seat | null;
  readonly raids: readonly Raid[];
  readonly notes: readonly Note[];
  readonly banner: Banner | null;
};

const whose = (doing: Sight['doing']): Seat | null => ('seat' in doing ? doing.seat : null);
const where = (doing: Sight['doing']): Area | null => ('area' in doing ? doing.area : null);

export function fromSight(sight: Sight): Scene {
  const { doing } = sight;
  const home =
    doing.doing === 'clan_choice' ||
    doing.doing === 'board_choice' ||
    doing.doing === 'holy_rat' ||
    doing.doing === 'deploy' ||
    doing.doing === 'over';
  const turn = whose(doing);
  const pieces = oneByOne(sight.hand).map((colour): Drawn => ({ colour, fate: 'fresh' }));
  return {
    round: sight.round,
    active: sight.active,
    event: sight.event,
    nextKind: sight.next_kind,
    nextEvent: sight.next_event,
    food: sight.food,
    nextFood: sight.next_food,
    offer: sight.offer,
    area: where(doing),
    bag: sight.bag,
    hand: turn !== null && pieces.length > 0 ? { seat: turn, pieces } : null,
    supply: sight.supply,
    upgraded: sight.upgraded,
    sewers: sight.sewers,
    home,
    planning: doing.doing === 'deploy',
    turn,
    raids: [],
    notes: [],
    banner: null,
  };
}

/** Before the first round: nothing is turned up yet. */
export const before = (scene: Scene): Scene => ({
  ...scene,
  event: null,
  food: [],
  offer: [none, none, none],
  home: true,
  planning: false,
  turn: null,
});

export const change = (scene: Scene, seat: Seat, to: (sewer: SceneSewer) => Partial<SceneSewer>): Scene => ({
  ...scene,
  sewers: scene.sewers.map((sewer, s) => (s === seat ? { ...sewer, ...to(sewer) } : sewer)),
});
export const gain = (scene: Scene, seat: Seat, cheese: number): Scene =>
  change(scene, seat, (sewer) => ({ cheese: sewer.cheese + cheese }));
export const step = (scene: Scene, seat: Seat, place: Place, more: number): Scene =>
  change(scene, seat, ({ rats }) => ({ rats: moreAt(rats, place, more) }));
/** Rats that no longer need a place to be taken from (LAND-198). */
export function fewer(scene: Scene, seat: Seat, count: number): Scene {
  let now = scene;
  for (let i = 0; i < count; i++) now = change(now, seat, ({ rats }) => ({ rats: moreAt(rats, firstToGo(rats), -1) }));
  return now;
}
export const offerOf = (scene: Pick<Scene, 'offer'>, area: Area): Pieces => scene.offer[areas.indexOf(area)] ?? none;
/** What was just shown is over. */
export const quiet = (scene: Scene): Scene =>
  scene.notes.length || scene.raids.length || scene.banner ? { ...scene, notes: [], raids: [], banner: null } : scene;
