// The count as numbers: where everybody's cheese comes from, who plays with whom, how ties are broken, and how the city fell.
import type { Colour, Score, Seat, Sight, Tile } from '../../wire/ratapolis';
import type { Numbered } from '../../frame/contract/game';
import { cheeseOf, sum } from './sums';

export type Line = {
  readonly seat: Seat;
  /** null as long as it is not over */
  readonly place: number | null;
  /** Balthus has none */
  readonly colour: Colour | null;
  readonly score: Score;
  readonly cheese: number;
  /** rats in buildings, by what each of them is worth (POL-99) */
  readonly worth: Readonly<Record<number, number>>;
};

const outdoors: readonly (Tile | null)[] = ['V', 'W', 'Y', 'Z'];

/** Everybody's count, the best first and partners side by side. */
export function counted(sight: Sight, places: readonly number[] | null): Line[] {
  const buildings = sight.city.filter(({ present, tile }) => present && !outdoors.includes(tile));
  const line = (seat: Seat): Line[] => {
    const player = sight.players[seat];
    if (!player) return [];
    const { colour, score } = player;
    const worth: Record<number, number> = {};
    for (const { cheese, rats } of buildings) {
      const own = rats.find((group) => group.colour === colour);
      if (own) worth[cheese] = (worth[cheese] ?? 0) + own.count;
    }
    return [{ seat, place: places?.[seat] ?? null, colour, score, cheese: cheeseOf(score), worth }];
  };
  return sidesOf(sight, places).flatMap(({ seats }) => seats.flatMap(line));
}

/** The values of buildings in which somebody stands, the best first. */
export const valuesIn = (lines: readonly Line[]): number[] =>
  [...new Set(lines.flatMap(({ worth }) => Object.keys(worth).map(Number)))].sort((a, b) => b - a);

/** Who wins or loses together: a player, or two partners, whose cheese and rats are added (POL-173). */
export type Side = { readonly seats: readonly Seat[]; readonly place: number | null; readonly cheese: number; readonly rats: number };

/** The best first; before the end in the order of the seats. */
export function sidesOf({ players }: Sight, places: readonly number[] | null): Side[] {
  const sides = players.flatMap(({ partner }, seat): Side[] => {
    if (partner !== null && partner < seat) return [];
    const seats = partner === null ? [seat] : [seat, partner];
    const scores = seats.flatMap((one) => players[one]?.score ?? []);
    return [{ seats, place: places?.[seat] ?? null, cheese: sum(scores.map(cheeseOf)), rats: sum(scores.map(({ rats }) => rats)) }];
  });
  return sides.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** Balthus's total, doubled, against that of all rats (POL-179). */
export function huntOf({ players, balthus }: Sight): { readonly hunted: number; readonly rats: number } | null {
  if (balthus === null) return null;
  return {
    hunted: players[balthus]?.score.hunted ?? 0,
    rats: sum(players.filter((_, seat) => seat !== balthus).map(({ score }) => cheeseOf(score))),
  };
}

/** Those who came out with equal cheese: rats in the city decide, or nothing does (POL-103, POL-104, POL-184). */
export type Tie = { readonly cheese: number; readonly by: 'rats' | 'nothing'; readonly sides: readonly Side[] };
export function ties(sight: Sight, places: readonly number[] | null): Tie[] {
  // Balthus is first or last, whatever others have.
  const sides = places ? sidesOf(sight, places).filter(({ seats }) => sight.balthus === null || !seats.includes(sight.balthus)) : [];
  const groups = [...new Set(sides.map(({ cheese }) => cheese))].map((cheese) => sides.filter((side) => side.cheese === cheese));
  return groups
    .filter((group) => group.length > 1)
    .map((group) => ({
      cheese: group[0]?.cheese ?? 0,
      by: new Set(group.map(({ rats }) => rats)).size > 1 ? 'rats' : 'nothing',
      sides: group,
    }));
}

/** What became of a round's cat card, and how many rats everybody lost in the round, to whatever. */
export type Fall = {
  readonly round: number;
  readonly card: Tile | null;
  readonly fate: 'fell' | 'token' | 'nothing';
  readonly lost: Readonly<Partial<Record<Colour, number>>>;
};

export function falls(history: readonly Numbered<'ratapolis'>[]): Fall[] {
  const rounds: Fall[] = [];
  const change = (with_: (now: Fall) => Partial<Fall>): void => {
    const now = rounds.at(-1);
    if (now) rounds[rounds.length - 1] = { ...now, ...with_(now) };
  };
  for (const { notice } of history)
    switch (notice.what) {
      case 'round_began':
        rounds.push({ round: notice.round, card: null, fate: 'nothing', lost: {} });
        break;
      case 'cat_card':
        change(() => ({ card: notice.card }));
        break;
      case 'removed':
        // A trap is removed before the cats have come (POL-155).
        change(({ card }) => (card === null ? {} : { fate: 'fell' }));
        break;
      case 'token_lost':
        change(({ fate }) => (fate === 'fell' ? {} : { fate: 'token' }));
        break;
      case 'lost':
        change(({ lost }) => ({ lost: { ...lost, [notice.colour]: (lost[notice.colour] ?? 0) + notice.rats } }));
        break;
      default:
    }
  return rounds;
}
