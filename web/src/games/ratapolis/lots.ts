// Where the plots of a city lie, in the measure of the drawings: 100 for each cell.
import { cell, extent, measure, type Dot, type Extent } from '../../art/ratapolis/lot';
import type { Plot, Sight, SightPlot } from '../../wire/ratapolis';

export type Lot = Dot & { readonly cells: number; readonly upright: boolean; readonly where: Extent };
export type Box = { readonly x: number; readonly y: number; readonly w: number; readonly h: number };

export function lotOf(cells: SightPlot['cells']): Lot {
  const [rows, columns] = [cells.map(([row]) => row), cells.map(([, column]) => column)];
  const upright = new Set(rows).size > 1;
  return {
    x: Math.min(...columns) * cell,
    y: Math.min(...rows) * cell,
    cells: cells.length,
    upright,
    where: extent(cells.length, upright),
  };
}

/** With the town laid on its other side: what lay broad stands upright. */
export function across<S extends Town>(town: S): S {
  const turned = (lot: Lot): Lot => {
    const upright = lot.cells > 1 && !lot.upright;
    return { ...lot, x: lot.y, y: lot.x, upright, where: extent(lot.cells, upright) };
  };
  const plots = new Map([...town.plots].map(([plot, house]) => [plot, { ...house, lot: turned(house.lot) }]));
  return { ...town, rows: town.columns, columns: town.rows, plots, vacant: town.vacant.map(turned) };
}
type Town = {
  readonly rows: number;
  readonly columns: number;
  readonly plots: ReadonlyMap<Plot, { readonly lot: Lot }>;
  readonly vacant: readonly Lot[];
};

export const boxOf = ({ x, y, where }: Lot): Box => ({ x, y, ...measure(where) });
/** Two lots that share a side (POL-05). */
export function touch(a: Lot, b: Lot): boolean {
  const [p, q] = [boxOf(a), boxOf(b)];
  const [across, down] = [Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x), Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y)];
  return (across > 0 && down === 0) || (down > 0 && across === 0);
}
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
    const aside =
      way === 'up' || way === 'down'
        ? Math.max(0, b.x - a.x - a.w + 1, a.x - b.x - b.w + 1) * 3 + Math.abs(n.x - m.x) / 4
        : Math.max(0, b.y - a.y - a.h + 1, a.y - b.y - b.h + 1) * 3 + Math.abs(n.y - m.y) / 4;
    const far = ahead + aside;
    if (!best || far < best.far) best = { plot, far };
  }
  return best?.plot ?? null;
}

const round = (n: number): number => Math.round(n * 10) / 10;
export type Arrow = { readonly line: string; readonly head: string; readonly half: Dot };

/** An arrow between two points; it bends, so that two ways between the same houses stay apart. */
export function arrowBetween(a: Dot, b: Dot, bend = 0.16): Arrow {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const long = Math.hypot(dx, dy) || 1;
  const bow = { x: (a.x + b.x) / 2 - dy * bend, y: (a.y + b.y) / 2 + dx * bend };
  const turn = Math.atan2(b.y - bow.y, b.x - bow.x);
  const from = (angle: number, far: number): string =>
    `${round(b.x + Math.cos(turn + angle) * far)} ${round(b.y + Math.sin(turn + angle) * far)}`;
  const size = Math.min(26, long / 2);
  const neck = { x: b.x - Math.cos(turn) * size * 0.7, y: b.y - Math.sin(turn) * size * 0.7 };
  return {
    line: `M${round(a.x)} ${round(a.y)}Q${round(bow.x)} ${round(bow.y)} ${round(neck.x)} ${round(neck.y)}`,
    head: `M${round(b.x)} ${round(b.y)}L${from(Math.PI - 0.5, size)} ${from(Math.PI + 0.5, size)}Z`,
    half: { x: (a.x + 2 * bow.x + b.x) / 4, y: (a.y + 2 * bow.y + b.y) / 4 },
  };
}

/** From plot to plot: it leaves and arrives inside. */
export function arrow(from: Lot, to: Lot): Arrow {
  const [a, b] = [middle(from), middle(to)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const near = (u: number): Dot => ({ x: a.x + (b.x - a.x) * u, y: a.y + (b.y - a.y) * u });
  return arrowBetween(near(Math.min(0.18, 18 / long)), near(1 - Math.min(0.1, 8 / long)));
}
