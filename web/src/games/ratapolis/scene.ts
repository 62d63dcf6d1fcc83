// What lies on the table right now. While notices are played it is the scene that changes, step by step;
// afterwards it is made from the sight again, so nothing shown can drift from what is true.
import type { Action, Colour, Mark, Plan, Plot, Score, Seat, Sight, SightPlot, Tile, Token, Why } from '../../wire/ratapolis';
import { lotOf, vacant, type Lot } from './lots';

export type Rats = Readonly<Partial<Record<Colour, number>>>;
export type ScenePlot = Pick<SightPlot, 'plot' | 'tile' | 'face' | 'present' | 'capacity' | 'cheese' | 'orange' | 'cat' | 'fair'> & {
  readonly token: Token;
  readonly lot: Lot;
  readonly rats: Rats;
};

export type SceneFamily = {
  readonly colour: Colour | null;
  readonly partner: Seat | null;
  readonly reserve: number;
  readonly lost: number;
  /** face down where they are not yours */
  readonly hand: readonly (Tile | null)[];
  readonly tokens: readonly Tile[];
  readonly cheeseTokens: number;
  readonly captured: number;
  /** if the game ended now */
  readonly score: Score;
};

/** What just happened on a plot, and why something did not. */
export type Note = {
  readonly plot: Plot;
  readonly colour: Colour;
  readonly of: 'bite' | 'gone' | 'stay' | 'born' | 'nothing';
  readonly n: number;
  readonly why?: Why;
};
/** What is being carried out, drawn over the town. */
export type Deed = { readonly seat: Seat; readonly action: Action; /** it came to nothing */ readonly vain?: boolean };

export type Banner =
  | { readonly of: 'round'; readonly round: number; readonly mark: Mark; readonly last: boolean }
  | { readonly of: 'cats'; readonly card: Tile; readonly fate: 'drawn' | 'refused' | 'missed' | 'token' }
  | { readonly of: 'strike'; readonly card: Tile; readonly at: Seat; readonly hits: boolean }
  | { readonly of: 'shown'; readonly card: Tile; readonly by: Seat; readonly to: Seat };

export type SceneSlot = { readonly mark: Mark; readonly card: Tile | null; readonly plans: readonly Plan[] };

export type Scene = {
  readonly situation: string;
  readonly round: number;
  readonly last: boolean;
  readonly slots: readonly SceneSlot[];
  readonly rows: number;
  readonly columns: number;
  readonly plots: ReadonlyMap<Plot, ScenePlot>;
  readonly vacant: readonly Lot[];
  readonly families: readonly SceneFamily[];
  readonly neutral: Colour | null;
  readonly balthus: Seat | null;
  readonly hunted: number;
  readonly up: readonly Tile[];
  readonly deck: number;
  readonly discard: number;
  readonly aside: number;
  readonly laid: Tile | null;
  readonly catCard: Tile | null;
  /** sheets lie behind the screens, or have been turned */
  readonly planning: boolean;
  readonly sheets: readonly Plan[] | null;
  /** the box of the sheets that is being carried out */
  readonly running: 1 | 2 | null;
  readonly turn: Seat | null;
  readonly deeds: readonly Deed[];
  readonly notes: readonly Note[];
  /** the cats come down here */
  readonly struck: Plot | null;
  readonly banner: Banner | null;
};

const whose = (doing: Sight['doing']): Seat | null => ('seat' in doing ? doing.seat : null);

