// This device as a part of the house: which games are kept on it, whether a new release waits, and whether the house is heard.
import { bring, language } from '../../i18n/index.svelte';
import { prefs } from '../../lib/prefs.svelte';
import type { NewTable, TableInfo } from '../../wire';
import type { Told } from '../../worker/asked';
import { api } from '../api/client';
import { me } from '../state/me.svelte';
import { toasts } from '../state/toasts.svelte';
import { ask, hireWorker, isPossible, keep, take, whoWorks } from './worker';

/** What a browser says when the page could be on its home screen; the types of pages do not know it yet. */
type Installable = Event & { readonly prompt: () => Promise<{ readonly outcome: 'accepted' | 'dismissed' }> };

const shelf = 'ratskeller.thinks-here';
/** Whoever has waited so long so many times in a row waits at every move. */
const [slowly, times] = [2_000, 3];

class Device {
  readonly isPossible = isPossible();
  told = $state.raw<Told | null>(null);
  /** a game that is being fetched, and how much of it is here */
  fetching = $state.raw<{ readonly game: string; readonly share: number } | null>(null);
  broke = $state(false);
  /** this device does the thinking of computer players */
  thinksHere = $state(localStorage.getItem(shelf) !== null);
  /** another release is whole and waits to be taken */
  waiting = $state.raw<ServiceWorker | null>(null);
  #installable = $state.raw<Installable | null>(null);
  readonly canInstall = $derived(this.#installable !== null);
  readonly games = $derived(this.told?.wishes.games ?? []);
  #hired: Promise<ServiceWorkerRegistration> | null = null;
  #waited = 0;

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // It is offered in a calm place instead.
      event.preventDefault();
      this.#installable = event as Installable;
    });
    addEventListener('appinstalled', () => (this.#installable = null));
  }

  /** Whoever has played here once may come back without a line; nobody else is given anything to keep, nor whoever has to save. */
  open(): void {
    if (!this.isPossible) return;
    const { saveData } = (navigator as { connection?: { saveData?: boolean } }).connection ?? {};
    if (navigator.serviceWorker.controller || (prefs.wasHere && !saveData)) void this.look();
  }

  async look(): Promise<void> {
    if (!this.isPossible) return;
    try {
      const work = await this.#hire();
      this.told = await ask(await whoWorks(work));
      // Without a line the words stay those that are here.
      if (this.told.wishes.lang !== language()) await this.#keep(this.games).catch(() => undefined);
      await this.#watch(work);
    } catch {
      this.broke = true;
    }
  }

  async keep(game: string): Promise<void> {
    await this.#change([...this.games.filter((one) => one !== game), game], game);
    // Asked for now, and not before: what is kept on purpose is not to be thrown away when the disk is full.
    if (!this.broke) await navigator.storage.persist?.().catch(() => false);
  }

  forget(game: string): Promise<void> {
    return this.#change(
      this.games.filter((one) => one !== game),
      game,
    );
  }

  /** This page begins anew with it; those at other tables go on as they are. */
  takeUpdate(): void {
    const { waiting } = this;
    if (!waiting) return;
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    take(waiting);
  }

  async install(): Promise<void> {
    const { outcome } = (await this.#installable?.prompt()) ?? {};
    if (outcome) this.#installable = null;
  }

  turnThinking(): void {
    this.thinksHere = !this.thinksHere;
    if (this.thinksHere) localStorage.setItem(shelf, 'yes');
    else localStorage.removeItem(shelf);
  }

  /** How long the house has taken to answer. */
  feel(ms: number): void {
    this.#waited = ms < slowly ? 0 : this.#waited + 1;
  }

  /** Against computers alone; where nobody has asked for it, only for those who have no rating to lose. */
  async layNear(table: NewTable): Promise<TableInfo | undefined> {
    const regular = me.current?.regular ?? false;
    const wanted = this.thinksHere ? !(regular && table.rated) : this.#waited >= times && !regular;
    // Boxes that somebody has handed in lie in the house.
    if (!wanted || table.public || table.parts !== undefined || table.seats.filter((seat) => 'open' in seat).length !== 1) return undefined;
    // Without a module for it, the house does it.
    const laid = await (await api.near())?.instead('/tables', { method: 'POST', json: table }).catch(() => undefined);
    if (laid && !this.thinksHere) void bring('pocket').then(() => toasts.note('house-slow'));
    return laid as TableInfo | undefined;
  }

  #hire(): Promise<ServiceWorkerRegistration> {
    this.#hired ??= hireWorker();
    this.#hired.catch(() => (this.#hired = null));
    return this.#hired;
  }

  async #change(games: readonly string[], game: string): Promise<void> {
    [this.broke, this.fetching] = [false, { game, share: 0 }];
    try {
      await this.#keep(games, (share) => (this.fetching = { game, share }));
    } catch {
      this.broke = true;
    } finally {
      this.fetching = null;
    }
  }

  async #keep(games: readonly string[], step: (share: number) => void = () => undefined): Promise<void> {
    const work = await this.#hire();
    const [active, { waiting }] = [await whoWorks(work), work];
    const wishes = { lang: language(), games };
    // A release that waits will be asked for it too.
    if (waiting) await keep(waiting, wishes, () => undefined);
    await keep(active, wishes, step);
    this.told = await ask(active);
  }

  async #watch(work: ServiceWorkerRegistration): Promise<void> {
    const note = async () => {
      const { waiting } = work;
      if (!waiting || !navigator.serviceWorker.controller) return;
      // This page may have come from the house, and be of that release already.
      const { entry } = await ask(waiting);
      if (document.querySelector(`script[src="${entry}"]`)) take(waiting);
      else this.waiting = waiting;
    };
    work.addEventListener('updatefound', () => {
      const { installing } = work;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && void note());
    });
    await note();
  }
}

export const device = new Device();
