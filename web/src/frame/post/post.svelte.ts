// Where one is told that a slow table waits.
import { api, type Api } from '../api/client';
import type { AddressMade, MyPost, NewAddress, SaidBack } from '../../wire';
import { subscribe, unsubscribe, type Subscribed } from './push';

/** Which of the addresses is this browser, in its own memory: the house tells of no browser which one it is. */
const shelf = 'ratskeller.push';

type Browser = { subscribe: (key: string) => Promise<Subscribed>; unsubscribe: () => Promise<void> };

export class PostState {
  mine = $state.raw<MyPost | null>(null);
  /** the address that is this browser */
  here = $state(localStorage.getItem(shelf));
  readonly #api: Pick<Api, 'ask'>;
  readonly #browser: Browser;
  constructor(house: Pick<Api, 'ask'> = api, browser: Browser = { subscribe, unsubscribe }) {
    [this.#api, this.#browser] = [house, browser];
  }

  async look(): Promise<void> {
    this.#is(await this.#api.ask<MyPost>('/me/post'));
  }

  /** Null: this browser tells from now on. */
  async tellHere(): Promise<'denied' | 'silent' | null> {
    const to = await this.#browser.subscribe(this.mine?.push_key ?? '');
    if (typeof to === 'string') return to;
    const before = this.mine?.addresses ?? [];
    const { post } = await this.add(to);
    const made = post.addresses.find(({ id, kind }) => kind === 'push' && !before.some((known) => known.id === id));
    if (made) this.#remember(made.id);
    return null;
  }

  async add(address: NewAddress): Promise<AddressMade> {
    const made = await this.#api.ask<AddressMade>('/me/post', { method: 'POST', json: address });
    this.#is(made.post);
    return made;
  }

  async confirm(id: string, code: string): Promise<void> {
    this.#is(await this.#api.ask(`/me/post/${id}/confirm`, { method: 'POST', json: { code } satisfies SaidBack }));
  }

  async remove(id: string): Promise<void> {
    this.#is(await this.#api.ask(`/me/post/${id}`, { method: 'DELETE' }));
  }

  /** Whoever signs out is told nothing here any more. */
  async leave(): Promise<void> {
    if (this.here !== null) await this.remove(this.here);
    this.mine = null;
  }

  #is(mine: MyPost): void {
    this.mine = mine;
    // The house has given it up, or it was removed elsewhere.
    if (this.here !== null && !mine.addresses.some(({ id }) => id === this.here)) void this.#forget();
  }

  #remember(id: string): void {
    this.here = id;
    localStorage.setItem(shelf, id);
  }

  async #forget(): Promise<void> {
    this.here = null;
    localStorage.removeItem(shelf);
    await this.#browser.unsubscribe();
  }
}

export const post = new PostState();
