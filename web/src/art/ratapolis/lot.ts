// A tile is as many cells of 100 × 100 as its building counts. The roof ends at the eaves; of a tile that stands upright, one sees more of it.
// Where the table lays things over a tile is said here and nowhere else.

export const cell = 100;

export type Dot = { readonly x: number; readonly y: number };

/** How many cells a tile covers each way (POL-04). */
export type Extent = { readonly across: number; readonly down: number };
export const extent = (cells: number, upright: boolean): Extent => (upright ? { across: 1, down: cells } : { across: cells, down: 1 });

/** How much of the long roof shows behind the front one. */
export const setBack = ({ down }: Extent): number => (down - 1) * 48;
const wall = (where: Extent) => setBack(where) + 50;

/** What lies against the back wall, as centres of pictures 28 wide: the cheese, the token while nobody owns it (POL-75), the capacity. */
export const onWall = (where: Extent) => ({
  cheese: { x: 19, y: wall(where) },
  token: { x: where.across * 50, y: wall(where) },
  capacity: { x: where.across * cell - 19, y: wall(where) },
});

/** Where the cat stands: her paws, over the ridge. She is 60 wide. */
export const onRoof = (where: Extent): Dot => ({ x: where.across * cell - 32, y: setBack(where) + 33 });

/** The floor the rats stand on. */
export function floor(where: Extent) {
  const top = setBack(where) + 62;
  return { x: 10, y: top, width: where.across * cell - 20, height: where.down * cell - top - 8 };
}

const ratWidth = 19;
const stride = 13;

/** Feet for so many rats, 20 wide, from the back row to the front; the last row holds those left over, in its middle. */
export function feet(count: number, where: Extent): readonly Dot[] {
  const { x, y, width, height } = floor(where);
  const most = Math.floor(width / ratWidth);
  const rows = Math.max(1, Math.min(Math.floor(height / stride), Math.ceil(count / most)));
  const perRow = Math.ceil(count / rows);
  const gap = Math.min(stride + 8, height / (rows + 0.6));
  const first = y + (height - gap * (rows - 1)) / 2 + 9;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    const step = Math.min(ratWidth + 3, width / inRow);
    return { x: x + width / 2 + ((i % perRow) - (inRow - 1) / 2) * step, y: Math.round((first + row * gap) * 10) / 10 };
  });
}
