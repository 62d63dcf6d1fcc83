// Somebody's way through the rated matches of a game: what is drawn of it, and what each match changed.
import type { CurvePoint } from '../../wire';
import { isWithin, part, spanOver, type Span, type Spot } from './scale';
import type { Star } from './stars';

/** Where everybody stands before the first rated match. */
const beginning: Spot = { points: 1500, doubt: 500 };

export type Step = Spot & { readonly matches: number };

/** From the beginning on, unless the way is so long that its first steps were left out. */
export const wayOf = (curve: readonly CurvePoint[]): readonly Step[] =>
  curve[0]?.matches === 1 ? [{ matches: 0, ...beginning }, ...curve] : curve;

/**
 * All of the way, the doubt of today, and the next star on either side. The doubts of the beginning would make everything else flat.
 * Of nobody's way, all the stars.
 */
export function spanOf(way: readonly Step[], stars: readonly Star[]): Span {
  const now = way.at(-1);
  if (!now) return spanOver(stars.map(({ points }) => points));
  const beside = [stars.findLast(({ points }) => points <= now.points), stars.find(({ points }) => points > now.points)];
  const doubt = Math.min(now.doubt, 250);
  return spanOver([
    ...way.map(({ points }) => points),
    now.points - doubt,
    now.points + doubt,
    ...beside.flatMap((star) => star?.points ?? []),
  ]);
}

export const starsWithin = (span: Span, stars: readonly Star[]): readonly Star[] => stars.filter(({ points }) => isWithin(span, points));

export type Field = { readonly wide: number; readonly high: number };
type Corner = readonly [x: number, y: number];

export const heightOf = (span: Span, { high }: Field, points: number): number => high - part(span, points) * high;

function across(way: readonly Step[], { wide }: Field): (step: Step) => number {
  const [first, last] = [way[0]?.matches ?? 0, way.at(-1)?.matches ?? 0];
  return ({ matches }) => ((matches - first) / Math.max(1, last - first)) * wide;
}

export function line(way: readonly Step[], span: Span, field: Field): readonly Corner[] {
  const x = across(way, field);
  return way.map((step) => [x(step), heightOf(span, field, step.points)]);
}

/** Within one doubt of the line: above it on the way there, below it on the way back. */
export function band(way: readonly Step[], span: Span, field: Field): readonly Corner[] {
  const x = across(way, field);
  const edge = (side: 1 | -1) => way.map((step): Corner => [x(step), heightOf(span, field, step.points + side * step.doubt)]);
  return [...edge(1), ...edge(-1).toReversed()];
}

export const path = (corners: readonly Corner[]): string =>
  corners.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

export type Change = { readonly from: number; readonly to: number; readonly by: number };

/** What each match changed, by when it ended; of a way with gaps only what is told, and of two in one second neither. */
export function changes(curve: readonly CurvePoint[]): ReadonlyMap<number, Change> {
  const found = new Map<number, Change | null>();
  for (const [i, { matches, ended_s, points: to }] of curve.entries()) {
    const before = matches === 1 ? beginning : curve[i - 1]?.matches === matches - 1 ? curve[i - 1] : undefined;
    const change = before ? { from: before.points, to, by: to - before.points } : null;
    found.set(ended_s, found.has(ended_s) ? null : change);
  }
  return new Map([...found].flatMap(([when, change]) => (change ? [[when, change]] : [])));
}
