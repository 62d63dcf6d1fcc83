// A table as this page knows it: who sits, how the match stands, what was told and what of it was shown, and the talk.
import { api, type Api, type PageCode } from '../api/client';
import type { AnyDecision, Code, HintChoice, NumberedNotice, Play, Reaction, Said, TableInfo, ToPage, You } from '../../wire';
import type { LineState, SocketLike } from '../socket/line';
import { TableLine } from '../socket/table-line';

/** A deal that has just begun is played out; whoever comes later sees how things stand. */
const opening = 12;
/** Nobody watches more than this after a break; it is all in the log. Who was there sees a whole round, of twelve players too. */
const mostToShow = { welcome: 60, update: 400 };
const chatsKept = 100;

type Doors = {
  house?: Api;
  dial?: (id: string) => SocketLike;
  refuse?: (code: PageCode, until?: number) => void;
  hinted?: (seat: number) => void;
};

/** By the name of a table that is handed from one to the next: how far its eyes have seen it, and nothing of what. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nobody watches it: it is read when a table is opened
const seen = new Map<string, number>();

export class TableState {
  readonly id: string;
  line = $state.raw<LineState>({ at: 'dialling' });
  you = $state.raw<You | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** by seat: when the computer takes over for whoever is gone, in milliseconds since 1970 */
  takeovers = $state.raw<readonly (number | null)[]>([]);
  play = $state.raw<Play | null>(null);
  /** everything told in this epoch */
  history = $state.raw<readonly NumberedNotice[]>([]);
  /** up to this number it has been seen happening */
  shown = $state(0);
  /** in milliseconds since 1970 */
  deadline = $state<number | null>(null);
  chat = $state.raw<readonly Said[]>([]);
  /** by seat: the last drawn word */
  reactions = $state.raw<Readonly<Record<number, { readonly number: number; readonly what: Reaction }>>>({});
  unread = $state(0);
  muted = $state.raw<readonly string[]>([]);
  /** a decision is on its way */
  pending = $state(false);
  /** what the house would do, as long as the question stands; none while it thinks */
  hint = $state.raw<{ readonly choices: readonly HintChoice[] | null } | null>(null);

  readonly unshown = $derived(this.history.filter(({ number }) => number > this.shown));
  /** everything that happened has been seen */
  readonly isCalm = $derived(this.unshown.length === 0);

  #talkOpen = false;
  /** the player has given up: how the computer plays on alone need not be seen happening */
  #gaveUp = false;
  #hints = 0;
  #reacted = 0;
  /** the house has been asked, and has not answered */
  #thinks = false;
  readonly #line: TableLine;
  readonly #refuse: (code: PageCode, until?: number) => void;
  readonly #hinted: (seat: number) => void;

  constructor(id: string, { house = api, dial, refuse = () => undefined, hinted = () => undefined }: Doors = {}) {
    this.id = id;
    this.#refuse = refuse;
    this.#hinted = hinted;
    this.#line = new TableLine({
      dial: () => (dial ? dial(id) : house.dial(`/tables/${encodeURIComponent(id)}/socket`)),
      have: () => ({ epoch: this.play?.epoch ?? 0, have: this.play?.number ?? 0 }),
      hear: (message) => this.#hear(message),
      changed: (state) => (this.line = state),
    });
  }

  open(): void {
    this.#line.open();
  }

  close(): void {
    if (this.id.includes('@')) seen.set(this.id, this.shown);
    this.#line.close();
  }

  hurry(): void {
    this.#line.hurry();
  }

  async decide(decision: AnyDecision): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    this.#answer(await this.#line.decide(decision));
  }

  async undo(): Promise<void> {
    if (this.pending) return;
    this.pending = true;
    this.#answer(await this.#line.undo());
  }

  async giveUp(): Promise<void> {
    this.#gaveUp = true;
    const code = await this.#line.giveUp();
    this.#gaveUp = code === null;
    this.#answer(code);
  }

  /** What would you do? Asked again, the answer is put away. */
  turnHint(): void {
    if (this.hint) this.hint = null;
    else if (
      this.play &&
      (this.#thinks || this.#line.say({ t: 'hint', id: `hint-${++this.#hints}`, epoch: this.play.epoch, on: this.play.number }))
    ) {
      this.#thinks = true;
      this.hint = { choices: null };
    }
  }

  /** The table has shown it happening. */
  settled(number: number): void {
    this.shown = Math.max(this.shown, number);
  }

  say(text: string): boolean {
    const said = this.#line.say({ t: 'chat', text });
    if (!said) this.#refuse('offline');
    return said;
  }

  react(reaction: Reaction): void {
    if (!this.#line.say({ t: 'react', reaction })) this.#refuse('offline');
  }

  mute(guest: string, on: boolean): void {
    const others = this.muted.filter((muted) => muted !== guest);
    this.muted = on ? [...others, guest] : others;
    this.#line.say({ t: 'mute', guest, on });
  }

  /** While the talk is in sight nothing of it is unread. */
  watchTalk(open: boolean): void {
    this.#talkOpen = open;
    if (open) this.unread = 0;
  }

  /**
   * What the other door says, as long as no line is open: an open line tells of everything in order, and an answer that took its time is
   * older.
   */
  learn(info: TableInfo): void {
    if (this.line.at !== 'open') this.#know(info);
  }

  #answer(code: Code | null): void {
    this.pending = false;
    // Stale: more has happened meanwhile, and it is about to be seen. Closing: the page has been left.
    if (code !== null && code !== 'closing') this.#refuse(code);
  }

  #hear(message: ToPage): void {
    switch (message.t) {
      case 'welcome':
        this.you = message.you;
        this.#know(message.table);
        this.#takeTalk(message.chat);
        if (message.play) this.#take(message.play, 'welcome');
        // The server forgets who is muted when it puts a table away.
        for (const guest of this.muted) this.#line.say({ t: 'mute', guest, on: true });
        return;
      case 'update':
        return this.#take(message.play, 'update');
      case 'table':
        this.you = message.you;
        return this.#know(message.table);
      case 'chat':
        return this.#takeTalk([message.said]);
      case 'reacted':
        this.reactions = { ...this.reactions, [message.seat]: { number: ++this.#reacted, what: message.reaction } };
        return;
      case 'hint':
        this.#thinks = false;
        if (this.hint) this.hint = { choices: message.choices };
        return;
      case 'hinted':
        return this.#hinted(message.seat);
      case 'refused':
        // Only hints are asked for by a name and never again; when the game has gone on, nobody waits for one.
        if (message.id !== null) this.#forgetHint();
        if (message.id === null || message.code !== 'stale') this.#refuse(message.code, message.until_s);
        return;
      case 'bye':
        // The ribbon tells of a line that drops; only what ends the visit is said.
        return;
      case 'announced':
        // Told over the bell as well.
        return;
      case 'ack':
      case 'pong':
        return;
      default:
        return ((x: never) => x)(message);
    }
  }

  #know(info: TableInfo): void {
    const left = info.seats.map((seat) => (seat.who === 'guest' ? seat.takeover_ms : null));
    [this.info, this.takeovers] = [info, left.map((ms) => (ms === null ? null : Date.now() + ms))];
  }

  #take(play: Play, as: keyof typeof mostToShow): void {
    const before = this.play;
    if (before && before.epoch === play.epoch) {
      const last = this.history.at(-1)?.number ?? 0;
      const news = play.notices.filter(({ number }) => number > last);
      if (news.length) this.history = [...this.history, ...news];
    } else {
      // Another epoch: what is told anew replaces what was told. What the house leaves out, as too old to be read back, lies before
      // anything that could be taken back, and stays told. Nothing moves backwards; it simply stands differently.
      const anew = play.notices[0]?.number ?? play.number + 1;
      this.history = [...this.history.filter(({ number }) => number < anew), ...play.notices];
      this.shown = before || play.number > opening ? Math.min(play.number, (!before && seen.get(this.id)) || play.number) : 0;
    }
    const unseen = this.history.filter(({ number }) => number > this.shown).length;
    if (unseen > mostToShow[as] || (play.end && this.#gaveUp)) this.shown = play.number;
    if (before?.epoch !== play.epoch || before.number !== play.number) this.#forgetHint();
    this.play = play;
    this.deadline = play.deadline_ms === null ? null : Date.now() + play.deadline_ms;
  }

  #forgetHint(): void {
    this.#thinks = false;
    this.hint = null;
  }

  #takeTalk(said: readonly Said[]): void {
    const last = this.chat.at(-1)?.number ?? 0;
    const heard = said.filter(({ number, guest }) => number > last && !this.muted.includes(guest));
    if (!heard.length) return;
    this.chat = [...this.chat, ...heard].slice(-chatsKept);
    if (!this.#talkOpen) this.unread += heard.filter(({ guest }) => guest !== this.you?.guest).length;
  }
}
