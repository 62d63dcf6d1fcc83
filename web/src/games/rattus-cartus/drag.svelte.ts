// Cards carried to a house. A short move is still a touch.
import type { Card } from '../../wire/rattus-cartus';

/** Where something would be dropped. */
const houseUnder = (e: PointerEvent): number | null => {
  const at = document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-position]')?.dataset.position;
  return at === undefined ? null : Number(at);
};

export class Drag {
  /** what is carried, and where it hangs */
  ghost = $state.raw<{ readonly x: number; readonly y: number; readonly cards: readonly Card[] } | null>(null);
  over = $state<number | null>(null);
  /** the touch that ends a drag chooses nothing */
  ended = false;

  grab(e: PointerEvent, cards: readonly Card[], drop: (position: number) => void): void {
    if (e.button !== 0 || !cards.length) return;
    const [x, y] = [e.clientX, e.clientY];
    this.ended = false;
    const move = (m: PointerEvent): void => {
      if (!this.ghost && Math.hypot(m.clientX - x, m.clientY - y) < 9) return;
      this.ghost = { x: m.clientX, y: m.clientY, cards };
      this.over = houseUnder(m);
    };
    const end = (m: PointerEvent): void => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (this.ghost && m.type === 'pointerup') {
        this.ended = true;
        setTimeout(() => (this.ended = false));
        const to = houseUnder(m);
        if (to !== null) drop(to);
      }
      this.ghost = this.over = null;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }
}
