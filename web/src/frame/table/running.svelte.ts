// What is on the way: a runner is drawn over the table while it runs, and counted where it arrives; what flies by itself is drawn
// where it arrives, and comes there from where it lay.
import { tick } from 'svelte';
import { arc, scurry, shake, slide, still, type Point } from '../../lib/motion';

/** From one spot to another; spots are the parts of the table with this `data-spot`. */
export type Way = { readonly from: string; readonly to: string };
/** A part of the table that comes to one spot from another. */
export type Flight<Spot extends string = string> = {
  readonly from: Spot;
  readonly to: Spot;
  /** over a hill, in pixels */ readonly lift?: number;
};
export type Runner<Run> = { readonly id: number; readonly run: Run };
/** What moves in a step. */
export type Movement<Scene, Run = never> = {
  readonly scene: Scene;
  /** how it stands while they run, where that differs from before */
  readonly meanwhile?: Scene;
  readonly shaken?: string;
  readonly runs?: readonly Run[];
  readonly flights?: readonly Flight[];
};
/** How a game's things move. */
export type Ways<Run> = {
  readonly gait: (run: Run) => { readonly ms: number; readonly gait: 'run' | 'fly' };
  /** where something is that is not drawn where there is little room */
  readonly instead: (spot: string) => string;
  /** a spot on the way, if they do not go straight */
  readonly through?: (run: Run) => string | null;
};

/** Where nobody runs, for all that moves flies. */
const nobodyRuns: Ways<Way> = { gait: () => ({ ms: 0, gait: 'fly' }), instead: (spot) => spot };

let lastId = 0;

export class Running<Scene, Run extends Way = never> {
  runners: readonly Runner<Run>[] = $state.raw([]);
  readonly #root: () => HTMLElement | undefined;
  readonly #ways: Ways<Run>;

  constructor(root: () => HTMLElement | undefined, ways: Ways<Run> = nobodyRuns) {
    [this.#root, this.#ways] = [root, ways];
  }

  async move(stage: { scene: Scene }, { scene, meanwhile, shaken, runs, flights = [] }: Movement<Scene, Run>): Promise<void> {
    // In a hidden tab nothing moves and everything would wait.
    if (document.hidden || still()) {
      stage.scene = scene;
      return;
    }
    const el = shaken && this.#spot(shaken);
    if (el) await shake(el);
    if (runs?.length) {
      if (meanwhile) stage.scene = meanwhile;
      await tick();
      await this.#run(runs);
    }
    const lay = flights.map(({ from }) => this.#spot(from)?.getBoundingClientRect());
    stage.scene = scene;
    await tick();
    await Promise.all(flights.map((flight, i) => this.#fly(flight, lay[i])));
  }

  #spot(name: string): HTMLElement | null {
    return this.#root()?.querySelector<HTMLElement>(`[data-spot="${name}"]`) ?? null;
  }

  async #fly({ to, lift }: Flight, from: DOMRect | undefined): Promise<void> {
    const el = this.#spot(to);
    if (!el || !from) return;
    el.style.zIndex = '5';
    await (lift === undefined ? slide(el, from, 340) : arc(el, from, lift, 520));
    el.style.zIndex = '';
  }

  #middle(name: string): Point | null {
    const el = this.#spot(name) ?? this.#spot(this.#ways.instead(name));
    if (!el) return null;
    const { x, y, width, height } = el.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }

  async #run(runs: readonly Run[]): Promise<void> {
    this.runners = runs.map((run) => ({ id: ++lastId, run }));
    const ways = runs.map((run) => this.#way(run));
    await tick();
    await Promise.all(
      this.runners.map(({ id, run }, i) => {
        const [el, way] = [this.#root()?.querySelector(`[data-runner="${id}"]`), ways[i]];
        const { ms, gait } = this.#ways.gait(run);
        return el && way ? scurry(el, way, ms, gait) : undefined;
      }),
    );
    this.runners = [];
  }

  #way(run: Run): readonly Point[] | null {
    const [from, to] = [this.#middle(run.from), this.#middle(run.to)];
    if (!from || !to || Math.hypot(from[0] - to[0], from[1] - to[1]) < 4) return null;
    const through = this.#ways.through?.(run);
    return [from, ...((through && [this.#middle(through) ?? from]) || []), to];
  }
}
