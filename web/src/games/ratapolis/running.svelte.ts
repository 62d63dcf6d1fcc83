// Rats, tokens and cheese on the way: they are drawn over the table while they run, and counted where they arrive.
import { tick } from 'svelte';
import { scurry, still, type Point } from '../../lib/motion';
import type { Plot } from '../../wire/ratapolis';
import type { Scene } from './scene';
import type { Run, Spot, Step } from './steps';

/** Somebody on the way, to be drawn over the table. */
export type Runner = { readonly id: number; readonly run: Run };

let lastId = 0;

export class Running {
  runners: readonly Runner[] = $state.raw([]);
  /** where something happens */
  look: readonly Plot[] = $state.raw([]);
  readonly #root: () => HTMLElement | undefined;

  constructor(root: () => HTMLElement | undefined) {
    this.#root = root;
  }

  async move(stage: { scene: Scene }, { scene, meanwhile, runs, look }: Step): Promise<void> {
    if (look) this.look = look;
    // In a hidden tab nothing moves and everything would wait.
    if (!document.hidden && !still() && runs?.length) {
      if (meanwhile) stage.scene = meanwhile;
      await tick();
      await this.#run(runs);
    }
    stage.scene = scene;
    await tick();
  }

  /** The middle of a spot, if it is in sight. */
  #middle(name: Spot): Point | null {
    const el = this.#root()?.querySelector(`[data-spot="${name}"]`);
    if (!el) return null;
    const { x, y, width, height } = el.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }

  async #run(runs: readonly Run[]): Promise<void> {
    this.runners = runs.map((run) => ({ id: ++lastId, run }));
    const ways = this.runners.map(({ run }) => [this.#middle(run.from), this.#middle(run.to)] as const);
    await tick();
    await Promise.all(
      this.runners.map(({ id, run }, i) => {
        const [el, [from, to] = [null, null]] = [this.#root()?.querySelector(`[data-runner="${id}"]`), ways[i]];
        const far = from && to ? Math.hypot(from[0] - to[0], from[1] - to[1]) : 0;
        return el && from && to && far > 4 ? scurry(el, [from, to], run.what === 'rat' ? 620 : 420, run.what === 'rat' ? 'run' : 'fly') : undefined;
      }),
    );
    this.runners = [];
  }
}
