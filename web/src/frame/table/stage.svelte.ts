// Plays what happened, one thing after the other, and then shows how things stand. What moves in a step is the game's own.
import { onDestroy, tick, untrack } from 'svelte';
import type { GameId, Notice, Sight, TableProps } from '../contract/game';
import { hurried, lasting, resume, skip, still } from '../../lib/motion';
import { play, type Sound } from '../../lib/sound';

/** A step of what happened, whatever moves in it. */
export type Cue<Scene> = {
  /** how it stands once everything has arrived */
  readonly scene: Scene;
  /** a beat before it */
  readonly silence?: number;
  readonly sound?: Sound;
  /** how long to look at it */
  readonly rest?: number;
  /** how long it stays where nothing moves: a moment too big to be missed */
  readonly hold?: number;
};

/** How a game is shown. */
export type Script<G extends GameId, Scene, Step extends Cue<Scene>> = {
  readonly table: () => Pick<TableProps<G>, 'sight' | 'notices' | 'settled'>;
  readonly fromSight: (sight: Sight<G>, before?: Scene) => Scene;
  /** how it stood before the first thing that is shown */
  readonly before: (now: Scene, first: Notice<G>) => Scene;
  /** how many of the notices that wait are shown in one go */
  readonly atOnce: (notices: readonly Notice<G>[]) => number;
  readonly plan: (scene: Scene, notices: readonly Notice<G>[]) => readonly Step[];
  /** a step happens, whether it is seen or not */
  readonly happens?: ((step: Step) => void) | undefined;
  /** moves what moves in a step, and leaves its scene on the stage */
  readonly move: (stage: { scene: Scene }, step: Step) => Promise<void>;
  /** for those who listen */
  readonly tell: (notice: Notice<G>) => void;
};

export class Stage<G extends GameId, Scene, Step extends Cue<Scene>> {
  scene: Scene = $state.raw() as Scene;
  /** something is being shown; nobody is asked meanwhile */
  busy = $state(false);
  readonly #script: Script<G, Scene, Step>;
  #playing = false;
  #gone = false;
  #wake: (() => void) | undefined;

  constructor(script: Script<G, Scene, Step>) {
    this.#script = script;
    const { sight, notices } = script.table();
    const [now, first] = [script.fromSight(sight), notices[0]];
    this.scene = first ? script.before(now, first.notice) : now;
    this.busy = first !== undefined;
  }

  /** There is news, or things stand differently. */
  async follow(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    const { table, fromSight, atOnce, plan, tell } = this.#script;
    let { scene } = this;
    for (let next = table().notices; next.length > 0 && !this.#gone;) {
      this.busy = true;
      const now = next.slice(0, atOnce(next.map(({ notice }) => notice)));
      const last = now.at(-1);
      for (const { notice } of now) tell(notice);
      for (const step of plan(
        scene,
        now.map(({ notice }) => notice),
      )) {
        await this.#act(step);
        scene = step.scene;
      }
      if (this.#gone || !last) return;
      table().settled(last.number);
      await tick();
      const after = table().notices;
      // Nobody takes it away: better to stop than to show it for ever.
      if (after[0] === next[0]) break;
      next = after;
    }
    this.#playing = false;
    if (this.#gone) return;
    resume();
    this.busy = false;
    this.scene = fromSight(table().sight, scene);
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

  async #act(step: Step): Promise<void> {
    // What would be gone before the next picture is drawn is not drawn.
    const unseen = document.hidden || (still() && !(step.hold && !hurried()));
    if (step.silence && !unseen) await this.#rest(step.silence);
    if (this.#gone) return;
    if (step.sound && !document.hidden) play(step.sound);
    this.#script.happens?.(step);
    if (unseen) return;
    await this.#script.move(this, step);
    if (step.rest) await this.#rest(step.rest, step.hold);
  }

  #rest(ms: number, hold = 0): Promise<void> {
    // In a hidden tab timers are slow, and nobody looks.
    if (document.hidden || this.#gone) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, hurried() ? 0 : Math.max(lasting(ms), hold));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}

/** The stage of the component that is being set up: it follows the table, and goes with it. */
export function stageFor<G extends GameId, Scene, Step extends Cue<Scene>>(script: Script<G, Scene, Step>): Stage<G, Scene, Step> {
  const stage = untrack(() => new Stage(script));
  $effect(() => {
    void script.table();
    untrack(() => void stage.follow());
  });
  onDestroy(() => stage.leave());
  return stage;
}
