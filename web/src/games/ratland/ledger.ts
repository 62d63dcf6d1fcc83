// The score sheet as numbers: what is counted at the end, how ties are broken, and where rats and cheese came from and went.
import type { Seat, Sight } from '../../wire/ratland';
import type { Numbered } from '../../frame/contract/game';
import { total } from './places';

export type Line = {
  readonly seat: Seat;
  /** null as long as it is not over */
  readonly place: number | null;
  readonly home: number;
  readonly infirmary: number;
  readonly lost: number;
  readonly graveyard: number;
  readonly points: number;
  readonly cheese: number;
};

/** Everybody's count, the best first (LAND-110). Those who share a place stay in the order of their seats. */
export function counted({ sewers }: Sight, places: readonly number[] | null): Line[] {
  const lines = sewers.map(({ rats, infirmary, lost, graveyard, cheese }, seat): Line => {
    const home = total(rats);
    return { seat, place: places?.[seat] ?? null, home, infirmary, lost, graveyard, points: home + infirmary + lost - graveyard, cheese };
  });
  return lines.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Equal points: the cheese decides, or nothing does (LAND-112 to LAND-114). */
export type Tie = { readonly points: number; readonly by: 'cheese' | 'nothing'; readonly lines: readonly Line[] };
export function ties(lines: readonly Line[]): Tie[] {
  const groups = [...new Set(lines.map(({ points }) => points))].map((points) => lines.filter((line) => line.points === points));
  return groups
    .filter((group) => group.length > 1 && group[0]?.place !== null)
    .map((group) => ({
      points: group[0]?.points ?? 0,
      by: new Set(group.map(({ cheese }) => cheese)).size > 1 ? 'cheese' : 'nothing',
      lines: group,
    }));
}

/** What became of one clan. What it began with is what is left once everything else is told. */
export type Story = {
  readonly rats: {
    readonly start: number;
    readonly born: number;
    readonly joined: number;
    readonly gone: number;
    readonly starved: number;
    readonly living: number;
  };
  readonly cheese: {
    readonly start: number;
    readonly found: number;
    readonly won: number;
    readonly given: number;
    readonly eaten: number;
    readonly left: number;
  };
  /** out of the graveyard by the Holy Rat */
  readonly raised: number;
};

type Sums = {
  born: number;
  joined: number;
  gone: number;
  starved: number;
  raised: number;
  found: number;
  won: number;
  given: number;
  eaten: number;
};
const none = (): Sums => ({ born: 0, joined: 0, gone: 0, starved: 0, raised: 0, found: 0, won: 0, given: 0, eaten: 0 });

export function stories({ sewers }: Sight, history: readonly Numbered<'ratland'>[]): Story[] {
  const sums = sewers.map(none);
  const add = (seat: Seat, what: keyof Sums, n: number): void => {
    const own = sums[seat];
    if (own) own[what] += n;
  };
  for (const { notice } of history)
    switch (notice.what) {
      case 'cousin_came':
        add(notice.seat, 'joined', 1);
        break;
      case 'went_over':
        add(notice.from, 'gone', 1);
        add(notice.to, 'joined', 1);
        break;
      case 'born':
        add(notice.seat, 'born', notice.born);
        break;
      case 'killed':
        add(notice.seat, 'gone', 1);
        break;
      case 'hit':
        if (notice.to === 'supply') add(notice.seat, 'gone', 1);
        break;
      case 'lecter':
        if (notice.rat === null) break;
        add(notice.seat, 'gone', 1);
        add(notice.seat, 'found', 1);
        break;
      case 'starved':
        add(notice.seat, 'starved', notice.deaths);
        break;
      case 'holy_rat':
        if (notice.taken) add(notice.seat, 'raised', 1);
        break;
      case 'alchemy':
        add(notice.seat, 'joined', notice.rats);
        add(notice.seat, 'eaten', notice.rats);
        break;
      case 'paid':
      case 'swapped':
        add(notice.seat, 'found', notice.cheese);
        break;
      case 'attacked':
        add(notice.by, 'won', notice.stolen);
        add(notice.on, 'given', notice.stolen);
        break;
      case 'gave_for_music':
        add(notice.to, 'won', 1);
        add(notice.from, 'given', 1);
        break;
      case 'fed':
        add(notice.seat, 'eaten', notice.paid);
        break;
    }
  return sewers.map(({ rats, infirmary, lost, cheese }, seat) => {
    const { born, joined, gone, starved, raised, found, won, given, eaten } = sums[seat] ?? none();
    const living = total(rats) + infirmary + lost;
    return {
      rats: { start: living - born - joined + gone + starved, born, joined, gone, starved, living },
      cheese: { start: cheese - found - won + given + eaten, found, won, given, eaten, left: cheese },
      raised,
    };
  });
}
