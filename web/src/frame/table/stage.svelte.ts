// Plays what happened, one thing after the other, and then shows how things stand. What moves in a step is the game's own.
import { onDestroy, tick, untrack } from 'svelte';
import type { GameId, Notice, Numbered, Sight, TableProps } from '../contract/game';
import { hurried, lasting, quicken, resume, skip, still } from '../../lib/motion';
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
  readonly table: () => Pick<TableProps<G>, 'sight' | 'notices' | 'settled' | 'you' | 'waits' | 'replaying'>;
  readonly fromSight: (sight: Sight<G>, before?: Scene) => Scene;
  /** how it stood before the first thing that is shown */
  readonly before: (now: Scene, first: Notice<G>) => Scene;
  /** how many of the notices that wait are shown in one go */
  readonly atOnce: (notices: readonly Notice<G>[]) => number;
  readonly plan: (scene: Scene, notices: readonly Notice<G>[]) => readonly Step[];
  /** somebody sees this for the first time */
  readonly learning?: boolean | undefined;
  /** a step happens, whether it is seen or not */
  readonly happens?: ((step: Step) => void) | undefined;
  /** moves what moves in a step, and leaves its scene on the stage */
  readonly move: (stage: { scene: Scene }, step: Step) => Promise<void>;
  /** for those who listen */
  readonly tell: (notice: Notice<G>) => void;
};

/**
 * So long may it take to show what others did, in milliseconds, before it is shown more quickly; and it is never so quick that nobody
 * could follow. Whoever learns the game has to see where each thing goes.
 */
const pace = { usual: { patience: 4000, least: 0.4 }, learning: { patience: 10_000, least: 0.75 } };
/** About how long something is on its way. */
const movement = 350;

export class Stage<G extends GameId, Scene, Step extends Cue<Scene>> {
  scene: Scene = $state.raw() as Scene;
  /** something is being shown; nobody is asked meanwhile */
  busy = $state(false);
  readonly #script: Script<G, Scene, Step>;
  #playing = false;
  /** the newest of what has been taken into account for the pace */
  #paced = 0;
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
      this.#pace(scene, next);
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
    quicken(1);
    if (!this.#goesOn()) resume();
    this.busy = false;
    this.scene = fromSight(table().sight, scene);
  }

  /** Whoever is in a hurry is so until the next question. */
  skip(): void {
    skip();
    this.#wake?.();
  }

  leave(): void {
    this.#gone = true;
    this.skip();
    quicken(1);
    resume();
  }

  /** Others decide before you do. */
  #goesOn(): boolean {
    const { you, waits, replaying } = this.#script.table();
    return !replaying && you !== null && waits.length > 0 && !waits.includes(you);
  }

  /** The more there is to be shown, the quicker it goes. A replay goes as it is told to. */
  #pace(scene: Scene, notices: readonly Numbered<G>[]): void {
    const newest = notices.at(-1)?.number ?? 0;
    if (newest === this.#paced || this.#script.table().replaying) return;
    this.#paced = newest;
    const { atOnce, plan, learning } = this.#script;
    const { patience, least } = pace[learning ? 'learning' : 'usual'];
    let whole = 0;
    for (let left = notices.map(({ notice }) => notice); left.length > 0;) {
      const count = Math.max(1, atOnce(left));
      for (const step of plan(scene, left.slice(0, count))) {
        whole += movement + (step.silence ?? 0) + (step.rest ?? 0);
        scene = step.scene;
      }
      left = left.slice(count);
    }
    quicken(Math.min(1, Math.max(least, patience / whole)));
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
