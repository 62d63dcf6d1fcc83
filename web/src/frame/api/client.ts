// What the house is asked over /api/v1. Whatever is refused throws a Refusal with a code that the page has words for.
import type {
  Chances,
  Code,
  Failure,
  Frames,
  GameInfo,
  Invitation,
  Lobby,
  Me,
  NewSeat,
  NewTable,
  PositionRead,
  PositionText,
  TableInfo,
  Uploaded,
} from '../../wire';

/** The server's codes, and one of the page's own: nobody answered. */
export type PageCode = Code | 'offline';

export class Refusal extends Error {
  readonly code: PageCode;
  constructor(code: PageCode, reason = '') {
    super(reason || code);
    this.code = code;
  }
}

/** `truth`, `gallery`, or the number of a seat. */
export type Eyes = 'truth' | 'gallery' | number;

const root = '/api/v1';
const seg = encodeURIComponent;
type Call = { method?: 'GET' | 'POST' | 'PATCH'; json?: unknown; body?: BodyInit };

export class Api {
  readonly #fetch: typeof fetch;
  constructor(fetcher: typeof fetch = (...args) => fetch(...args)) {
    this.#fetch = fetcher;
  }

  me = (): Promise<Me> => this.#call('/me');
  becomeGuest = (name?: string): Promise<Me> => this.#call('/me', { method: 'POST', json: name ? { name } : {} });
  rename = (name: string): Promise<Me> => this.#call('/me', { method: 'PATCH', json: { name } });
  games = (): Promise<GameInfo[]> => this.#call('/games');
  position = (game: string, position: string): Promise<PositionRead> =>
    this.#call(`/games/${seg(game)}/position`, { method: 'POST', json: { position } satisfies PositionText });
  lobby = (): Promise<Lobby> => this.#call('/tables');
  table = (id: string): Promise<TableInfo> => this.#call(`/tables/${seg(id)}`);
  newTable = (table: NewTable): Promise<TableInfo> => this.#call('/tables', { method: 'POST', json: table });
  accept = (code: string): Promise<TableInfo> => this.#call('/invites', { method: 'POST', json: { code } satisfies Invitation });
  sit = (id: string, seat?: number): Promise<TableInfo> =>
    this.#call(`/tables/${seg(id)}/sit`, { method: 'POST', json: seat === undefined ? {} : { seat } });
  leave = (id: string): Promise<void> => this.#call(`/tables/${seg(id)}/leave`, { method: 'POST', json: {} });
  fill = (id: string, seat: number, to: NewSeat): Promise<TableInfo> =>
    this.#call(`/tables/${seg(id)}/seat`, { method: 'POST', json: { seat, ...to } });
  start = (id: string): Promise<TableInfo> => this.#call(`/tables/${seg(id)}/start`, { method: 'POST', json: {} });
  allowHints = (id: string, on: boolean): Promise<TableInfo> => this.#call(`/tables/${seg(id)}/hints`, { method: 'POST', json: { on } });
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

  recordUrl = (id: string): string => `${root}/tables/${seg(id)}/record`;
  qrUrl = (id: string): string => `${root}/tables/${seg(id)}/qr`;
  socketUrl = (id: string, at: { protocol: string; host: string }): string =>
    `${at.protocol === 'https:' ? 'wss' : 'ws'}://${at.host}${root}/tables/${seg(id)}/socket`;

  async #call<T>(path: string, { method = 'GET', json, body }: Call = {}): Promise<T> {
    let answer: Response;
    try {
      const init: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
      if (json !== undefined)
        Object.assign(init, { headers: { ...init.headers, 'content-type': 'application/json' }, body: JSON.stringify(json) });
      else if (body !== undefined) Object.assign(init, { headers: { ...init.headers, 'content-type': 'application/json' }, body });
      answer = await this.#fetch(root + path, init);
    } catch {
      throw new Refusal('offline');
    }
    if (answer.ok) return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
    const why = (await answer.json().catch(() => null)) as Failure | null;
    throw why && typeof why.code === 'string' ? new Refusal(why.code, why.reason) : new Refusal('offline', answer.statusText);
  }
}

export const api = new Api();

export const codeOf = (error: unknown): PageCode => {
  if (error instanceof Refusal) return error.code;
  throw error;
};
