// What the house is asked over /api/v1. Whatever is refused throws a Refusal with a code that the page has words for.
import { language } from '../../i18n/index.svelte';
import type { SocketLike } from '../socket/line';
import type {
  Chances,
  Code,
  Failure,
  Frames,
  GameInfo,
  Lobby,
  Look,
  Me,
  MyTable,
  MyTables,
  NewTable,
  PositionRead,
  PositionText,
  TableInfo,
  Uploaded,
  WhatDecided,
} from '../../wire';

/** The server's codes, and one of the page's own: nobody answered. */
export type PageCode = Code | 'offline';

export class Refusal extends Error {
  readonly code: PageCode;
  /** of what passes: when, in seconds since 1970 */
  readonly until: number | undefined;
  constructor(code: PageCode, reason = '', until?: number) {
    super(reason || code);
    [this.code, this.until] = [code, until];
  }
}

/** `truth`, `gallery`, or the number of a seat. */
export type Eyes = 'truth' | 'gallery' | number;

/** How a guest appears to others. */
export type Guise = { readonly name?: string; readonly look?: Look };

const root = '/api/v1';
const seg = encodeURIComponent;
export type Call = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; json?: unknown; body?: BodyInit };

/** Whoever answers for the tables on this device (src/pocket). */
export type Pocket = {
  readonly answer: (path: string, call: Call) => Promise<unknown>;
  /** what the house would say if it could be heard; undefined where only the house knows */
  readonly instead: (path: string, call: Call) => Promise<unknown>;
  /** a table for several people who share this device; undefined where it cannot be laid here */
  readonly together: (table: NewTable, people: readonly string[]) => Promise<TableInfo | undefined>;
  readonly dial: (path: string) => SocketLike | undefined;
  readonly recordUrl: (id: string) => string | undefined;
  /** `brought`: the house has its record */
  readonly tables: () => Promise<readonly (MyTable & { readonly brought: boolean })[]>;
  readonly forget: (id: string) => Promise<void>;
  readonly record: (id: string) => Promise<string>;
  readonly brought: (id: string) => Promise<void>;
};

export class Api {
  readonly #fetch: typeof fetch;
  constructor(fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  /** The house answers that it does not know who asks. */
  forgotten: (() => void) | undefined;

  /** Fetched when somebody asks for it. */
  pocket: (() => Promise<Pocket>) | undefined;
  #near: Pocket | undefined;
  near = async (): Promise<Pocket | undefined> => (this.#near ??= await this.pocket?.().catch(() => undefined));

  /** Lays it on this device though the house is there, where somebody wants it so. */
  layNear: ((table: NewTable) => Promise<TableInfo | undefined>) | undefined;

  /** What only some pages ask for. */
  ask = <T>(path: string, call?: Call): Promise<T> => this.#call(path, call);
  me = (): Promise<Me> => this.#call('/me');
  becomeGuest = (guise: Guise): Promise<Me> => this.#call('/me', { method: 'POST', json: guise });
  present = (guise: Guise): Promise<Me> => this.#call('/me', { method: 'PATCH', json: guise });
  myTables = (after?: string): Promise<MyTables> => this.#call(`/me/tables${after === undefined ? '' : `?after=${seg(after)}`}`);
  games = (): Promise<GameInfo[]> => this.#call('/games');
  position = (game: string, position: string): Promise<PositionRead> =>
    this.#call(`/games/${seg(game)}/position`, { method: 'POST', json: { position } satisfies PositionText });
  lobby = (): Promise<Lobby> => this.#call('/tables');
  table = (id: string): Promise<TableInfo> => this.#call(`/tables/${seg(id)}`);
  newTable = async (table: NewTable): Promise<TableInfo> =>
    (await this.layNear?.(table).catch(() => undefined)) ?? this.#call('/tables', { method: 'POST', json: table });
  sit = (id: string, seat?: number): Promise<TableInfo> =>
    this.#call(`/tables/${seg(id)}/sit`, { method: 'POST', json: seat === undefined ? {} : { seat } });
  leave = (id: string): Promise<void> => this.#call(`/tables/${seg(id)}/leave`, { method: 'POST', json: {} });
  decided = (id: string, seat: number): Promise<WhatDecided> => this.#call(`/tables/${seg(id)}/decided?seat=${seat}`);
  chances = (id: string): Promise<Chances> => this.#call(`/tables/${seg(id)}/chances`);
  rematch = (id: string): Promise<TableInfo> => this.#call(`/tables/${seg(id)}/rematch`, { method: 'POST', json: {} });
  frames = (id: string, eyes: Eyes, from = 0): Promise<Frames> => this.#call(`/tables/${seg(id)}/frames?eyes=${eyes}&from=${from}`);
  upload = (record: Blob | string, eyes: Eyes, from = 0): Promise<Uploaded> =>
    this.#call(`/records?eyes=${eyes}&from=${from}`, { method: 'POST', body: record });

  /** What one game alone can be asked. */
  ofGame = <T>(game: string, question: string, about: Readonly<Record<string, string>> = {}): Promise<T> => {
    const query = new URLSearchParams(about).toString();
    return this.#call(`/games/${seg(game)}/${question}${query && `?${query}`}`);
  };

  recordUrl = (id: string): string => this.#near?.recordUrl(id) ?? `${root}/tables/${seg(id)}/record`;
  socketUrl = (path: string, at: { protocol: string; host: string }): string =>
    `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}${root}${path}`;

  dial = (path: string): SocketLike => this.#near?.dial(path) ?? (new WebSocket(this.socketUrl(path, location)) as SocketLike);

  async #call<T>(path: string, call: Call = {}): Promise<T> {
    const { method = 'GET', json, body } = call;
    if (path.startsWith('/tables/pocket-')) {
      const here = await this.near();
      if (here) return here.answer(path, call) as Promise<T>;
    }
    let answer: Response;
    try {
      const init: RequestInit = {
        method,
        credentials: 'same-origin',
        headers: { accept: 'application/json', 'accept-language': language() },
      };
      if (json !== undefined)
        Object.assign(init, { headers: { ...init.headers, 'content-type': 'application/json' }, body: JSON.stringify(json) });
      else if (body !== undefined) Object.assign(init, { headers: { ...init.headers, 'content-type': 'application/json' }, body });
      answer = await this.#fetch(root + path, init);
    } catch {
      const here = await (await this.near())?.instead(path, call);
      if (here !== undefined) return here as T;
      throw new Refusal('offline');
    }
    if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
    const why = (await answer.json().catch(() => null)) as Failure | null;
    if (why?.code === 'no_guest') this.forgotten?.();
    throw why && typeof why.code === 'string' ? new Refusal(why.code, why.reason, why.until_s) : new Refusal('offline', answer.statusText);
  }
}

export const api = new Api();

export const codeOf = (error: unknown): PageCode => {
  if (error instanceof Refusal) return error.code;
  throw error;
};
