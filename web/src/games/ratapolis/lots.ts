// Where the plots of a city lie, in the measure of the drawings: 100 for each cell.
import { cell, extent, measure, type Dot, type Extent } from '../../art/ratapolis/lot';
import type { Plot, Sight, SightPlot } from '../../wire/ratapolis';

export type Lot = Dot & { readonly cells: number; readonly upright: boolean; readonly where: Extent };
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export function lotOf(cells: SightPlot['cells']): Lot {
  const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
  const upright = new Set(rows).size > 1;
  return { x: Math.min(...columns) * cell, y: Math.min(...rows) * cell, cells: cells.length, upright, where: extent(cells.length, upright) };
}

export const boxOf = ({ x, y, where }: Lot): Box => ({ x, y, ...measure(where) });
export const middle = (lot: Lot): Dot => {
  const { x, y, w, h } = boxOf(lot);
  return { x: x + w / 2, y: y + h / 2 };
};

/** Cells of the rectangle that never carried a tile (POL-06). */
export function vacant({ rows, columns, city }: Pick<Sight, 'rows' | 'columns' | 'city'>): readonly Lot[] {
  const built = new Set(city.flatMap(({ cells }) => cells.map(([row, column]) => `${row},${column}`)));
  const all = Array.from({ length: rows * columns }, (_, i): [number, number] => [Math.floor(i / columns), i % columns]);
  return all.filter(([row, column]) => !built.has(`${row},${column}`)).map((at) => lotOf([at]));
}

export type Way = 'up' | 'down' | 'left' | 'right';

/** Who walks by keys goes to the nearest plot that way; straight ahead counts for more than near. */
export function toward(lots: ReadonlyMap<Plot, Lot>, from: Plot, way: Way): Plot | null {
  const start = lots.get(from);
  if (!start) return null;
  const a = boxOf(start);
  let best: { readonly plot: Plot; readonly far: number } | null = null;
  for (const [plot, lot] of lots) {
    const b = boxOf(lot);
    const ahead = { up: a.y - (b.y + b.h), down: b.y - (a.y + a.h), left: a.x - (b.x + b.w), right: b.x - (a.x + a.w) }[way];
    if (plot === from || ahead < 0) continue;
    const [m, n] = [middle(start), middle(lot)];
    const aside = way === 'up' || way === 'down' ? Math.max(0, b.x - a.x - a.w + 1, a.x - b.x - b.w + 1) * 3 + Math.abs(n.x - m.x) / 4 : Math.max(0, b.y - a.y - a.h + 1, a.y - b.y - b.h + 1) * 3 + Math.abs(n.y - m.y) / 4;
    const far = ahead + aside;
    if (!best || far < best.far) best = { plot, far };
  }
  return best?.plot ?? null;
}

/** An arrow from plot to plot: it leaves and arrives inside, and bends so that two ways between the same houses stay apart. */
export function arrow(from: Lot, to: Lot, bend = 0.16): string {
  const [a, b] = [middle(from), middle(to)];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const near = (u: number): Dot => ({ x: a.x + dx * u, y: a.y + dy * u });
  const [start, end] = [near(Math.min(0.18, 18 / long)), near(1 - Math.min(0.12, 12 / long))];
  const bow = { x: (start.x + end.x) / 2 - dy * bend, y: (start.y + end.y) / 2 + dx * bend };
  const r = (n: number) => Math.round(n * 10) / 10;
  return `M${r(start.x)} ${r(start.y)}Q${r(bow.x)} ${r(bow.y)} ${r(end.x)} ${r(end.y)}`;
}
