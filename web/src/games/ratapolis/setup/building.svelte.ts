// A city that is being built: what lies on the ground, what is in hand, and where it would lie if it were let go. Tiles are dragged,
// or taken in hand with one touch and put down with another.
import type { Tile } from '../../../wire/ratapolis';
import type { Layout } from '../cities';
import { box } from './box';
import { lay, siteOf, takeAway, tileAt, within, type Laid, type Site } from './site';

export type Cell = readonly [row: number, column: number];

export class Building {
  site: Site = $state.raw([]);
  /** the tile in hand, from the bench or from the ground */
  held = $state.raw<Pick<Laid, 'tile' | 'size' | 'upright'> | null>(null);
  /** on its way with the pointer: by which of its cells it is held, and where the pointer is */
  drag = $state.raw<{ readonly by: number; readonly x: number; readonly y: number; readonly cell: Cell | null } | null>(null);
  /** where the tile in hand would lie if it were let go */
  readonly aim: Laid | null = $derived.by(() => {
    const { held, drag } = this;
    if (!held || !drag?.cell) return null;
    const [row, column] = drag.cell;
    return within({ ...held, row: row - (held.upright ? drag.by : 0), column: column - (held.upright ? 0 : drag.by) });
  });
  #pressed: { readonly tile: Tile; readonly by: number; readonly x: number; readonly y: number } | null = null;
  readonly #cellUnder: (e: PointerEvent) => Cell | null;

  constructor(rows: Layout, cellUnder: (e: PointerEvent) => Cell | null) {
    this.site = siteOf(rows);
    this.#cellUnder = cellUnder;
  }

  readonly lies = (tile: Tile): boolean => this.site.some((laid) => laid.tile === tile);

  hold(tile: Tile): void {
    const [there, held] = [this.site.find((laid) => laid.tile === tile), this.held];
    this.held = there ?? (held?.tile === tile ? held : { tile, size: box.sizeOf(tile), upright: false });
  }
  /** A touch on the bench: takes in hand, or lays back. */
  take(tile: Tile): void {
    if (this.held?.tile === tile) this.held = null;
    else this.hold(tile);
  }
  /** A touch on the ground: puts down what is in hand, or takes in hand what lies there. */
  touch([row, column]: Cell): void {
    const [there, held] = [tileAt(this.site, row, column), this.held];
    if (held && there?.tile !== held.tile) this.#put({ ...held, row, column });
    else if (held) this.held = null;
    else if (there) this.hold(there.tile);
  }
  turn(): void {
    const { held } = this;
    if (!held) return;
    const laid = this.site.find(({ tile }) => tile === held.tile);
    this.held = { ...held, upright: !held.upright };
    if (laid) this.site = lay(this.site, { ...laid, upright: !held.upright });
  }
  away(): void {
    if (this.held) this.site = takeAway(this.site, this.held.tile);
    this.held = null;
  }
  clear(): void {
    [this.site, this.held] = [[], null];
  }
  /** What lies there goes, if nothing else is in hand. */
  clearCell(cell: Cell): void {
    const there = tileAt(this.site, ...cell);
    if (!this.held && there) this.hold(there.tile);
    this.away();
  }

  /** A tile of the bench is grasped at its first cell, one on the ground where the pointer is. */
  grasp(e: PointerEvent, tile: Tile, by = 0): void {
    if (e.button) return;
    this.#pressed = { tile, by, x: e.clientX, y: e.clientY };
    (e.currentTarget as Element).setPointerCapture(e.pointerId);
  }
  readonly graspGround = (e: PointerEvent): void => {
    const cell = this.#cellUnder(e);
    const there = cell && tileAt(this.site, ...cell);
    this.#pressed = null;
    if (cell && there) this.grasp(e, there.tile, there.upright ? cell[0] - there.row : cell[1] - there.column);
  };
  readonly move = (e: PointerEvent): void => {
    const pressed = this.#pressed;
    if (!pressed) return;
    if (!this.drag && Math.hypot(e.clientX - pressed.x, e.clientY - pressed.y) < 6) return;
    if (!this.drag) this.hold(pressed.tile);
    this.drag = { by: pressed.by, x: e.clientX, y: e.clientY, cell: this.#cellUnder(e) };
  };
  /** Let go: over the ground it lies there, beside it it is on the bench. Without having moved it was a touch. */
  readonly drop = (): boolean => {
    const moved = this.drag !== null;
    if (moved && this.aim) this.#put(this.aim);
    else if (moved) this.away();
    this.letGo();
    return moved;
  };
  readonly dropGround = (e: PointerEvent): void => {
    const cell = this.#cellUnder(e);
    if (!this.drop() && cell) this.touch(cell);
  };
  readonly letGo = (): void => {
    [this.drag, this.#pressed] = [null, null];
  };

  #put(laid: Laid): void {
    this.site = lay(this.site, laid);
    this.held = null;
  }
}