export function fromSight(sight: Sight): Scene {
  const { doing } = sight;
  const plans = sight.slots[sight.round - 1]?.plans ?? [];
  return {
    situation: sight.situation,
    round: sight.round,
    last: sight.last_round,
    slots: sight.slots,
    rows: sight.rows,
    columns: sight.columns,
    plots: new Map(
      sight.city.map(({ cells, rats, ...house }) => [
        house.plot,
        { ...house, lot: lotOf(cells), rats: Object.fromEntries(rats.map(({ colour, count }) => [colour, count])) },
      ]),
    ),
    vacant: vacant(sight),
    families: sight.players.map((player) => ({
      colour: player.colour,
      partner: player.partner,
      reserve: player.reserve,
      lost: player.lost,
      hand: player.hand ?? Array.from({ length: player.hand_size }, () => null),
      tokens: player.tokens,
      cheeseTokens: player.cheese_tokens,
      captured: player.captured,
      score: player.score,
    })),
    neutral: sight.neutral,
    balthus: sight.balthus,
    hunted: sight.hunted,
    up: sight.up,
    deck: sight.deck,
    discard: sight.discard,
    aside: sight.aside,
    laid: sight.laid,
    catCard: sight.cat_card,
    planning: doing.doing === 'plan',
    sheets: plans.length ? plans : null,
    running: null,
    turn: whose(doing),
    deeds: [],
    notes: [],
    struck: null,
    banner: null,
  };
}

/** Before the first round: nothing is dealt and no cat is about. */
export const before = (scene: Scene): Scene => ({
  ...scene,
  up: [],
  aside: 0,
  deck: scene.deck + scene.up.length + scene.aside + scene.families.reduce((sum, { hand }) => sum + hand.length, 0),
  planning: false,
  turn: null,
  plots: new Map([...scene.plots].map(([name, house]) => [name, { ...house, cat: false }])),
  families: scene.families.map((family) => ({ ...family, hand: [] })),
});

export const ratsOn = (scene: Scene, plot: string, colour: Colour): number => scene.plots.get(plot as Plot)?.rats[colour] ?? 0;
export const crowd = ({ rats }: Pick<ScenePlot, 'rats'>): number => Object.values(rats).reduce((sum, count) => sum + count, 0);
export const inCity = (scene: Scene, colour: Colour): number =>
  [...scene.plots.values()].reduce((sum, { present, rats }) => sum + (present ? (rats[colour] ?? 0) : 0), 0);
/** What a player would have if the game ended now. */
export const total = ({ buildings, outdoors, tokens, captured, fair, hunted }: Score): number =>
  buildings + outdoors + tokens + captured + fair + hunted;
/** The same while rats run and houses fall, from what is to be seen. */
export const cheeseShown = (scene: Scene, { colour, score, cheeseTokens, captured }: SceneFamily): number =>
  [...scene.plots.values()].reduce(
    (sum, { present, rats, cheese }) => sum + (present && colour ? (rats[colour] ?? 0) * cheese : 0),
    cheeseTokens + captured + score.fair + score.hunted,
  );
export const seatOf = (scene: Scene, colour: Colour): Seat | null => {
  const seat = scene.families.findIndex((family) => family.colour === colour);
  return seat < 0 ? null : seat;
};
/** Cats may come for a building that does not lie open, or take only its token (POL-124, POL-156). */
export const hasFallen = (scene: Scene, tile: Tile): boolean =>
  [...scene.plots.values()].some((house) => house.tile === tile && !house.present);
/** Where the building of a card stands, if it lies face up in the city. */
export const plotOf = (scene: Scene, tile: Tile): Plot | null =>
  [...scene.plots.values()].find((house) => house.tile === tile && house.present)?.plot ?? null;

export function withPlot(scene: Scene, plot: Plot, to: (house: ScenePlot) => Partial<ScenePlot>): Scene {
  const house = scene.plots.get(plot);
  return house ? { ...scene, plots: new Map(scene.plots).set(plot, { ...house, ...to(house) }) } : scene;
}
export const withRats = (scene: Scene, plot: Plot, colour: Colour, more: number): Scene =>
  withPlot(scene, plot, ({ rats }) => ({ rats: { ...rats, [colour]: Math.max(0, (rats[colour] ?? 0) + more) } }));
export const withFamily = (scene: Scene, seat: Seat | null, to: (family: SceneFamily) => Partial<SceneFamily>): Scene => ({
  ...scene,
  families: scene.families.map((family, s) => (s === seat ? { ...family, ...to(family) } : family)),
});
/** What was just shown is over. */
export const quiet = (scene: Scene): Scene =>
  scene.notes.length || scene.deeds.length || scene.banner ? { ...scene, notes: [], deeds: [], banner: null } : scene;
