// Plays what happened, one notice after the other, and then shows how things stand.
import { tick } from 'svelte';
import { hurried, lasting, resume, scurry, shake, skip, still, type Point } from '../../lib/motion';
import { play } from '../../lib/sound';
import type { Notice, Sight } from '../../wire/ratland';
import type { Numbered } from '../game';
import { atOnce, planTogether, type Run, type Spot, type Step } from './plan';
import { before, fromSight, type Scene } from './scene';

type Script = {
  sight: () => Sight;
  notices: () => readonly Numbered<'ratland'>[];
  settled: (number: number) => void;
  root: () => HTMLElement | undefined;
  tell: (notice: Notice) => void;
};
/** Somebody on the way, to be drawn over the table. */
export type Runner = { readonly id: number; readonly run: Run };

let runners = 0;

export class Stage {
  scene: Scene = $state.raw() as Scene;
  /** something is being shown; nobody is asked meanwhile */
  busy = $state(false);
  running: readonly Runner[] = $state.raw([]);
  readonly #script: Script;
  #playing = false;
  #gone = false;
  #wake: (() => void) | undefined;

  constructor(script: Script) {
    this.#script = script;
    const now = fromSight(script.sight());
    this.scene = script.notices()[0]?.notice.what === 'set_up' ? before(now) : now;
    this.busy = script.notices().length > 0;
  }

  /** There is news, or things stand differently. */
  async follow(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const { notices, settled, sight, tell } = this.#script;
    for (let next = notices(); next.length > 0 && !this.#gone; ) {
      this.busy = true;
      const now = next.slice(0, atOnce(next.map(({ notice }) => notice)));
      const last = now.at(-1);
      for (const { notice } of now) tell(notice);
      for (const step of planTogether(this.scene, now.map(({ notice }) => notice))) await this.#act(step);
      if (this.#gone || !last) return;
      settled(last.number);
      await tick();
      const after = notices();
      // Nobody takes it away: better to stop than to show it for ever.
      if (after[0] === next[0]) break;
      next = after;
    }
    this.#playing = false;
    if (this.#gone) return;
    resume();
    this.busy = false;
    this.scene = fromSight(sight());
  }

  skip(): void {
    skip();
    this.#wake?.();
  }

  leave(): void {
    this.#gone = true;
    this.skip();
    resume();
  }

  /** The middle of a spot; what is not drawn on a small board is on the board as a whole. */
  #middle(name: Spot): Point | null {
    const root = this.#script.root();
    const el = root?.querySelector(`[data-spot="${name}"]`) ?? root?.querySelector(`[data-spot="board-${name.split('-')[1] ?? ''}"]`);
    if (!el) return null;
    const { x, y, width, height } = el.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  }

  async #act(step: Step): Promise<void> {
    if (step.silence) await this.#rest(step.silence);
    // In a hidden tab nothing moves and everything would wait.
    const moves = !document.hidden && !still();
    if (step.sound && !document.hidden) play(step.sound);
    if (moves && step.shaken) {
      const el = this.#script.root()?.querySelector(`[data-spot="${step.shaken}"]`);
      if (el) await shake(el);
    }
    if (moves && step.runs?.length) {
      if (step.meanwhile) this.scene = step.meanwhile;
      await tick();
      await this.#run(step.runs);
    }
    if (this.#gone) return;
    this.scene = step.scene;
    await tick();
    if (step.rest && !document.hidden) await this.#rest(step.rest, step.hold);
  }

  async #run(runs: readonly Run[]): Promise<void> {
    // On a small board nobody is seen to run, but they count all the same.
    this.running = runs.map((run) => ({ id: ++runners, run }));
    const ways = this.running.map(({ run }) => this.#way(run));
    await tick();
    const root = this.#script.root();
    await Promise.all(
      this.running.map(({ id, run }, i) => {
        const [el, way] = [root?.querySelector(`[data-runner="${id}"]`), ways[i]];
        return el && way ? scurry(el, way, run.what === 'rat' ? 360 : 230, run.what === 'rat' ? 'run' : 'fly') : undefined;
      }),
    );
    this.running = [];
  }

  /** From place to place of one board the pipes lead through the burrow. */
  #way({ from, to }: Run): readonly Point[] | null {
    const [a, b] = [this.#middle(from), this.#middle(to)];
    if (!a || !b || Math.hypot(a[0] - b[0], a[1] - b[1]) < 4) return null;
    const [whose, other] = [from.split('-')[1], to.split('-')[1]];
    const through = whose !== undefined && whose === other && !from.startsWith('burrow') && !to.startsWith('burrow') ? this.#middle(`burrow-${Number(whose)}`) : null;
    return through ? [a, through, b] : [a, b];
  }

  #rest(ms: number, hold = 0): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, document.hidden || hurried() ? 0 : Math.max(lasting(ms), hold));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
