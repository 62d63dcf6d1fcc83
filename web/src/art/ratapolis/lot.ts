// A tile is as many cells of 100 × 100 as its building counts. The roof ends at the eaves; of a tile that stands upright, one sees more
// of it.
// Where the table lays things over a tile is said here and nowhere else.

export const cell = 100;

export type Dot = { readonly x: number; readonly y: number };

/** How many cells a tile covers each way (POL-04). */
export type Extent = { readonly across: number; readonly down: number };
export const extent = (cells: number, upright: boolean): Extent => (upright ? { across: 1, down: cells } : { across: cells, down: 1 });

export const measure = ({ across, down }: Extent) => ({ w: across * cell, h: down * cell });

/** How much of the long roof shows behind the front one. */
export const setBack = ({ down }: Extent): number => (down - 1) * 48;
const wall = (where: Extent) => setBack(where) + 50;

/** What hangs on the back wall, as centres of pictures 26 wide: the cheese, the token while nobody owns it (POL-75), the capacity. */
export const onWall = (where: Extent) => ({
  cheese: { x: 19, y: wall(where) },
  token: { x: where.across * 50, y: wall(where) },
  capacity: { x: where.across * cell - 19, y: wall(where) },
});

/** The corner of the lot that most roofs leave free, as the centre of a letter 14 high. */
export const letterAt: Dot = { x: 14, y: 15 };

/** Where the cat's paws are and how wide she is. She keeps to the far end, or to the long roof, so that the sign stays in sight. */
export function onRoof(where: Extent): Dot & { readonly width: number } {
  if (where.down > 1) return { x: 58, y: setBack(where) - 2, width: 56 };
  return where.across > 1 ? { x: where.across * cell - 32, y: 33, width: 56 } : { x: 76, y: 33, width: 46 };
}

/** The floor the rats stand on. */
export function floor(where: Extent) {
  const top = setBack(where) + 62;
  return { x: 10, y: top, width: where.across * cell - 20, height: where.down * cell - top - 8 };
}

/**
 * Feet for so many rats of one width, from the back row to the front; those left over stand in the middle of the last row.
 * When the floor is full the rows close up, never the town: a rat in front hides a shoulder, not a mark.
 */
export function feet(count: number, where: Extent, rat = 20): readonly Dot[] {
  const { x, y, width, height } = floor(where);
  const rows = Math.max(1, Math.ceil(count / Math.floor(width / rat)));
  const perRow = Math.ceil(count / rows);
  const stride = Math.min(rat * 1.1, height / rows);
  const first = y + (height - stride * (rows - 1)) / 2 + rat / 2;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return {
      x: x + width / 2 + ((i % perRow) - (inRow - 1) / 2) * Math.min(rat * 1.1, width / inRow),
      y: Math.min(y + height, first + row * stride),
    };
  });
}
