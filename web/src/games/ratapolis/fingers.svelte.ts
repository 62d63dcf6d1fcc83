// Fingers on the pane: one draws an arrow or pushes the town about, two zoom; a wheel zooms too.
import type { Dot } from '../../art/ratapolis/lot';
import type { Plot } from '../../wire/ratapolis';
import type { Looking } from './looking.svelte';

type Grasp = 'draw' | 'push';
type Town = {
  /** what a finger does that goes down on this house */
  readonly grasp: (plot: Plot) => Grasp;
  readonly draw: (from: Plot, to: Plot) => void;
};

const plotAt = (e: PointerEvent): Plot | null =>
  (document.elementFromPoint(e.clientX, e.clientY)?.closest<HTMLElement>('[data-plot]')?.dataset.plot as Plot | undefined) ?? null;

export class Fingers {
  /** an arrow that is being drawn, in the units of the pane */
  loose = $state.raw<{ readonly from: Plot; readonly to: Dot } | null>(null);
  readonly #looking: Looking;
  readonly #town: Town;
  #pane: HTMLElement | undefined;
  #fingers: readonly { readonly id: number; readonly at: Dot }[] = [];
  #hand: { readonly does: Grasp; readonly from: Plot | null; readonly start: Dot; moved: boolean } | null = null;
  #pulled = false;

  constructor(looking: Looking, town: Town) {
    [this.#looking, this.#town] = [looking, town];
  }

  /** Some touch the pane now. */
  get down(): boolean {
    return this.#fingers.length > 0;
  }

  /** The browser would take a wheel that is not expected to be refused. */
  listen(pane: HTMLElement | undefined): () => void {
    this.#pane = pane;
    pane?.addEventListener('wheel', this.#wheel, { passive: false });
    return () => pane?.removeEventListener('wheel', this.#wheel);
  }

  readonly press = (e: PointerEvent): void => {
    if (e.button !== 0 || (e.target instanceof Element && e.target.closest('[data-helper]'))) return;
    // A first finger: whatever was down before has left unseen.
    this.#fingers = [...(e.isPrimary ? [] : this.#others(e)), { id: e.pointerId, at: this.#inside(e) }];
    this.#pulled = false;
    if (this.#fingers.length > 1) {
      [this.#hand, this.loose] = [null, null];
      return;
    }
    const from = plotAt(e);
    this.#hand = { does: from === null ? 'push' : this.#town.grasp(from), from, start: this.#inside(e), moved: false };
  };

  readonly move = (e: PointerEvent): void => {
    const before = this.#fingers.find(({ id }) => id === e.pointerId)?.at;
    if (!before) return;
    const [now, other, hand] = [this.#inside(e), this.#others(e)[0]?.at, this.#hand];
    this.#fingers = [...this.#others(e), { id: e.pointerId, at: now }];
    if (other) return this.#pinch(before, now, other);
    if (!hand) return;
    if (!hand.moved && Math.hypot(now.x - hand.start.x, now.y - hand.start.y) < 9) return;
    if (!hand.moved) this.#pane?.setPointerCapture(e.pointerId);
    hand.moved = this.#pulled = true;
    if (hand.does === 'push') this.#looking.drag(now.x - before.x, now.y - before.y);
    else if (hand.from) this.loose = { from: hand.from, to: this.#looking.at(now) };
  };

  readonly lift = (e: PointerEvent): void => {
    this.#fingers = this.#others(e);
    const [was, to] = [this.#hand, e.type === 'pointerup' ? plotAt(e) : null];
    [this.#hand, this.loose] = [null, null];
    if (was?.moved && was.does === 'draw' && was.from && to && to !== was.from) this.#town.draw(was.from, to);
  };

  /** A hand that pushed or drew does not touch as well. */
  readonly click = (e: MouseEvent): void => {
    if (!this.#pulled) return;
    this.#pulled = false;
    e.stopPropagation();
    e.preventDefault();
  };

  #pinch(before: Dot, now: Dot, other: Dot): void {
    const far = (a: Dot) => Math.max(20, Math.hypot(a.x - other.x, a.y - other.y));
    this.#pulled = true;
    this.#looking.nearer(far(now) / far(before), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }, false);
    this.#looking.drag((now.x - before.x) / 2, (now.y - before.y) / 2);
  }

  readonly #wheel = (e: WheelEvent): void => {
    e.preventDefault();
    this.#looking.nearer(Math.exp(-e.deltaY * (e.deltaMode === 1 ? 0.05 : 0.0016)), this.#inside(e), false);
  };

  #others(e: PointerEvent) {
    return this.#fingers.filter(({ id }) => id !== e.pointerId);
  }

  #inside(e: PointerEvent | WheelEvent): Dot {
    const box = this.#pane?.getBoundingClientRect();
    return { x: e.clientX - (box?.x ?? 0), y: e.clientY - (box?.y ?? 0) };
  }
}
