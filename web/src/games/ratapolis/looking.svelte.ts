// The pane the town is seen through: it follows fingers, wheel and keys, and comes back to what matters.
import type { Dot } from '../../art/ratapolis/lot';
import type { Box } from './lots';
import { dragged, fit, nearer, showing, whole, type Look, type Size } from './zoom';

export class Looking {
  /** the pane, as it is measured on the page */
  w = $state(0);
  h = $state(0);
  #look = $state.raw<Look | null>(null);
  /** it glides there, unless a hand moves it */
  gliding = $state(false);
  readonly #town: () => Size;

  constructor(town: () => Size) {
    this.#town = town;
  }

  get pane(): Size {
    return { w: Math.max(1, this.w), h: Math.max(1, this.h) };
  }
  get town(): Size {
    return this.#town();
  }
  /** pixels for one unit before it is brought nearer */
  get unit(): number {
    return fit(this.town, this.pane);
  }
  get look(): Look {
    // The pane may have changed its size since.
    return this.#look ? dragged(this.#look, 0, 0, this.town, this.pane) : whole(this.town, this.pane);
  }
  get isWhole(): boolean {
    return this.look.near <= 1.001;
  }

  nearer(by: number, at: Dot = { x: this.pane.w / 2, y: this.pane.h / 2 }, glide = true): void {
    this.#go(nearer(this.look, by, at, this.town, this.pane), glide);
  }
  drag(dx: number, dy: number): void {
    this.#go(dragged(this.look, dx, dy, this.town, this.pane), false);
  }
  /** All of it again. */
  back(): void {
    this.#go(whole(this.town, this.pane), true);
  }
  show(part: Box): void {
    this.#go(showing(this.look, part, this.town, this.pane), true);
  }
  /** What is at a point of the pane. */
  at({ x, y }: Dot): Dot {
    const unit = this.unit * this.look.near;
    return { x: (x - this.look.x) / unit, y: (y - this.look.y) / unit };
  }

  #go(look: Look, glide: boolean): void {
    this.gliding = glide;
    this.#look = look;
  }
}
