// The score sheet as numbers: where points come from, whom the plague takes, how ties are broken, and where rats came from.
import type { Score, Seat, Sight, SightPlayer } from '../../wire/rattus-cartus';
import type { Numbered } from '../../frame/contract/game';
import { nunsOf } from './cards';

export const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);
export const pointsOf = ({ influence, followers, swords, flutes, passes, gold, palace }: Score): number =>
  sum(influence) + followers + swords + flutes + passes + gold + palace;

/** What would count if it ended now, as far as it lies open: what the tracks would bring, and the Palace; in the end everything. */
export const standingOf = ({ score, influence, points }: Pick<SightPlayer, 'score' | 'influence' | 'points'>): number =>
  score ? pointsOf(score) : sum(influence) + points;

/** What the first places on a track pay, as far as there are players to take them (CART-124, CART-127). */
export const pays = (players: number): readonly number[] => [10, 5, 2].slice(0, players);

export type Line = {
  readonly seat: Seat;
  /** null as long as it is not over */
  readonly place: number | null;
  /** by class: how far up the disc is, and what that is worth (CART-124 to CART-126) */
  readonly tracks: readonly { readonly influence: number; readonly points: number }[];
  /** null while hands are hidden (CART-123) */
  readonly hand: Pick<Score, 'followers' | 'swords' | 'flutes' | 'passes' | 'gold'> | null;
  readonly palace: number;
  readonly points: number;
  /** null where it is not yours to know (CART-152) */
  readonly rats: number | null;
  readonly dead: boolean;
};

/** Everybody's count, the best first; before the end it is what lies open. Those who share a place stay in the order of their seats. */
export function counted({ players, tracks }: Sight, places: readonly number[] | null): Line[] {
  const lines = players.map((player, seat): Line => {
    const { score, points: palace, influence: worth, rats, dead } = player;
    const standing = tracks.map((discs, of) => ({
      influence: discs.find((disc) => disc.seat === seat)?.influence ?? 0,
      points: worth[of] ?? 0,
    }));
    const points = standingOf(player);
    return { seat, place: places?.[seat] ?? null, tracks: standing, hand: score, palace, points, rats, dead };
  });
  return lines.sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
}

/** What the nun row protects against; null until all of it is turned (CART-138). */
export function nunsIn({ nuns }: Sight): number | null {
  const turned = nuns.flatMap((card) => (card === null ? [] : nunsOf(card)));
  return turned.length === nuns.length ? sum(turned) : null;
}

/** Survivors with equal points: fewer rats decide, or nothing does (CART-140, CART-161). */
export type Tie = { readonly points: number; readonly by: 'rats' | 'nothing'; readonly lines: readonly Line[] };
export function ties(lines: readonly Line[]): Tie[] {
  const living = lines.filter(({ place, dead }) => place !== null && !dead);
  const groups = [...new Set(living.map(({ points }) => points))].map((points) => living.filter((line) => line.points === points));
  return groups
    .filter((group) => group.length > 1)
    .map((group) => ({
      points: group[0]?.points ?? 0,
      by: new Set(group.map(({ rats }) => rats)).size > 1 ? 'rats' : 'nothing',
      lines: group,
    }));
}

/** Where a player's rats came from and went: all of it happened in the open. */
export type RatStory = {
  readonly start: number;
  readonly came: number;
  readonly followed: number;
  readonly led: number;
  readonly discarded: number;
  readonly left: number;
};

/** Once rats are shown; what a player began with is what is left once everything else is told. */
export function ratStories({ players }: Sight, history: readonly Numbered<'rattus-cartus'>[]): RatStory[] | null {
  const notices = history.map(({ notice }) => notice);
  const stories = players.flatMap(({ rats: left }, seat): RatStory[] => {
    if (left === null) return [];
    const came = sum(notices.map((it) => (it.what === 'gained_influence' && it.seat === seat ? it.rats : 0)));
    const followed = notices.filter((it) => it.what === 'rat_followed' && it.to === seat).length;
    const led = notices.filter((it) => it.what === 'rat_followed' && it.from === seat).length;
    const discarded = sum(notices.map((it) => (it.what === 'discarded_rats' && it.seat === seat ? it.count : 0)));
    return [{ start: left - came - followed + led + discarded, came, followed, led, discarded, left }];
  });
  return stories.length === players.length ? stories : null;
}
