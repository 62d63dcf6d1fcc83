// Rats and cheese on the way: they are drawn over the table while they run, and counted where they arrive.
import { tick } from 'svelte';
import { scurry, shake, still, type Point } from '../../lib/motion';
import type { Run, Spot, Step } from './plan';
import type { Scene } from './scene';

/** Somebody on the way, to be drawn over the table. */
export type Runner = { readonly id: number; readonly run: Run };

let lastId = 0;

export class Running {
  runners: readonly Runner[] = $state.raw([]);
  readonly #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  async move(stage: { scene: Scene }, { scene, meanwhile, runs, shaken }: Step): Promise<void> {
    // In a hidden tab nothing moves and everything would wait.
    if (!document.hidden && !still()) {
      const el = shaken && this.#spot(shaken);
      if (el) await shake(el);
      if (runs?.length) {
        if (meanwhile) stage.scene = meanwhile;
        await tick();
        await this.#run(runs);
      }
    }
    stage.scene = scene;
    await tick();
  }

  #spot(name: string): Element | null {
    return this.#root()?.querySelector(`[data-spot="${name}"]`) ?? null;
  }

  /** The middle of a spot; what is not drawn on a small board is on the board as a whole. */
  #middle(name: Spot): Point | null {
    const el = this.#spot(name) ?? this.#spot(`board-${name.split('-')[1] ?? ''}`);
    if (!el) return null;
    const { x, y, width, height } = el.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }

  async #run(runs: readonly Run[]): Promise<void> {
    // On a small board nobody is seen to run, but they count all the same.
    this.runners = runs.map((run) => ({ id: ++lastId, run }));
    const ways = this.runners.map(({ run }) => this.#way(run));
    await tick();
    await Promise.all(
      this.runners.map(({ id, run }, i) => {
        const [el, way] = [this.#root()?.querySelector(`[data-runner="${id}"]`), ways[i]];
        return el && way ? scurry(el, way, run.what === 'rat' ? 360 : 230, run.what === 'rat' ? 'run' : 'fly') : undefined;
      }),
    );
    this.runners = [];
  }

  /** From place to place of one board the pipes lead through the burrow. */
  #way({ from, to }: Run): readonly Point[] | null {
    const [a, b] = [this.#middle(from), this.#middle(to)];
    if (!a || !b || Math.hypot(a[0] - b[0], a[1] - b[1]) < 4) return null;
    const [whose, other] = [from.split('-')[1], to.split('-')[1]];
    const through = whose !== undefined && whose === other && !from.startsWith('burrow') && !to.startsWith('burrow') ? this.#middle(`burrow-${Number(whose)}`) : null;
    return through ? [a, through, b] : [a, b];
  }
}
