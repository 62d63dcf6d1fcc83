// Where things are on a sewer board, in its own measure of 360 × 318, and the pipes between them.
import type { Place } from '../../wire/ratland';

export const board = { width: 360, height: 318 } as const;
export type Dot = { readonly x: number; readonly y: number };

export const burrow: Dot = { x: 180, y: 152 };
const dots: Record<Place, Dot> = {
  dump: { x: 60, y: 44 },
  city: { x: 180, y: 38 },
  field: { x: 300, y: 44 },
  left: { x: 58, y: 148 },
  right: { x: 302, y: 148 },
  pantry: { x: 96, y: 250 },
  nursery: { x: 264, y: 250 },
  both: { x: 180, y: 254 },
};

/** With a place between them, pantry and nursery make room (LAND-106). */
const apart: Partial<Record<Place, Dot>> = { pantry: { x: 66, y: 250 }, nursery: { x: 294, y: 250 } };
export const dot = (place: Place, both: boolean): Dot => (both ? apart[place] : undefined) ?? dots[place];

/** From the burrow to a place, with a bend as pipes have. */
export function pipe(place: Place, both: boolean): string {
  const { x, y } = dot(place, both);
  const { x: bx, y: by } = burrow;
  return x === bx
    ? `M${bx} ${by}V${y}`
    : y > by - 20 && y < by + 20
      ? `M${bx} ${by}Q${(bx + x) / 2} ${by + 10} ${x} ${y}`
      : `M${bx} ${by}Q${bx + (x - bx) * 0.35} ${y} ${x} ${y}`;
}
/** A tunnel leads out of the board, to the neighbour. */
export const exits = { left: `M58 148Q24 150 -14 148`, right: `M302 148Q336 150 374 148` } as const;
