// A line to the house: it dials, says hello, dials again when it drops, and sends again what was not answered.
// It knows nothing of a browser beyond a socket that is handed in, so that it can be tested without one.
import { WIRE, type Code } from '../../wire';

export type SocketLike = {
  send: (text: string) => void;
  close: () => void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
};

/** dialling; open: welcomed; waiting to dial again; closed for good */
export type LineState = { at: 'dialling' } | { at: 'open' } | { at: 'waiting'; until: number } | { at: 'closed'; code: Code | null };

/** Everything that is said over a line names what it is. */
type Word = { t: string };
/** What every line hears, whatever else is said over it. */
type Heard = { t: 'welcome' } | { t: 'ack'; id: string } | { t: 'refused'; id?: string | null; code: Code } | { t: 'bye'; code: Code };

export type LineEnd<Hears extends Word> = {
  dial: () => SocketLike;
  /** said with the hello: what this page already has */
  have?: () => object;
  hear: (message: Hears) => void;
  changed: (state: LineState) => void;
  random?: () => number;
  newId?: () => string;
};

type Unanswered = { message: Word & { id: string }; done: (code: Code | null) => void };

const firstWait = 500;
const longestWait = 8_000;
const pingEvery = 25_000;
const pongWithin = 10_000;
const welcomeWithin = 10_000;

/** Half of it is chance, so that a thousand pages do not come back at the same instant. */
export const waitBefore = (attempt: number, random: () => number): number =>
  Math.min(longestWait, firstWait * 2 ** attempt) * (0.5 + random() / 2);

/** After these there is no use in dialling again. */
const final: readonly Code[] = [
  'not_found',
  'no_guest',
  'foreign_origin',
  'bad_request',
  'old_page',
  'banned',
  'sent_away',
  'bad_token',
  'unasked',
];

export class Line<Says extends Word, Hears extends Word> {
  #socket: SocketLike | null = null;
  #state: LineState = { at: 'closed', code: null };
  #attempt = 0;
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #unanswered = new Map<string, Unanswered>();
  readonly #end: LineEnd<Hears>;
  readonly #random: () => number;
  /** Names what is asked, so that the answer finds it. */
  protected readonly newId: () => string;

  constructor(end: LineEnd<Hears>) {
    this.#end = end;
    this.#random = end.random ?? Math.random;
    const salt = Math.floor(this.#random() * 2 ** 48).toString(36);
    this.newId = end.newId ?? (() => `${salt}-${++this.#count}`);
  }

  get state(): LineState {
    return this.#state;
  }

  open(): void {
    if (this.#state.at !== 'closed') return;
    this.#attempt = 0;
    this.#dial();
  }

  /** For good; what was not answered never will be. */
  close(code: Code | null = null): void {
    this.#letGo();
    clearTimeout(this.#timer);
    for (const { done } of this.#unanswered.values()) done('closing');
    this.#unanswered.clear();
    this.#become({ at: 'closed', code });
  }

  /** The network is back, or the player is impatient. */
  hurry(): void {
    if (this.#state.at !== 'waiting') return;
    clearTimeout(this.#timer);
    this.#dial();
  }

  /** Is not sent again: what was said late is not worth hearing. */
  say(message: Says): boolean {
    if (this.#state.at !== 'open') return false;
    this.#send(message);
    return true;
  }

  /** Resolves with null when it is carried out, or with why not. */
  protected ask(message: Says & { id: string }): Promise<Code | null> {
    return new Promise((done) => {
      if (this.#state.at === 'closed') return done('closing');
      this.#unanswered.set(message.id, { message, done });
      if (this.#state.at === 'open') this.#send(message);
    });
  }

  #become(state: LineState): void {
    this.#state = state;
    this.#end.changed(state);
  }

  #dial(): void {
    this.#become({ at: 'dialling' });
    let socket: SocketLike;
    try {
      socket = this.#end.dial();
    } catch {
      return this.#drop();
    }
    this.#socket = socket;
    socket.onopen = () => this.#send({ t: 'hello', wire: WIRE, ...this.#end.have?.() });
    socket.onmessage = ({ data }) => {
      if (socket === this.#socket) this.#hear(data);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#drop();
    };
    this.#timer = setTimeout(() => this.#drop(), welcomeWithin);
  }

  /** Lets the socket go without listening to it any more. */
  #letGo(): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #drop(): void {
    this.#letGo();
    clearTimeout(this.#timer);
    if (this.#state.at === 'closed') return;
    const wait = waitBefore(this.#attempt++, this.#random);
    this.#timer = setTimeout(() => this.#dial(), wait);
    this.#become({ at: 'waiting', until: Date.now() + wait });
  }

  #send(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(data: unknown): void {
    if (typeof data !== 'string') return;
    const said = JSON.parse(data) as Hears;
    const message = said as Word as Heard;
    this.#beat();
    switch (message.t) {
      case 'welcome':
        clearTimeout(this.#timer);
        this.#attempt = 0;
        this.#become({ at: 'open' });
        this.#end.hear(said);
        for (const { message: again } of this.#unanswered.values()) this.#send(again);
        return;
      case 'ack':
        return this.#answered(message.id, null);
      case 'refused':
        if (message.id && this.#unanswered.has(message.id)) return this.#answered(message.id, message.code);
        return this.#end.hear(said);
      case 'bye':
        this.#end.hear(said);
        if (final.includes(message.code)) this.close(message.code);
        else this.#drop();
        return;
      default:
        return this.#end.hear(said);
    }
  }

  #answered(id: string, code: Code | null): void {
    const asked = this.#unanswered.get(id);
    this.#unanswered.delete(id);
    asked?.done(code);
  }

  /** A line that is quiet is asked whether anybody is there; one that stays quiet is dropped. */
  #beat(): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      this.#send({ t: 'ping' });
      this.#pulse = setTimeout(() => this.#drop(), pongWithin);
    }, pingEvery);
  }
}
