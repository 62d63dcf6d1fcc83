// What is worth stopping at on the way through a match: where its rounds begin, and where the chances turned.
import type { Chances, WhatDecided } from '../../wire';
import { turns } from '../thoughts/graph';

export type Mark = { readonly at: number } & (
  | { readonly is: 'round'; readonly round: number }
  | { readonly is: 'turn' | 'better'; readonly seat: number; readonly from: number; readonly to: number }
);

/** In the order of the match. */
export const marksOf = (rounds: readonly number[], chances: Chances | null, decided: readonly WhatDecided[] = []): readonly Mark[] =>
  [
    ...rounds.map((at, i): Mark => ({ is: 'round', at, round: i + 1 })),
    ...(chances ? turns(chances) : []).map(({ frame, seat, from, to }): Mark => ({ is: 'turn', at: frame, seat, from, to })),
    ...decided.flatMap(({ seat, moments }) =>
      moments.map(({ frame, with_did, with_better }): Mark => ({
        is: 'better',
        at: frame,
        seat,
        from: with_did.chance,
        to: with_better.chance,
      })),
    ),
  ].sort((a, b) => a.at - b.at);

/** The round that a step belongs to. */
export const roundAt = (rounds: readonly number[], at: number): number => rounds.filter((begin) => begin <= at).length;

/** Whoever lets go close to a mark meant it. */
export function snapped(at: number, marks: readonly Mark[], reach: number): number {
  const near = marks.map((mark) => mark.at).filter((to) => Math.abs(to - at) <= reach);
  return near.sort((a, b) => Math.abs(a - at) - Math.abs(b - at))[0] ?? at;
}

/** The mark before this step, or the next one; the ends of the match are marks too. */
export function stepTo(at: number, marks: readonly Mark[], way: 1 | -1, last: number): number {
  const found = marks.map((mark) => mark.at).filter((to) => (to - at) * way > 0);
  return way > 0 ? Math.min(last, ...found) : Math.max(0, ...found);
}
