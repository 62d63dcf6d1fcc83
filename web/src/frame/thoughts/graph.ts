// From the chances of a match to what is drawn: a line for each seat, and the turning points with whose they were.
import type { Chances } from '../../wire';

/** The field of the picture. */
export const wide = 360;
export const high = 170;

export type Turn = {
  /** the point it led to, and the step of the replay */
  readonly point: number;
  readonly frame: number;
  readonly x: number;
  /** whose chances changed most, from what to what */
  readonly seat: number;
  readonly from: number;
  readonly to: number;
};

const lastFrame = ({ points }: Chances): number => Math.max(1, points.at(-1)?.frame ?? 1);
const across = (chances: Chances, frame: number): number => (frame / lastFrame(chances)) * wide;
const up = (chance: number): number => high - (chance / 100) * high;

/** The corners of a seat's line. */
export const line = (chances: Chances, seat: number): readonly (readonly [x: number, y: number])[] =>
  chances.points.map(({ frame, chances: all }) => [across(chances, frame), up(all[seat] ?? 0)]);

export const path = (corners: readonly (readonly [number, number])[]): string =>
  corners.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');

/** Whether everybody ends about where they began; little by little a match can go anywhere without a turning point. */
export function steady({ points }: Chances): boolean {
  const [first, last] = [points[0]?.chances ?? [], points.at(-1)?.chances ?? []];
  return last.every((chance, seat) => Math.abs(chance - (first[seat] ?? 0)) < 15);
}

export function turns(chances: Chances): readonly Turn[] {
  return chances.turning.flatMap((point): Turn[] => {
    const [before, after] = [chances.points[point - 1], chances.points[point]];
    if (!before || !after) return [];
    const changes = after.chances.map((to, seat) => ({ seat, from: before.chances[seat] ?? 0, to }));
    // Of two that change alike, whose luck it was rather than whose misfortune.
    const [most] = changes.toSorted((a, b) => Math.abs(b.to - b.from) - Math.abs(a.to - a.from) || b.to - a.to);
    return most ? [{ point, frame: after.frame, x: across(chances, after.frame), ...most }] : [];
  });
}
