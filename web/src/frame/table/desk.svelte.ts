// The desk at which a table is played: what every game keeps of the player's part, whatever lies on the table. What happened is shown
// first; then one is asked, answers, and may think again until everybody has.
import { untrack } from 'svelte';
import { language, t } from '../../i18n/index.svelte';
import type { Told } from '../../lib/Hint.svelte';
import type { Decision, GameId, LogContext, LogLine, Notice, Sight, TableProps } from '../contract/game';
import { countdown } from './countdown.svelte';
import { Inquiry } from './inquiry.svelte';
import { passFocus } from './keyboard';
import { Running, type Movement, type Way, type Ways } from './running.svelte';
import { stageFor, type Cue, type Script, type Stage } from './stage.svelte';

/** How a game is shown at its desk. */
export type Showing<G extends GameId, Scene, Run extends Way, Step extends Shown<Scene, Run>> = Pick<
  Script<G, Scene, Step>,
  'fromSight' | 'before' | 'atOnce' | 'plan' | 'learning' | 'happens'
> & {
  readonly logLine: (notice: Notice<G>, context: LogContext<G>) => LogLine | null;
  /** how those run who do */
  readonly ways?: Ways<Run>;
  /** what a part of the table is; of none, that parts can be touched */
  readonly about: (part: string | null) => string;
  /** why a part cannot be chosen, and the rule behind it; null if that is no reason of this game */
  readonly because?: (why: string) => Pick<Told, 'why' | 'rule'> | null;
};
export type Shown<Scene, Run extends Way> = Cue<Scene> & Movement<Scene, Run>;

export class Desk<G extends GameId, Scene, Run extends Way = never, Step extends Shown<Scene, Run> = Shown<Scene, Run>> {
  root = $state<HTMLElement>();
  /** what happened last, for those who listen */
  said = $state('');
  /** you have sealed, and think again */
  changing = $state(false);
  readonly inquiry = new Inquiry();
  readonly stage: Stage<G, Scene, Step>;
  readonly running: Running<Scene, Run>;
  /** what a part of the table is */
  readonly about: (part: string | null) => string;
  readonly #because: Showing<G, Scene, Run, Step>['because'];
  readonly #table: () => TableProps<G>;
  readonly #clock: () => number | undefined;

  /** all of the table, what everybody in a room sees of it, or a hand */
  readonly as: TableProps<G>['as'] = $derived.by(() => this.#table().as);
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
  /** by seat */
  readonly names: readonly string[] = $derived.by(() => this.#table().seats.map(({ name }) => name));
  /** who sits at the near side: you, or the first of those who are watched */
  readonly front: number = $derived.by(() => this.#table().you ?? 0);

  constructor(table: () => TableProps<G>, { logLine, ways, about, because, ...showing }: Showing<G, Scene, Run, Step>) {
    this.#table = table;
    [this.about, this.#because] = [about, because];
    this.#clock = countdown(() => table().deadline);
    this.running = new Running(() => this.root, ways);
    this.stage = stageFor<G, Scene, Step>({
      ...showing,
      move: (on, step) => this.running.move(on, step),
      table: () => {
        const { sight, notices, settled, you, waits, replaying } = table();
        return { sight, notices, settled, you, waits, replaying };
      },
      tell: (notice) => {
        const { seats, you, sight, history } = table();
        this.said = logLine(notice, { seats, you, sight, history })?.text ?? this.said;
      },
    });
    $effect(() => {
      if (!this.sworn) this.changing = false;
    });
    // What was said in another language is not heard again.
    $effect(() => {
      language();
      this.said = '';
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

  /** What a part is, and why it cannot be chosen now. */
  readonly explain = (part: HTMLElement): Told | null => {
    const what = part.closest<HTMLElement>('[data-help]')?.dataset.help;
    // The bar says itself what it wants.
    if (what === undefined || what === 'ask') return null;
    const { why } = part.dataset;
    return { what: this.about(what), ...(why !== undefined && this.#because?.(why)) };
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
