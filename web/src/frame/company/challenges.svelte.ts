// Bots that were asked to a seat by their names, as far as this page has asked: a minute, and each says yes, no, or nothing.
import { t, type Key } from '../../i18n/index.svelte';
import { api, Refusal, type Api, type PageCode } from '../api/client';
import type { Challenge, NewChallenge, TableInfo } from '../../wire';

type Stand = 'waits' | 'declined' | 'silent' | 'unknown' | 'away';
const words: Record<Stand, Key> = {
  waits: 'bot-waits',
  declined: 'bot-declined',
  silent: 'bot-silent',
  unknown: 'bot-unknown',
  away: 'bot-away',
};
/** Why nobody was asked. */
const refused: Partial<Record<PageCode, Stand>> = { unknown_bot: 'unknown', not_here: 'away' };

type Asked = { readonly name: string; readonly is: Stand; readonly id?: string };

export class Challenges {
  /** by table and seat */
  #asked = $state.raw<Readonly<Record<string, Asked>>>({});
  readonly #api: Pick<Api, 'ask'>;
  constructor(house: Pick<Api, 'ask'> = api) {
    this.#api = house;
  }

  /** Asks it to this seat. Whatever it says is told at the seat; what the house refuses for another reason is thrown. */
  async ask(table: string, seat: number, name: string): Promise<void> {
    const at = place(table, seat);
    try {
      const path = `/tables/${encodeURIComponent(table)}/challenge`;
      const asked = await this.#api.ask<Challenge>(path, { method: 'POST', json: { seat, name } satisfies NewChallenge });
      this.#set(at, { name: asked.bot, is: 'waits', id: asked.id });
      const silent = () => this.#is(at, asked.id, 'silent');
      setTimeout(silent, Math.max(0, asked.until_s * 1000 - Date.now()));
    } catch (error) {
      const is = error instanceof Refusal ? refused[error.code] : undefined;
      if (!is) throw error;
      this.#set(at, { name, is });
    }
  }

  /** Those who were named when the table was laid, to the seats that are left. */
  async askAll(table: TableInfo, chairs: readonly object[]): Promise<void> {
    const names = chairs.flatMap((chair) => ('named' in chair ? [String(chair.named)] : []));
    // The last ones: whoever laid it sits in the first.
    const free = table.seats.flatMap((seat, i) => (seat.who === 'empty' ? [i] : [])).slice(-names.length || undefined);
    await Promise.all(names.map((name, i) => this.ask(table.id, free[i] ?? 0, name)));
  }

  /** It does not come. */
  declined({ id, table, seat }: Challenge): void {
    this.#is(place(table, seat), id, 'declined');
  }

  /** Somebody else is to sit there. */
  forget(table: string, seat: number): void {
    this.#set(place(table, seat));
  }

  /** How it stands at a seat, in words; nothing where nobody was asked. */
  words(table: string, seat: number): string | undefined {
    const asked = this.#asked[place(table, seat)];
    return asked && t(words[asked.is], { name: asked.name });
  }

  #is(at: string, id: string, is: Stand): void {
    const asked = this.#asked[at];
    if (asked?.id === id && asked.is === 'waits') this.#set(at, { ...asked, is });
  }

  #set(at: string, asked?: Asked): void {
    const { [at]: _, ...others } = this.#asked;
    this.#asked = asked ? { ...others, [at]: asked } : others;
  }
}
const place = (table: string, seat: number): string => `${table} ${seat}`;

export const challenges = new Challenges();
