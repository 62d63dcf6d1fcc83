// A table on this device, driven as the house drives its own (crates/server/src/table): what happens is told to the module one thing
// after the other; what comes of it is written down, then shown, then thought about. What cannot be written down has not happened.
import type { Code, ToServer } from '../wire';
import type { Log } from './log';
import type { Asked, Desk, Kept, Told, Work } from './told';

/** A page at the table. `eyes`: the seat with whose eyes it sees, where several people share the device. */
export type Ear = { hear: (said: string) => void; close: () => void; eyes?: number | null };

export type Lent = {
  readonly log: Log;
  /** a module of this table's game, in a thread of its own */
  readonly desk: () => Promise<Desk>;
  readonly now: () => number;
  /** 64 hexadecimal digits of chance */
  readonly dice: () => string;
  readonly complain?: (what: string) => void;
};

/** As long as the table itself is patient (crates/pocket/src/desk.rs). */
const patience = 15_000;

export class LocalTable {
  readonly id: string;
  readonly #lent: Lent;
  readonly #desk: Desk;
  /** how many lines are written down */
  #known: number;
  #ears = new Map<number, Ear>();
  #conns = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #over = false;
  #whenOver: (() => void) | undefined;
  /** who thinks: the computer players, and whoever gives hints */
  #minds: { readonly [kind in 'think' | 'advise']: Mind };

