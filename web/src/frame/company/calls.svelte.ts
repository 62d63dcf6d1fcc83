// Friends who have called you to their tables, until you have gone there: whoever misses the note finds them at the bell of the cellar.
import type { FromBell, Me } from '../../wire';
import { me as myself } from '../state/me.svelte';

export type Call = Omit<Extract<FromBell, { t: 'called' }>, 't'>;

export class Calls {
  #kept = $state.raw<{ readonly to: string | undefined; readonly calls: readonly Call[] }>({ to: undefined, calls: [] });
  readonly #me: { readonly current: Pick<Me, 'guest'> | null };
  constructor(me: { readonly current: Pick<Me, 'guest'> | null } = myself) {
    this.#me = me;
  }

  /** The last one first. What somebody was called to is not for whoever signs in after them. */
  get all(): readonly Call[] {
    return this.#kept.to === this.#me.current?.guest ? this.#kept.calls : [];
  }

  /** Whoever calls again is at another table now. */
  keep(call: Call): void {
    this.#keep([call, ...this.all.filter(({ by, invite }) => by.guest !== call.by.guest && invite !== call.invite)]);
  }

  /** Somebody has gone there. */
  forget(invite: string): void {
    this.#keep(this.all.filter((call) => call.invite !== invite));
  }

  #keep(calls: readonly Call[]): void {
    this.#kept = { to: this.#me.current?.guest, calls };
  }
}

export const calls = new Calls();
