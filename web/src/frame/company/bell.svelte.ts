// The bell: one line for the whole page, wherever in the house it is. It says which friends are here, who else looks for a game, and
// what has happened at tables of one's own where one is not.
import { untrack } from 'svelte';
import { api } from '../api/client';
import { here } from '../route/here.svelte';
import { Line, type LineState, type SocketLike } from '../socket/line';
import { renew } from '../socket/renew';
import { me } from '../state/me.svelte';
import { toasts } from '../state/toasts.svelte';
import type { Code, FromBell, ToBell } from '../../wire';

/** `people`: who look for this game, you among them; none until the house has said. `offer`: nobody has come for a while. */
export type Search = { readonly game: string; readonly people: number; readonly offer: boolean };

export type Doors = {
  dial: () => SocketLike;
  /** for whoever has found others */
  walkTo: (table: string) => void;
  /** what one should hear of wherever one is */
  note: (word: Extract<FromBell, { t: 'turn' | 'called' | 'company' | 'announced' | 'declined' }>) => void;
  refuse: (code: Code) => void;
  /** this page speaks as an older house did */
  renew: () => void;
};
const doors: Doors = {
  dial: () => api.dial('/bell'),
  walkTo: (id) => here.go({ at: 'table', id }),
  note: (word) => void import('./notes').then(({ tell }) => tell(word)),
  refuse: (code) => toasts.refuse(code),
  renew,
};

export class Bell {
  /** friends who are in the house */
  here = $state.raw<readonly string[]>([]);
  search = $state.raw<Search | null>(null);
  /** grows when something has happened at a table of one's own */
  atTables = $state(0);
  /** grows when those one knows may not be as they were */
  inCompany = $state(0);
  readonly #line: Line<ToBell, FromBell>;
  readonly #doors: Doors;

  constructor(through: Doors = doors) {
    this.#doors = through;
    this.#line = new Line({ dial: through.dial, hear: (word) => this.#hear(word), changed: (state) => this.#changed(state) });
  }

  /** Rings for whoever is known on this page, for as long as there is one. */
  follow(): void {
    $effect.root(() => {
      // A guest who becomes a regular comes in by another key; a new name is the same person.
      const who = $derived(me.current && `${me.current.guest} ${me.current.regular}`);
      $effect(() => {
        const known = who !== null;
        untrack(() => (known ? this.open() : this.close()));
      });
    });
    addEventListener('online', () => this.hurry());
    document.addEventListener('visibilitychange', () => !document.hidden && this.hurry());
  }

  open(): void {
    this.#line.close();
    this.#line.open();
  }

  close(): void {
    this.#line.close();
    [this.here, this.search] = [[], null];
  }

  /** The network is back, or somebody looks again. Whom another tab has made somebody else is asked for first. */
  hurry(): void {
    const { state } = this.#line;
    if (state.at === 'closed' && state.code === 'no_guest') void me.look().then(() => me.current && this.open());
    else this.#line.hurry();
  }

  /** Looks for people to play this with, and for nothing else; where the line is not open, as soon as it is. */
  seek(game: string): void {
    this.search = { game, people: 0, offer: false };
    this.#line.say({ t: 'seek', game });
  }

  unseek(): void {
    if (!this.search) return;
    this.search = null;
    this.#line.say({ t: 'unseek' });
  }

  /** What the other door says: the friends of somebody are known there, too. */
  learn(here: readonly string[]): void {
    this.here = here;
  }

  #changed(state: LineState): void {
    if (state.at === 'closed' && state.code === 'old_page') this.#doors.renew();
  }

  #hear(word: FromBell): void {
    switch (word.t) {
      case 'welcome':
        this.here = word.here;
        this.inCompany++;
        // Whoever was gone looked no longer.
        if (this.search) this.seek(this.search.game);
        return;
      case 'friend': {
        const others = this.here.filter((guest) => guest !== word.guest);
        this.here = word.here ? [...others, word.guest] : others;
        return;
      }
      case 'company':
        this.inCompany++;
        return this.#doors.note(word);
      case 'turn':
        this.atTables++;
        return this.#doors.note(word);
      case 'over':
        this.atTables++;
        return;
      case 'called':
      case 'announced':
      case 'declined':
        return this.#doors.note(word);
      case 'sought':
        // One person looks for one game: another page of theirs may have gone on to the next.
        if (this.search) this.search = this.search.game === word.game ? word : null;
        return;
      case 'matched':
        // All pages of a person hear it; the one that has looked goes there.
        if (this.search?.game !== word.game) return;
        this.search = null;
        return this.#doors.walkTo(word.table);
      case 'refused':
        if (!this.search) return;
        this.search = null;
        return this.#doors.refuse(word.code);
      // Programs are asked to tables over their own bells.
      case 'challenged':
      case 'unsought':
      case 'bye':
      case 'pong':
        return;
      default:
        return ((x: never) => x)(word);
    }
  }
}

export const bell = new Bell();
