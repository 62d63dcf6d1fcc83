// One notice and one question of every kind and a sight to start from, for tests and for whoever draws a town without a game.
import type { Asked, BoxInfo, Notice, Plot, Score, Sight, SightPlayer, SightPlot, Tile } from '../../wire/ratapolis';
import { buildings, cellsOf, isOutdoor, type Layout } from './cities';
import boxText from './fixtures/box.json?raw';

/** The box as it ships. */
export const printedBox = JSON.parse(boxText) as BoxInfo;
export const rowsOf = (id: string): Layout => printedBox.layouts.find((layout) => layout.id === id)?.rows ?? [];
const cheeseFor = (tile: Tile, orange: boolean): number => {
  const info = printedBox.tiles.find((one) => one.tile === tile);
  return (orange ? info?.advantage : info?.plain) ?? 0;
};

export const scoreWith = (change: Partial<Score> = {}): Score => ({
  buildings: 0,
  outdoors: 0,
  tokens: 0,
  captured: 0,
  fair: 0,
  hunted: 0,
  rats: 0,
  ...change,
});

export const playerWith = (change: Partial<SightPlayer> = {}): SightPlayer => ({
  colour: 'red',
  partner: null,
  reserve: 0,
  in_city: 20,
  lost: 0,
  hand_size: 1,
  hand: null,
  tokens: [],
  cheese_tokens: 0,
  captured: 0,
  score: scoreWith(),
  ...change,
});

/** A city of rows as it lies before any rat has come. */
export const cityOf = (rows: readonly string[], { players = 3, orange = [] as readonly Tile[] } = {}): SightPlot[] =>
  Object.entries(cellsOf(rows)).map(([letter, cells]) => {
    const plot = letter as Plot;
    const tile = /\d/.test(plot) ? null : (plot as Tile);
    const isOrange = tile !== null && orange.includes(tile);
    return {
      plot,
      tile,
      face: tile && isOutdoor(tile) ? tile : null,
      cells,
      present: true,
      capacity: cells.length * players,
      cheese: tile ? cheeseFor(tile, isOrange) : 0,
      orange: isOrange,
      token: isOrange ? 'lies' : 'out',
      cat: false,
      fair: false,
      rats: [],
    };
  });

export function sightWith(change: Partial<Sight> = {}): Sight {
  const players = [playerWith({ hand: ['K'] }), playerWith({ colour: 'blue' }), playerWith({ colour: 'yellow' })];
  const orange: Tile[] = ['A', 'F', 'S', 'T'];
  const city = cityOf(rowsOf('beginner_ru'), { orange }).map((plot): SightPlot => ({
    ...plot,
    cat: ['C', 'M'].includes(plot.plot),
    rats: players.map(({ colour }) => ({ colour: colour ?? 'red', count: 1 })),
  }));
  return {
    you: 0,
    situation: 'base',
    layout: 'beginner_ru',
    round: 1,
    last_round: false,
    slots: Array.from({ length: 8 }, () => ({ mark: 'open', card: null, plans: [] })),
    rows: 5,
    columns: 7,
    city,
    players,
    neutral: null,
    balthus: null,
    cards: [...buildings],
    up: ['C', 'M'],
    deck: 15,
    discard: 0,
    aside: 0,
    laid: null,
    cat_card: null,
    teams: false,
    hunted: 0,
    remembered: [],
    seen: [],
    doing: { doing: 'plan', asked: [0, 1, 2] },
    ask: everyAsk.plan,
    ...change,
  };
}

