import { describe, expect, it } from 'vitest';
import { across, arrow, lotOf, touch, toward, vacant } from './lots';
import { townWith } from './samples-town';
import { fromSight } from './scene';
import { dragged, fit, held, most, nearer, past, showing, whole } from './zoom';

const lots = new Map([...fromSight(townWith()).plots].map(([plot, { lot }]) => [plot, lot]));

describe('lots', () => {
  it('lie or stand (POL-04)', () => {
    expect(
      lotOf([
        [0, 3],
        [0, 4],
        [0, 5],
      ]),
    ).toMatchObject({ x: 300, y: 0, cells: 3, upright: false, where: { across: 3, down: 1 } });
    expect(
      lotOf([
        [2, 1],
        [3, 1],
      ]),
    ).toMatchObject({ x: 100, y: 200, upright: true, where: { across: 1, down: 2 } });
  });
  it('keep their neighbours when the town is laid on its other side', () => {
    const town = fromSight(townWith());
    const turned = across(town);
    expect([turned.rows, turned.columns]).toEqual([town.columns, town.rows]);
    const near = ({ plots }: typeof town) =>
      [...plots.values()].flatMap((a) => [...plots.values()].filter((b) => touch(a.lot, b.lot)).map((b) => a.plot + b.plot));
    expect(near(turned)).toEqual(near(town));
    expect([...across(turned).plots.values()].map(({ lot }) => lot)).toEqual([...town.plots.values()].map(({ lot }) => lot));
  });
  it('know the places nobody built on (POL-119)', () => {
    const sight = townWith({ rows: ['GJC', 'NJC', 'EE.'] });
    expect(vacant(sight).map(({ x, y }) => [x, y])).toEqual([[200, 200]]);
    expect(vacant(townWith())).toEqual([]);
  });
});

describe('walking by keys', () => {
  it('goes to what lies that way', () => {
    expect(toward(lots, 'O', 'up')).toBe('A');
    expect(toward(lots, 'O', 'down')).toBe('R');
    expect(toward(lots, 'O', 'left')).toBe('F');
    expect(toward(lots, 'O', 'right')).toBe('I');
  });
  it('stops at the edge of town', () => expect(toward(lots, 'E', 'up')).toBeNull());
  it('reaches every plot', () => {
    const seen = new Set(['E']);
    for (let grown = 0; grown !== seen.size;) {
      grown = seen.size;
      for (const plot of [...seen])
        for (const way of ['up', 'down', 'left', 'right'] as const) seen.add(toward(lots, plot as never, way) ?? plot);
    }
    expect(seen.size).toBe(20);
  });
});

it('an arrow there and one back do not lie on each other', () => {
  const [o, r] = [lots.get('O'), lots.get('R')];
  if (!o || !r) throw new Error('O and R are in town');
  expect(arrow(o, r).half).not.toEqual(arrow(r, o).half);
});

describe('zoom', () => {
  const [town, pane] = [
    { w: 700, h: 500 },
    { w: 360, h: 400 },
  ];
  it('begins with all of it, at the top', () => {
    const look = whole(town, pane);
    expect(look.near).toBe(1);
    expect(look.x).toBeCloseTo(0);
    expect(look.y).toBeCloseTo(0);
    expect(whole({ w: 500, h: 700 }, pane).x).toBeCloseTo((360 - 500 * (400 / 700)) / 2);
  });
  it('keeps what is under the finger', () => {
    const at = { x: 200, y: 100 };
    const [a, b] = [whole(town, pane), nearer(whole(town, pane), 2, at, town, pane)];
    const unit = (near: number) => fit(town, pane) * near;
    expect((at.x - b.x) / unit(b.near)).toBeCloseTo((at.x - a.x) / unit(a.near));
    expect((at.y - b.y) / unit(b.near)).toBeCloseTo((at.y - a.y) / unit(a.near));
  });
  it('shows what is beyond the town only so far that its buttons hide nothing, and never comes too near', () => {
    const near = nearer(whole(town, pane), 99, { x: 0, y: 0 }, town, pane);
    expect(near.near).toBe(most);
    expect(dragged(near, 999, 999, town, pane)).toMatchObject({ x: 0, y: 0 });
    const far = dragged(near, -9999, -9999, town, pane);
    expect(far.x + town.w * fit(town, pane) * most).toBeCloseTo(pane.w - past);
    expect(far.y + town.h * fit(town, pane) * most).toBeCloseTo(pane.h);
    expect(held({ near: 0.2, x: 50, y: 50 }, town, pane)).toEqual(whole(town, pane));
  });
  it('brings what is asked about into sight, and moves for nothing else', () => {
    const near = held({ near: 3, x: 0, y: 0 }, town, pane);
    const part = { x: 600, y: 400, w: 100, h: 100 };
    const shown = showing(near, part, town, pane);
    const unit = fit(town, pane) * shown.near;
    expect(shown.x + part.x * unit).toBeGreaterThanOrEqual(0);
    expect(shown.x + (part.x + part.w) * unit).toBeLessThanOrEqual(pane.w + 0.01);
    expect(showing(shown, part, town, pane)).toEqual(shown);
  });
});
