// Towns with rats put where a test wants them, and what may be planned in them with nothing but one's own feet.
import type { Asked, Colour, Plot, Sight, SightPlot, Tile } from '../../wire/ratapolis';
import { isOutdoor } from './cities';
import { lotOf } from './lots';
import { cityOf, playerWith, scoreWith, sightWith, rowsOf } from './samples';
import type { Rats } from './scene';
import { touch } from './lots';

export type TownWish = {
  readonly rows?: readonly string[];
  readonly colours?: readonly Colour[];
  /** who stands where; elsewhere one of each, or nobody if `bare` */
  readonly rats?: Readonly<Partial<Record<Plot, Rats>>>;
  readonly bare?: boolean;
  readonly gone?: readonly Plot[];
  readonly orange?: readonly Tile[];
  /** who owns a token, by seat */
  readonly tokens?: Readonly<Partial<Record<Tile, number>>>;
  readonly up?: readonly Tile[];
  readonly change?: Partial<Sight>;
};

export function townWith({
  rows = rowsOf('beginner_ru'),
  colours = ['red', 'blue', 'yellow'],
  rats = {},
  bare = false,
  gone = [],
  orange = [],
  tokens = {},
  up = [],
  change = {},
}: TownWish = {}): Sight {
  const city = cityOf(rows, { players: colours.length, orange }).map((house): SightPlot => {
    const { plot, tile } = house;
    const present = !gone.includes(plot);
    const all: Rats =
      rats[plot] ?? (bare || tile === null || isOutdoor(tile) ? {} : Object.fromEntries(colours.map((colour) => [colour, 1])));
    const owner = tile ? tokens[tile] : undefined;
    return {
      ...house,
      present,
      token: owner === undefined ? house.token : { owned: owner },
      cat: present && tile !== null && up.includes(tile),
      rats: present ? Object.entries(all).map(([colour, count]) => ({ colour: colour as Colour, count })) : [],
    };
  });
  const players = colours.map((colour, seat) => {
    const mine = city.map(({ cheese, rats: all }) => ({ cheese, count: all.find((group) => group.colour === colour)?.count ?? 0 }));
    const in_city = mine.reduce((sum, { count }) => sum + count, 0);
    const buildings = mine.reduce((sum, { cheese, count }) => sum + cheese * count, 0);
    return playerWith({
      colour,
      reserve: 20 - in_city,
      in_city,
      lost: 20 - in_city,
      tokens: (Object.keys(tokens) as Tile[]).filter((tile) => tokens[tile] === seat),
      score: scoreWith({ buildings, rats: in_city }),
    });
  });
  return sightWith({ city, players, rows: rows.length, columns: rows[0]?.length ?? 0, up: [...up], ask: onFoot(city, colours), ...change });
}

/** For the first of these families. */
export function onFoot(city: readonly SightPlot[], [mine = 'red', ...rivals]: readonly Colour[]): Extract<Asked, { ask: 'plan' }> {
  const here = city.filter(({ present }) => present);
  const standing = here.filter(({ rats }) => rats.some(({ colour, count }) => colour === mine && count > 0)).map(({ plot }) => plot);
  return {
    ask: 'plan',
    standing,
    attacks: 2,
    rivals,
    procreation: false,
    from: here.map(({ plot, cells, rats }) => ({
      plot,
      reach: here.filter((other) => other.plot !== plot && touch(lotOf(cells), lotOf(other.cells))).map((other) => other.plot),
      range: [plot],
      targets: standing.includes(plot) ? rats.filter(({ colour, count }) => colour !== mine && count > 0).map(({ colour }) => colour) : [],
      nest: true,
    })),
  };
}
