// The mouths of the own clan, and what is there to feed them: what a plan would cost, what was eaten, or how it stands.
import type { Sight } from '../../wire/ratland';
import type { Numbered } from '../../frame/contract/game';
import { meal, upkeep, type numbers } from './numbers';
import { total } from './places';
import type { Scene } from './scene';

export type Mouths = {
  readonly fed: number | null;
  readonly cost: number;
  readonly cheese: number;
  /** what came in by this round, and what was paid in the last */
  readonly coming?: number;
  readonly paid?: number;
};

type View = {
  /** what the plan on the board comes to */ sums: ReturnType<typeof numbers> | null;
  sight: Sight;
  scene: Scene;
  you: number | null;
  /** rats on their way */ underway: number;
  /** what was told, and what of it is not shown yet */ history: readonly Numbered<'ratland'>[];
  notices: readonly Numbered<'ratland'>[];
};

export function mouthsOf({ sums, sight, scene, you, underway, history, notices }: View): Mouths {
  if (sums) return { fed: sums.fed, cost: sums.cost, cheese: sums.cheese, coming: sums.coming };
  // Nobody eats after the End card (LAND-115).
  const sewer = you === null || scene.event === 'end_of_game' ? undefined : scene.sewers[you];
  if (!sewer || you === null) return { fed: null, cost: 0, cheese: 0 };
  const shown = history.filter(({ number }) => number < (notices[0]?.number ?? Infinity));
  // What is being shown may be paid already, before it counts as shown; but nobody is told of a meal that is still to come.
  const other = notices.findIndex(({ notice }) => notice.what !== 'fed' && notice.what !== 'starved');
  const meals = other < 0 ? notices : notices.slice(0, other);
  const paying = meals.find(({ notice }) => notice.what === 'fed' && notice.seat === you)?.notice;
  const eaten = paying?.what === 'fed' && sewer.cheese < paying.paid ? paying : meal(shown, you);
  if (eaten) return { fed: eaten.fed, cost: eaten.cost, paid: eaten.paid, cheese: sewer.cheese };
  const fed = total(sewer.rats) + sewer.infirmary + underway;
  return { fed, cost: upkeep(sight, fed), cheese: sewer.cheese };
}
