// What a player has in mind: rats put down and not sealed yet, or the runs of Athletes. Void as soon as something else is asked.
import type { Ask, Decision, Moves, Place } from '../../wire/ratland';
import { fresh, put, set, shift, take, type DeployAsk, type Draft } from './draft';
import type { Hands } from './hands';
import { deployLight, moveLight } from './reach';

export class Planner {
  draft = $state.raw<Draft>(fresh(false));
  /** how many rats a touch puts down */
  handful = $state(1);
  moves = $state.raw<Moves>([]);
  /** where the next run starts */
  from = $state.raw<Place | null>(null);

  /** Another question: begin with what was sealed, or anew. A cheese that can be hidden is, unless the player wants otherwise. */
  begin(ask: Ask | null, sealed: Decision | null): void {
    this.draft = sealed?.do === 'deploy' ? sealed.with : fresh(ask?.ask === 'deploy' && ask.hide);
    [this.moves, this.from] = [[], null];
  }

  /** What can be done on the board about this question, if anything. */
  hands(ask: Ask): Hands | undefined {
    if (ask.ask === 'move')
      return { of: 'move', light: (place) => moveLight(ask, this.moves, this.from, place), pick: (place) => this.#run(place) };
    if (ask.ask !== 'deploy') return undefined;
    return {
      of: 'deploy',
      handful: this.handful,
      light: (place) => deployLight(ask, this.draft, place),
      pick: (place) => (this.draft = put(ask, this.draft, place, this.handful)),
      more: (place) => (this.draft = put(ask, this.draft, place, 1)),
      less: (place) => (this.draft = take(this.draft, place, 1)),
      exactly: (place, n) => (this.draft = set(ask, this.draft, place, n)),
      drop: (from, to) => (this.draft = this.#dragged(ask, from, to)),
    };
  }

  /** Takes the last run back. */
  back(): void {
    [this.moves, this.from] = [this.moves.slice(0, -1), null];
  }

  #run(place: Place): void {
    if (this.from === null) this.from = place;
    else if (this.from === place) this.from = null;
    else [this.moves, this.from] = [[...this.moves, [this.from, place]], null];
  }

  #dragged(ask: DeployAsk, from: Place | 'burrow', to: Place | 'burrow'): Draft {
    if (from === 'burrow') return to === 'burrow' ? this.draft : put(ask, this.draft, to, this.handful);
    return to === 'burrow' ? take(this.draft, from, Infinity) : shift(ask, this.draft, from, to);
  }
}