/** By kind, so that a kind that is missing does not compile. Where a card is hidden it is hidden here. */
export const everyNotice: { readonly [W in Notice['what']]: Extract<Notice, { what: W }> } = {
  set_up: {
    what: 'set_up',
    situation: 'B',
    colours: ['red', 'blue', 'yellow'],
    neutral: null,
    balthus: null,
    tokens: ['A', 'F', 'S', 'T'],
  },
  round_began: { what: 'round_began', round: 2, mark: 'open', last: false },
  renewed: { what: 'renewed', count: 16 },
  dealt: { what: 'dealt', hands: [['K'], null, null] },
  faced_up: { what: 'faced_up', cards: ['C', 'M'] },
  set_aside: { what: 'set_aside', count: 5 },
  laid: { what: 'laid', seat: 1, card: null },
  asked: { what: 'asked', seat: 1, of: 2 },
  asked_nobody: { what: 'asked_nobody', seat: 1 },
  shown: { what: 'shown', seat: 1, to: 2, card: null },
  revealed: {
    what: 'revealed',
    plans: [
      [
        { act: 'attack', tile: 'O', colour: 'blue' },
        { act: 'move', from: 'A', to: 'O' },
      ],
      [{ act: 'nothing' }, { act: 'nothing' }],
      [{ act: 'procreate', tile: 'D' }, { act: 'nothing' }],
    ],
  },
  attacked: { what: 'attacked', slot: 1, seat: 1, tile: 'O', colour: 'red', why: null },
  lost: { what: 'lost', colour: 'red', tile: 'O', rats: 1, cause: 'attack' },
  captured: { what: 'captured', seat: 1, tile: 'E' },
  turned: { what: 'turned', place: '3', tile: 'M', trap: false },
  moved: { what: 'moved', slot: 2, seat: 1, from: 'A', to: 'O', rats: 2, stayed: 0 },
  came_to_nothing: { what: 'came_to_nothing', slot: 2, seat: 1, action: { act: 'move', from: 'A', to: 'K' }, why: 'no_house' },
  born: { what: 'born', slot: 1, seat: 1, tile: 'D' },
  market: { what: 'market', seat: 1, brought: true },
  cat_card: { what: 'cat_card', card: 'T' },
  refused: { what: 'refused', seat: 1, card: 'T' },
  kept: { what: 'kept', seat: 1, card: 'T' },
  rescued: { what: 'rescued', seat: 1, from: 'K', to: 'E' },
  removed: { what: 'removed', tile: 'K' },
  token_lost: { what: 'token_lost', tile: 'T' },
  nothing_removed: { what: 'nothing_removed', card: 'D' },
  hunted: { what: 'hunted', rats: 4, cheese: 20 },
  strike_card: { what: 'strike_card', at: 1, card: 'E', hits: true },
  token: { what: 'token', tile: 'S', seat: 1 },
  cheese: { what: 'cheese', seat: 1 },
  scored: {
    what: 'scored',
    scores: [
      scoreWith({ buildings: 24, tokens: 2, rats: 6 }),
      scoreWith({ buildings: 16, rats: 5 }),
      scoreWith({ buildings: 22, tokens: 1, rats: 6 }),
    ],
  },
  timed_out: { what: 'timed_out', seat: 1 },
  over: { what: 'over', standing: { places: [1, 3, 2], scores: [26, 16, 23] } },
};

export const everyAsk: { readonly [A in Asked['ask']]: Extract<Asked, { ask: A }> } = {
  plan: {
    ask: 'plan',
    standing: ['A', 'O'],
    attacks: 2,
    rivals: ['blue', 'yellow'],
    procreation: false,
    from: [
      { plot: 'A', reach: ['K', 'M', 'O', 'I'], range: ['A'], targets: ['blue'], nest: false },
      { plot: 'O', reach: ['A', 'F', 'I', 'R'], range: ['O'], targets: ['blue', 'yellow'], nest: false },
      { plot: 'I', reach: ['A', 'C', 'N', 'O'], range: ['I'], targets: [], nest: false },
    ],
  },
  archives: { ask: 'archives', of: [1, 2] },
  show: { ask: 'show', to: 1, cards: ['K', 'P'] },
  market: { ask: 'market', tile: 'A' },
  radio: { ask: 'radio', card: 'T' },
  hospital: { ask: 'hospital', from: 'K', to: ['E', 'O'] },
  lay: { ask: 'lay', cards: ['B', 'D', 'K', 'M', 'T'] },
};
