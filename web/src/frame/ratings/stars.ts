// The computer players are the fixed stars: how strong each is was measured once, and everybody else is told by them.
import type { GameInfo } from '../../wire';

export type Star = { readonly bot: string; readonly points: number };

/** From the weakest to the strongest; nobody whom nobody has measured. */
export const starsOf = (game: Pick<GameInfo, 'bots'> | undefined): readonly Star[] =>
  (game?.bots ?? []).flatMap(({ bot, points }) => (points === null ? [] : { bot, points })).sort((a, b) => a.points - b.points);

/** Beyond this nobody can say beside whom somebody stands. */
const unsure = 150;
/** So near is as good as the same. */
const near = 50;

export type Stand =
  | { is: 'unsure' }
  | { is: 'like'; bot: string }
  | { is: 'between'; below: string; above: string }
  | { is: 'above'; bot: string }
  | { is: 'below'; bot: string };

export function standAmong(stars: readonly Star[], { points, doubt }: { readonly points: number; readonly doubt: number }): Stand {
  if (doubt > unsure || !stars.length) return { is: 'unsure' };
  const far = ({ points: star }: Star) => Math.abs(star - points);
  const nearest = stars.reduce((a, b) => (far(b) < far(a) ? b : a));
  if (far(nearest) <= near) return { is: 'like', bot: nearest.bot };
  const [below, above] = [stars.findLast((star) => star.points < points), stars.find((star) => star.points > points)];
  if (below && above) return { is: 'between', below: below.bot, above: above.bot };
  return below ? { is: 'above', bot: below.bot } : { is: 'below', bot: nearest.bot };
}
