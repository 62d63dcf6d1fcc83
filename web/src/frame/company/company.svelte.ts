// Whom somebody knows here: friends, who wants to be one, and whom one wants to see nothing of.
import { api, type Api } from '../api/client';
import type { Acquaintance, Company, FriendCode, FriendLink, Heard, Me, Somebody } from '../../wire';
import { me as myself } from '../state/me.svelte';
import { bell as theBell } from './bell.svelte';

export class CompanyState {
  #told = $state.raw<{ readonly to: string | undefined; readonly company: Company } | null>(null);
  readonly #api: Pick<Api, 'ask'>;
  readonly #bell: { learn: (here: readonly string[]) => void };
  readonly #me: { readonly current: Pick<Me, 'guest'> | null };
  constructor(
    house: Pick<Api, 'ask'> = api,
    bell: { learn: (here: readonly string[]) => void } = theBell,
    me: { readonly current: Pick<Me, 'guest'> | null } = myself,
  ) {
    [this.#api, this.#bell, this.#me] = [house, bell, me];
  }

  /** None until it was read; and what one was told is not for whoever signs in after them. */
  get known(): Company | null {
    return this.#told && this.#told.to === this.#me.current?.guest ? this.#told.company : null;
  }

  look = async (): Promise<Company> => this.#learn(await this.#api.ask<Company>('/me/company'));
  befriend = async (guest: string): Promise<Company> => this.#learn(await this.#post('/me/friends', { guest } satisfies Somebody));
  /** No friends any more, or not after all; or no to whoever asks. */
  part = async (guest: string): Promise<Company> => this.#learn(await this.#delete(`/me/friends/${encodeURIComponent(guest)}`));
  block = async (guest: string): Promise<Company> => this.#learn(await this.#post('/me/blocks', { guest } satisfies Somebody));
  unblock = async (guest: string): Promise<Company> => this.#learn(await this.#delete(`/me/blocks/${encodeURIComponent(guest)}`));

  /** A new link takes the place of the old. */
  async makeLink(): Promise<void> {
    const { code } = await this.#post<FriendLink>('/me/friend-link', {});
    this.#linked(code);
  }
  async withdrawLink(): Promise<void> {
    await this.#delete<void>('/me/friend-link');
    this.#linked(null);
  }
  whoseLink = (code: string): Promise<Acquaintance> => this.#post('/friend-links/look', { code } satisfies FriendCode);
  follow = async (code: string): Promise<Company> => this.#learn(await this.#post('/friend-links', { code } satisfies FriendCode));

  /** Whether they have heard it. */
  call = async (table: string, guest: string): Promise<boolean> =>
    (await this.#post<Heard>(`/tables/${encodeURIComponent(table)}/call`, { guest } satisfies Somebody)).heard;

  #learn(known: Company): Company {
    this.#bell.learn(known.friends.filter(({ here }) => here).map(({ guest }) => guest));
    this.#told = { to: this.#me.current?.guest, company: known };
    return known;
  }
  #linked(link: string | null): void {
    if (this.#told) this.#told = { ...this.#told, company: { ...this.#told.company, link } };
  }
  #post<T>(path: string, json: unknown): Promise<T> {
    return this.#api.ask(path, { method: 'POST', json });
  }
  #delete<T>(path: string): Promise<T> {
    return this.#api.ask(path, { method: 'DELETE' });
  }
}

export const company = new CompanyState();