  private constructor(id: string, lent: Lent, desk: Desk, known: number) {
    [this.id, this.#lent, this.#desk, this.#known] = [id, lent, desk, known];
    const kept = () => lent.log.read(id);
    this.#minds = { think: new Mind(lent, kept), advise: new Mind(lent, kept) };
  }

  /** A new table; why not, if it cannot be. */
  static async lay(asked: Omit<Extract<Asked, { lay: unknown }>['lay'], 'now'>, lent: Lent): Promise<{ table: LocalTable; told: Told }> {
    const desk = await lent.desk();
    const told = await desk.ask({ lay: { ...asked, now: lent.now() } });
    const table = new LocalTable(asked.fresh.id, lent, desk, 0);
    if (told.refused) table.close();
    else await table.#carryOut(told);
    return { table, told };
  }

  /** As the log has it; null where there is none. */
  static async load(id: string, lent: Lent): Promise<LocalTable | null> {
    const kept = await lent.log.read(id);
    if (!kept) return null;
    const desk = await lent.desk();
    const table = new LocalTable(id, lent, desk, kept.lines.length);
    const told = await desk.ask({ load: { kept, now: lent.now() } });
    if (told.refused) {
      table.close();
      throw new Error(told.refused.reason);
    }
    await table.#carryOut(told);
    table.#over = kept.head.result !== null;
    return table;
  }

  /** Something happens, after everything that has. */
  happens(question: (now: number) => Asked): Promise<Told> {
    const turn = this.#queue.then(() => this.#happens(question));
    this.#queue = turn.catch((why: unknown) => this.#lent.complain?.(String(why)));
    return turn;
  }

  /** Nothing happens: somebody wants to know. */
  ask(question: Asked): Promise<Told> {
    return this.#queue.then(() => this.#desk.ask(question));
  }

  /** Asks somebody else in a thread of its own, who reads the log first: it may take long. */
  async consult(question: Asked): Promise<Told> {
    const [kept, desk] = await Promise.all([this.#queue.then(() => this.#lent.log.read(this.id)), this.#lent.desk()]);
    try {
      if (kept) await desk.ask({ load: { kept, now: this.#lent.now() } });
      return await desk.ask(question);
    } finally {
      desk.close();
    }
  }

  /** Called once the match is over, or now if it is. */
  whenOver(then: () => void): void {
    this.#whenOver = then;
    if (this.#over) then();
  }

  join(ear: Ear): number {
    this.#ears.set(++this.#conns, ear);
    return this.#conns;
  }

  hear(conn: number, said: ToServer): void {
    const eyes = this.#ears.get(conn)?.eyes ?? null;
    void this.happens((now) => ({ hear: { conn, eyes, said, now } })).catch(() => undefined);
  }

  part(conn: number): void {
    if (!this.#ears.delete(conn) || this.#closed) return;
    void this.happens((now) => ({ part: { conn, now } })).catch(() => undefined);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#alarm);
    this.#desk.close();
    for (const mind of Object.values(this.#minds)) mind.close();
    for (const ear of this.#ears.values()) ear.close();
    this.#ears.clear();
  }

  async #happens(question: (now: number) => Asked): Promise<Told> {
    const told = await this.#desk.ask(question(this.#lent.now()));
    return this.#carryOut(told);
  }

  async #carryOut(told: Told): Promise<Told> {
    for (const remark of told.remarks ?? []) this.#lent.complain?.(remark);
    if (told.table || told.lines || told.next || told.removed)
      try {
        await this.#lent.log.write(this.id, this.#known, told);
      } catch (why) {
        this.#lent.complain?.(String(why));
        return this.#lost();
      }
    this.#known += told.lines?.length ?? 0;
    this.#learn(told.table?.mine?.phase);
    if (told.lines) for (const mind of Object.values(this.#minds)) mind.follow(told.lines);
    this.#show(told);
    for (const order of told.orders ?? []) this.#order(order);
    this.#wake(told.wake);
    return told;
  }

  #learn(phase: string | undefined): void {
    if (phase !== 'over' || this.#over) return;
    this.#over = true;
    this.#whenOver?.();
  }

  /** Back to what is written down, by whomever; who sits here is let in anew, and reads it. */
  async #lost(): Promise<Told> {
    const kept: Kept | null = await this.#lent.log.read(this.id).catch(() => null);
    for (const mind of Object.values(this.#minds)) mind.forget();
    if (!kept) {
      this.close();
      return { refused: { code: 'storage', reason: 'nothing can be written down on this device' } };
    }
    this.#known = kept.lines.length;
    const told = await this.#desk.ask({ lost: { kept, now: this.#lent.now() } });
    this.#show(told);
    for (const order of told.orders ?? []) this.#order(order);
    this.#wake(told.wake);
    for (const [conn, ear] of [...this.#ears]) {
      this.part(conn);
      ear.close();
    }
    return { ...told, refused: { code: 'storage', reason: 'nothing could be written down' } };
  }

  #show({ show = [] }: Told): void {
    for (const { to, said, bye } of show)
      for (const conn of to) {
        const ear = this.#ears.get(conn);
        if (said !== undefined) ear?.hear(said);
        if (bye === undefined) continue;
        ear?.hear(JSON.stringify({ t: 'bye', code: bye satisfies Code }));
        ear?.close();
        this.#ears.delete(conn);
      }
  }

  #order(work: Work): void {
    if ('call_off' in work) for (const mind of Object.values(this.#minds)) mind.callOff(work.call_off);
    else if ('think' in work) {
      const { seat, number, player, takes } = work.think;
      this.#minds.think.take(
        number,
        (span) => ({ think: { seat, player, takes_ms: takes, ...span } }),
        (decision) => this.happens((now) => ({ thought: { seat, number, decision, now } })),
      );
    } else {
      const { seat, number } = work.advise;
      this.#minds.advise.take(
        number,
        (span) => ({ advise: { seat, ...span } }),
        (advice) => this.happens((now) => ({ advice: { seat, number, advice: JSON.parse(advice) as unknown, now } })),
      );
    }
  }

  #wake(at: number | undefined): void {
    clearTimeout(this.#alarm);
    if (at === undefined || this.#closed) return;
    // No timer is longer than a day; the time is told early then.
    const wait = Math.min(Math.max(0, at - this.#lent.now()), 86_400_000);
    this.#alarm = setTimeout(() => void this.happens((now) => ({ time: { now } })).catch(() => undefined), wait);
  }
}

type Span = { dice: string; waited_ms: number; within_ms: number };

/** Thinks about one thing after the other, each after as much of the log as there was when it was ordered. */
class Mind {
  readonly #lent: Lent;
  readonly #kept: () => Promise<Kept | null>;
  #desk: Promise<Desk> | null = null;
  #queue: Promise<unknown> = Promise.resolve();
  #off = new Set<number>();
  /** up to this line it has read */
  #read = 0;
  /** what was forgotten since is not worth doing */
  #turn = 0;

  constructor(lent: Lent, kept: () => Promise<Kept | null>) {
    [this.#lent, this.#kept] = [lent, kept];
  }

  follow(lines: NonNullable<Told['lines']>): void {
    // Whoever has not been asked yet reads the whole log when it is.
    if (!this.#desk) return;
    this.#then(async (desk) => {
      const news = lines.filter(({ seq }) => seq > this.#read);
      this.#read += news.length;
      if (news.length) await desk.ask({ lines: { lines: news } });
    });
  }

  take(number: number, question: (span: Span) => Asked, answer: (found: string) => Promise<unknown>): void {
    const asked = this.#lent.now();
    this.#desk ??= this.#open();
    this.#then(async (desk) => {
      if (this.#off.delete(number)) return;
      const waited = Math.max(0, this.#lent.now() - asked);
      const told = await desk.ask(question({ dice: this.#lent.dice(), waited_ms: Math.round(waited), within_ms: patience }));
      if (told.refused) this.#lent.complain?.(told.refused.reason);
      else if (told.answer !== undefined && !this.#off.delete(number)) void answer(told.answer).catch(() => undefined);
    });
  }

  callOff(number: number): void {
    this.#off.add(number);
  }

  /** The log is not what it seemed. */
  forget(): void {
    this.close();
    [this.#desk, this.#off, this.#turn] = [null, new Set(), this.#turn + 1];
  }

  close(): void {
    void this.#desk?.then((desk) => desk.close()).catch(() => undefined);
  }

  async #open(): Promise<Desk> {
    // The log is read now: what is written later is told.
    const [kept, desk] = await Promise.all([this.#kept(), this.#lent.desk()]);
    if (kept) await desk.ask({ follow: { kept } });
    this.#read = kept?.lines.length ?? 0;
    return desk;
  }

  #then(work: (desk: Desk) => Promise<void>): void {
    const [turn, opened] = [this.#turn, this.#desk];
    if (!opened) return;
    this.#queue = this.#queue
      .then(async () => (turn === this.#turn ? work(await opened) : undefined))
      .catch((why: unknown) => this.#lent.complain?.(String(why)));
  }
}
