// Plays what happened, one notice after the other, and then shows how things stand.
import { tick } from 'svelte';
import { arc, hurried, lasting, resume, shake, skip, slide } from '../../lib/motion';
import { play } from '../../lib/sound';
import type { Notice, Sight } from '../../wire/rat-a-tat-cat';
import type { Numbered } from '../game';
import { plan, type Flight, type Step } from './plan';
import { cleared, darken, fromSight, type Scene } from './scene';

type Script = {
  sight: () => Sight;
  notices: () => readonly Numbered<'rat-a-tat-cat'>[];
  settled: (number: number) => void;
  root: () => HTMLElement | undefined;
  tell: (notice: Notice) => void;
};

export class Stage {
  scene: Scene = $state.raw() as Scene;
  /** something is being shown; nobody is asked meanwhile */
  busy = $state(false);
  readonly #script: Script;
  #running = false;
  #gone = false;
  #wake: (() => void) | undefined;

  constructor(script: Script) {
    this.#script = script;
    const now = fromSight(script.sight());
    this.scene = script.notices()[0]?.notice.t === 'round_began' ? cleared(now) : now;
    this.busy = script.notices().length > 0;
  }

  /** There is news, or things stand differently. */
  async follow(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    const { notices, settled, sight, tell } = this.#script;
    for (let next = notices()[0]; next && !this.#gone; ) {
      this.busy = true;
      tell(next.notice);
      for (const step of plan(this.scene, next.notice)) await this.#act(step);
      if (this.#gone) return;
      settled(next.number);
      await tick();
      const after = notices()[0];
      // Nobody takes it away: better to stop than to show it for ever.
      if (after === next) break;
      next = after;
    }
    this.#running = false;
    if (this.#gone) return;
    resume();
    this.busy = false;
    this.scene = fromSight(sight(), this.scene);
  }

  /** The look is over for you, whoever else still looks: the faces leave the page at once. */
  close(): void {
    this.scene = darken(this.scene);
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

  #spot(name: string): HTMLElement | null {
    return this.#script.root()?.querySelector<HTMLElement>(`[data-spot="${name}"]`) ?? null;
  }

  async #act(step: Step): Promise<void> {
    if (step.silence) await this.#rest(step.silence);
    const from = (step.flights ?? []).map((flight) => this.#spot(flight.from)?.getBoundingClientRect());
    this.scene = step.scene;
    if (step.sound && !document.hidden) play(step.sound);
    await tick();
    // In a hidden tab nothing moves and everything would wait.
    if (document.hidden) return;
    const shaken = step.shaken ? this.#spot(step.shaken) : null;
    if (shaken) await shake(shaken);
    await Promise.all((step.flights ?? []).map((flight, i) => this.#fly(flight, from[i])));
    if (step.rest) await this.#rest(step.rest, step.hold);
  }

  async #fly({ to, lift }: Flight, from: DOMRect | undefined): Promise<void> {
    const el = this.#spot(to);
    if (!el || !from) return;
    el.style.zIndex = '5';
    await (lift === undefined ? slide(el, from, 340) : arc(el, from, lift, 520));
    el.style.zIndex = '';
  }

  #rest(ms: number, hold = 0): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, document.hidden ? 0 : hurried() ? 0 : Math.max(lasting(ms), hold));
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
