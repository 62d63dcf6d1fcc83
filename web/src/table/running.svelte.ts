// What is on the way is drawn over the table while it runs or flies, and counted where it arrives.
import { tick } from 'svelte';
import { scurry, shake, still, type Point } from '../lib/motion';

/** From one spot to another; spots are the parts of the table with this `data-spot`. */
export type Way = { readonly from: string; readonly to: string };
export type Runner<Run> = { readonly id: number; readonly run: Run };
type Step<Scene, Run> = {
  readonly scene: Scene;
  /** how it stands while they run, where that differs from before */
  readonly meanwhile?: Scene;
  readonly runs?: readonly Run[];
  readonly shaken?: string;
};
type Gait = { readonly ms: number; readonly gait: 'run' | 'fly' };

let lastId = 0;

export class Running<Scene, Run extends Way> {
  runners: readonly Runner<Run>[] = $state.raw([]);
  readonly #root: () => HTMLElement | undefined;
  readonly #gait: (run: Run) => Gait;
  readonly #instead: (spot: string) => string;

  /** `instead`: where something is that is not drawn where there is little room */
  constructor(root: () => HTMLElement | undefined, gait: (run: Run) => Gait, instead: (spot: string) => string) {
    [this.#root, this.#gait, this.#instead] = [root, gait, instead];
  }

  async move(stage: { scene: Scene }, { scene, meanwhile, runs, shaken }: Step<Scene, Run>): Promise<void> {
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

  #middle(name: string): Point | null {
    const el = this.#spot(name) ?? this.#spot(this.#instead(name));
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
        const [el, [from, to]] = [this.#root()?.querySelector(`[data-runner="${id}"]`), ways[i] ?? []];
        const { ms, gait } = this.#gait(run);
        return el && from && to ? scurry(el, [from, to], ms, gait) : undefined;
      }),
    );
    this.runners = [];
  }
}
