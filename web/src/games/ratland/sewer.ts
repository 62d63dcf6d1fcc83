// Where things are on a sewer board, in its own measure of 360 × 318, and the pipes between them.
import type { Place } from '../../wire/ratland';

export const board = { width: 360, height: 318 } as const;
export type Dot = { readonly x: number; readonly y: number };

export const burrow: Dot = { x: 180, y: 156 };
const dots: Record<Place, Dot> = {
  dump: { x: 54, y: 44 },
  city: { x: 180, y: 44 },
  field: { x: 306, y: 44 },
  // So far below the areas that rats who come up there stand clear of the signs here.
  left: { x: 54, y: 158 },
  right: { x: 306, y: 158 },
  pantry: { x: 116, y: 253 },
  nursery: { x: 244, y: 253 },
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
export const exits = { left: `M54 158Q20 160 -14 158`, right: `M306 158Q340 160 374 158` } as const;
