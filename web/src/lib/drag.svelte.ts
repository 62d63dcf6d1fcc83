// Something carried over the page with a pointer, to be let go over a place. A short move is still a touch.

export class Drag<Load, Place> {
  /** what is carried, and where it hangs */
  ghost = $state.raw<{ readonly x: number; readonly y: number; readonly load: Load } | null>(null);
  /** the place below it */
  over = $state.raw<Place | null>(null);
  /** the touch that ends a drag chooses nothing */
  ended = false;
  readonly #placeOf: (part: Element) => Place | null;

  constructor(placeOf: (part: Element) => Place | null) {
    this.#placeOf = placeOf;
  }

  grab(e: PointerEvent, load: Load, drop: (to: Place) => void): void {
    if (e.button !== 0) return;
    const [x, y] = [e.clientX, e.clientY];
    this.ended = false;
    const move = (m: PointerEvent): void => {
      if (!this.ghost && Math.hypot(m.clientX - x, m.clientY - y) < 8) return;
      this.ghost = { x: m.clientX, y: m.clientY, load };
      this.over = this.#under(m);
    };
    const end = (m: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.ghost && m.type === 'pointerup') {
        this.ended = true;
        setTimeout(() => (this.ended = false));
        const to = this.#under(m);
        if (to !== null) drop(to);
      }
      this.ghost = this.over = null;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  #under(e: PointerEvent): Place | null {
    const part = document.elementFromPoint(e.clientX, e.clientY);
    return part && this.#placeOf(part);
  }
}
