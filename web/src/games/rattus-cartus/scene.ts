// What lies on the table right now. While notices are played it is the scene that changes, step by step;
// afterwards it is made from the sight again, so nothing shown can drift from what is true.
import type { Building, BuildingCard, Class, Score, Seat, SeatSet, Sight, SightBuilding, SightPlayer } from '../../wire/rattus-cartus';
import { actionsOf, privilegeOf } from './box';
import { buildingOf, classOf } from './buildings';
import { classes } from './cards';

/** What just changed, in a few signs. */
export type Note = { readonly seat: Seat; readonly of: 'rats' | 'cards' | 'points' | Class; readonly n: number };
/** What a visitor does in the house that is being resolved. */
export type Act = { readonly seat: Seat; readonly building: Building; readonly premium: boolean; readonly performed: boolean };
/** A Sword that strikes, a Flute that plays, a call from the tower. */
export type Strike = { readonly by: Seat; readonly on: SeatSet; readonly with: 'sword' | 'flute' | 'tower' };

/** What is being counted, in the order of the sheet (CART-123 to CART-137). */
export const counts = [...classes, 'followers', 'swords', 'flutes', 'passes', 'gold', 'palace'] as const;
export type Count = (typeof counts)[number];
/** The last act: tracks score, hands score, and then the nuns are turned one by one. */
export type Ending = {
  readonly now: Count | 'nuns' | 'verdict' | null;
  readonly gained: readonly number[];
  readonly points: readonly number[];
  /** how many of the row are turned */
  readonly turned: number;
  readonly rats: readonly number[] | null;
  readonly dead: SeatSet;
};

export type Scene = Pick<
  Sight,
  | 'round'
  | 'rounds'
  | 'first'
  | 'resolving'
  | 'premium'
  | 'tracks'
  | 'nuns'
  | 'looked'
  | 'deck'
  | 'discard'
  | 'piles'
  | 'buildings'
  | 'replacement'
> & {
  readonly row: readonly SightBuilding[];
  readonly players: readonly SightPlayer[];
  /** who acts now, if one does */
  readonly turn: Seat | null;
  /** who looks where */
  readonly looking: { readonly seat: Seat; readonly place: number } | null;
  /** a disc that is on its way up */
  readonly lifted: { readonly seat: Seat; readonly of: Class } | null;
  readonly act: Act | null;
  readonly strike: Strike | null;
  readonly notes: readonly Note[];
  readonly ending: Ending | null;
};

const whose = (doing: Sight['doing']): Seat | null => ('seat' in doing ? doing.seat : null);

export function fromSight({
  round,
  rounds,
  first,
  row,
  resolving,
  premium,
  tracks,
  players,
  nuns,
  looked,
  deck,
  discard,
  piles,
  buildings,
  replacement,
  doing,
}: Sight): Scene {
  return {
    round,
    rounds,
    first,
    row,
    resolving,
    premium,
    tracks,
    players,
    nuns,
    looked,
    deck,
    discard,
    piles,
    buildings,
    replacement,
    turn: whose(doing),
    looking: null,
    lifted: null,
    act: null,
    strike: null,
    notes: [],
    ending: null,
  };
}

const idle: Partial<SightPlayer> = { laid: null, laid_size: 0, revealed: false, privilege: null, taken: null, drawn: 0, gifts: [] };

/** Before the first round: the street is empty and nobody holds a card. */
export const before = (scene: Scene): Scene => ({
  ...scene,
  round: 0,
  row: [],
  resolving: null,
  turn: null,
  // Every round so far has opened as many as the last one (CART-19, CART-24).
  buildings: scene.buildings + scene.row.length * scene.round,
  deck: scene.deck + scene.players.reduce((all, { hand_size }) => all + hand_size, 0),
  players: scene.players.map((player) => ({ ...player, ...idle, hand: player.hand ? [] : null, hand_size: 0 })),
});

/** The card as the row shows it, for a row that is gone by the time the sight arrives. */
export function house(card: BuildingCard): SightBuilding {
  const building = buildingOf(card);
  return { card, building, class: classOf[building], privilege: privilegeOf(card), ...actionsOf(building), visitors: [] };
}

export const change = (scene: Scene, seat: Seat, to: (player: SightPlayer) => Partial<SightPlayer>): Scene => ({
  ...scene,
  players: scene.players.map((player, s) => (s === seat ? { ...player, ...to(player) } : player)),
});
export const houseAt = (scene: Pick<Scene, 'row'>, seat: Seat): number => scene.row.findIndex(({ visitors }) => visitors.includes(seat));

export const influenceOf = ({ tracks }: Pick<Scene, 'tracks'>, seat: Seat, of: Class): number =>
  tracks[classes.indexOf(of)]?.find((disc) => disc.seat === seat)?.influence ?? 0;

/** Up the track in one move, on top of whoever is there already (CART-58, CART-61). */
export function climb(scene: Scene, seat: Seat, of: Class, n: number): Scene {
  if (n === 0) return scene;
  const tracks = scene.tracks.map((discs, i) => {
    if (i !== classes.indexOf(of)) return discs;
    const influence = influenceOf(scene, seat, of) + n;
    const others = discs.filter((disc) => disc.seat !== seat);
    const above = others.filter((disc) => disc.influence >= influence);
    return [...above, { seat, influence }, ...others.slice(above.length)];
  });
  return { ...scene, tracks: tracks as Scene['tracks'] };
}

/** Rats that are not yours to know are not counted either (CART-152). */
export const ratsOf = (scene: Scene, seat: Seat, more: number): Scene =>
  change(scene, seat, ({ rats }) => ({ rats: rats === null ? null : Math.max(0, rats + more) }));

/** What a score gives for one of its lines. */
export const pointsFor = (score: Score, count: Count): number => {
  const track = (classes as readonly string[]).indexOf(count);
  return track >= 0 ? (score.influence[track] ?? 0) : score[count as Exclude<Count, Class>];
};

/** Everything set aside until the house is done. */
export const asideOf = ({ taken, drawn, gifts }: SightPlayer): number =>
  (taken?.count ?? 0) + drawn + gifts.reduce((all, { count }) => all + count, 0);

/** What was just shown is over. */
export const quiet = (scene: Scene): Scene => ({ ...scene, notes: [], looking: null, lifted: null, act: null, strike: null });
