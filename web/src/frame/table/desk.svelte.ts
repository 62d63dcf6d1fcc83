// The desk at which a table is played: what every game keeps of the player's part, whatever lies on the table. What happened is shown
// first; then one is asked, answers, and may think again until everybody has.
import { untrack } from 'svelte';
import { t } from '../../i18n/index.svelte';
import type { Decision, GameId, LogContext, LogLine, Notice, Sight, TableProps } from '../contract/game';
import { countdown } from './countdown.svelte';
import { Inquiry } from './inquiry.svelte';
import { passFocus } from './keyboard';
import { stageFor, type Cue, type Script, type Stage } from './stage.svelte';

/** How a game is shown at its desk. */
export type Showing<G extends GameId, Scene, Step extends Cue<Scene>> = Pick<
  Script<G, Scene, Step>,
  'fromSight' | 'before' | 'atOnce' | 'plan' | 'move'
> & { readonly logLine: (notice: Notice<G>, context: LogContext<G>) => LogLine | null };

export class Desk<G extends GameId, Scene, Step extends Cue<Scene>> {
  root = $state<HTMLElement>();
  /** what happened last, for those who listen */
  said = $state('');
  /** you have sealed, and think again */
  changing = $state(false);
  readonly inquiry = new Inquiry();
  readonly stage: Stage<G, Scene, Step>;
  readonly #table: () => TableProps<G>;
  readonly #clock: () => number | undefined;

  readonly scene: Scene = $derived.by(() => this.stage.scene);
  /** everything that happened has been shown */
  readonly calm: boolean = $derived.by(() => !this.stage.busy);
  /** what the rules ask of you, shown or not */
  readonly ask: Sight<G>['ask'] = $derived.by(() => {
    const { replaying, you, sight } = this.#table();
    return replaying || you === null ? null : sight.ask;
  });
  readonly sworn: boolean = $derived.by(() => {
    const { you, yours, sealed } = this.#table();
    return you !== null && (yours !== null || sealed.includes(you));
  });
  readonly asked: boolean = $derived.by(() => this.calm && this.ask !== null && (!this.sworn || this.changing));
  /** tells one question from the next */
  readonly askName: string = $derived.by(() => `${this.#table().sight.round} ${JSON.stringify(this.ask)}`);
  readonly seconds: number | undefined = $derived.by(() => this.#clock());

  constructor(table: () => TableProps<G>, { logLine, ...showing }: Showing<G, Scene, Step>) {
    this.#table = table;
    this.#clock = countdown(() => table().deadline);
    this.stage = stageFor<G, Scene, Step>({
      ...showing,
      table: () => {
        const { sight, notices, settled } = table();
        return { sight, notices, settled };
      },
      tell: (notice) => {
        const { seats, you, sight, history } = table();
        this.said = logLine(notice, { seats, you, sight, history })?.text ?? this.said;
      },
    });
    $effect(() => {
      if (!this.sworn) this.changing = false;
    });
    // A take-back brings no notice: what was told is gone, and that is said.
    let lastTold = 0;
    $effect(() => {
      const { history, replaying } = table();
      const now = history?.at(-1)?.number ?? 0;
      if (now < lastTold && !replaying) this.said = t('said-taken-back');
      lastTold = now;
    });
  }

  /** A second answer is not taken while the first is on its way, nor one that is not whole yet. */
  readonly send = (decision: Decision<G> | null): void => {
    const { pending, decide } = this.#table();
    if (pending || decision === null) return;
    this.changing = false;
    decide(decision);
  };

  /** What the player has in mind is void as soon as something else is asked. */
  whenAsked(begin: () => void): void {
    $effect(() => {
      void this.askName;
      untrack(begin);
    });
  }

  /** Whoever answered by keyboard goes on where the next answer is given; `place` is null while none is due. */
  passesFocus(place: () => string | null, busy?: string): void {
    $effect(() => {
      void this.askName;
      void passFocus(() => this.root, place(), busy);
    });
  }
}
