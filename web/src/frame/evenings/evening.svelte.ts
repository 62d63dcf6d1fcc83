// An evening as its page knows it: looked at again every few seconds, less often the more look, and at once when something happens at one's
// own tables.
import { api, codeOf, type PageCode } from '../api/client';
import type { EveningInfo, JoinEvening, LeaveEvening, NewEvening } from '../../wire';

const seg = encodeURIComponent;
const post = (path: string, json: object = {}): Promise<EveningInfo> => api.ask(`/evenings${path}`, { method: 'POST', json });

export const evenings = {
  read: (id: string): Promise<EveningInfo> => api.ask(`/evenings/${seg(id)}`),
  open: (evening: NewEvening): Promise<EveningInfo> => post('', evening),
  join: (code: string): Promise<EveningInfo> => post('/join', { code } satisfies JoinEvening),
  next: (id: string): Promise<EveningInfo> => post(`/${seg(id)}/round`),
  end: (id: string): Promise<EveningInfo> => post(`/${seg(id)}/end`),
  leave: (id: string, person?: number): Promise<EveningInfo> =>
    post(`/${seg(id)}/leave`, (person === undefined ? {} : { person }) satisfies LeaveEvening),
  file: (id: string, what: 'qr' | 'standings.csv' | 'records'): string => `/api/v1/evenings/${seg(id)}/${what}`,
};

/** Everybody of a club may have one address, and the house answers so many a second to one. */
export const pause = (people: number): number => Math.max(3_000, people * 120);

export class Watched {
  info = $state.raw<EveningInfo | null>(null);
  refused = $state<PageCode | null>(null);
  /** seconds of the round that are left */
  left = $state<number | null>(null);
  #until = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tick: ReturnType<typeof setInterval> | undefined;
  readonly #id: string;

  constructor(id: string) {
    this.#id = id;
  }

  open(): void {
    this.#tick = setInterval(() => this.#count(), 1_000);
    void this.look();
  }

  close(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#tick);
    this.#timer = this.#tick = undefined;
  }

  learn(info: EveningInfo): void {
    [this.info, this.refused] = [info, null];
    this.#until = info.left_ms === null ? 0 : Date.now() + info.left_ms;
    this.#count();
  }

  #count(): void {
    this.left = this.#until ? Math.max(0, Math.ceil((this.#until - Date.now()) / 1_000)) : null;
  }

  async look(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.learn(await evenings.read(this.#id));
    } catch (error) {
      const code = codeOf(error);
      // What was seen stays, until the house is heard again.
      if (!this.info || code !== 'offline') this.refused = code;
    }
    if (this.#tick && this.info?.phase !== 'over') this.#timer = setTimeout(() => void this.look(), pause(this.info?.people.length ?? 0));
  }
}
