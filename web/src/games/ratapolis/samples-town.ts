// Towns by their rows, with rats put where a test wants them.
import type { Asked, Colour, Plot, Sight, SightPlayer, SightPlot, Tile, Token } from '../../wire/ratapolis';
import { lotOf } from './lots';
import type { Rats } from './scene';
import { touch } from './why';

export const beginner = ['EEKAAAM', 'DFFOIIN', 'TTTRCCP', 'BBSSQQQ', 'JJGLLHH'];
const outdoors = ['V', 'W', 'Y', 'Z'];
const isPlace = (letter: string): boolean => /\d/.test(letter);

export type TownWish = {
  readonly rows?: readonly string[];
  readonly colours?: readonly (Colour | null)[];
  /** who stands where; elsewhere one of each, or nobody if `bare` */
  readonly rats?: Readonly<Partial<Record<Plot, Rats>>>;
  readonly bare?: boolean;
  readonly gone?: readonly Plot[];
  readonly orange?: readonly Tile[];
  readonly tokens?: Readonly<Partial<Record<Tile, number>>>;
  readonly up?: readonly Tile[];
  readonly hands?: readonly (readonly Tile[] | null)[];
  readonly change?: Partial<Sight>;
};

const noScore = { buildings: 0, outdoors: 0, tokens: 0, captured: 0, fair: 0, hunted: 0, rats: 0 };

export function townWith({ rows = beginner, colours = ['red', 'blue', 'yellow'], rats = {}, bare = false, gone = [], orange = [], tokens = {}, up = [], hands = [], change = {} }: TownWish = {}): Sight {
  const cells = new Map<Plot, [number, number][]>();
  rows.forEach((row, y) => [...row].forEach((letter, x) => letter !== '.' && cells.set(letter as Plot, [...(cells.get(letter as Plot) ?? []), [y, x]])));
  const families = colours.filter((colour) => colour !== null);
  const city = [...cells].map(([plot, at]): SightPlot => {
    const [tile, outdoor, holder] = [isPlace(plot) ? null : (plot as Tile), outdoors.includes(plot), tokens[plot as Tile]];
    const token: Token = holder !== undefined ? { owned: holder } : tile && orange.includes(tile) ? 'lies' : 'out';
    const all = rats[plot] ?? (bare || outdoor || tile === null ? {} : Object.fromEntries(families.map((colour) => [colour, 1])));
    const present = !gone.includes(plot);
    return {
      plot,
      tile,
      face: outdoor ? tile : null,
      cells: at,
      present,
      capacity: at.length * families.length,
      cheese: outdoor ? 1 : 6 - at.length - (tile && orange.includes(tile) ? 1 : 0),
      orange: tile !== null && orange.includes(tile),
      token,
      cat: present && tile !== null && up.includes(tile),
      fair: false,
      rats: present ? Object.entries(all).map(([colour, count]) => ({ colour: colour as Colour, count })) : [],
    };
  });
  const players = colours.map((colour, seat): SightPlayer => {
    const mine = city.reduce((sum, plot) => sum + (plot.rats.find((group) => group.colour === colour)?.count ?? 0), 0);
    const cheese = city.reduce((sum, plot) => sum + plot.cheese * (plot.rats.find((group) => group.colour === colour)?.count ?? 0), 0);
    const hand = hands[seat];
    return {
      colour,
      partner: null,
      reserve: 20 - mine,
      in_city: mine,
      lost: 20 - mine,
      hand_size: hand?.length ?? 1,
      hand: hand ? [...hand] : null,
      tokens: Object.entries(tokens).flatMap(([tile, owner]) => (owner === seat ? [tile as Tile] : [])),
      cheese_tokens: 0,
      captured: 0,
      score: { ...noScore, buildings: cheese, rats: mine },
    };
  });
  return {
    you: 0,
    situation: 'base',
    layout: 'beginner_ru',
    round: 1,
    last_round: false,
    slots: Array.from({ length: 8 }, () => ({ mark: 'open', card: null, plans: [] })),
    rows: rows.length,
    columns: rows[0]?.length ?? 0,
    city,
    players,
    neutral: null,
    balthus: null,
    up: [...up],
    deck: 15,
    discard: 0,
    aside: 0,
    laid: null,
    cat_card: null,
    teams: false,
    hunted: 0,
    remembered: [],
    seen: [],
    doing: { doing: 'plan', asked: colours.map((_, seat) => seat) },
    ask: planAsk(city, colours[0] ?? 'red', families),
    ...change,
  };
}

/** What a family may plan with nothing but its own feet. */
export function planAsk(city: readonly SightPlot[], mine: Colour, families: readonly Colour[], more: Partial<Extract<Asked, { ask: 'plan' }>> = {}): Extract<Asked, { ask: 'plan' }> {
  const here = city.filter(({ present }) => present);
  const standing = here.filter(({ rats }) => rats.some(({ colour, count }) => colour === mine && count > 0)).map(({ plot }) => plot);
  return {
    ask: 'plan',
    standing,
    attacks: 2,
    rivals: families.filter((colour) => colour !== mine),
    procreation: false,
    from: here.map(({ plot, cells, rats }) => ({
      plot,
      reach: here.filter((other) => other.plot !== plot && touch(lotOf(cells), lotOf(other.cells))).map((other) => other.plot),
      range: [plot],
      targets: standing.includes(plot) ? rats.filter(({ colour, count }) => colour !== mine && count > 0).map(({ colour }) => colour) : [],
      nest: true,
    })),
    ...more,
  };
}
