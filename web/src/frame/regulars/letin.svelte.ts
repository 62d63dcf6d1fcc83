// A second device is let in by the first: one shows a code, the other comes with it, and both show the same number.
import { Refusal } from '../api/client';
import type { DeviceAsks, SignedIn } from '../../wire';
import { Door } from './door';

const every = 1_000;
/** How often the first device looks whether the other has come in. */
const looks = 15;

const refused = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  throw error;
};

/** The first device. */
export class Doorstep {
  /** shut; shown: the code can be read; asked: somebody is there; open: come in; over: nobody came in time */
  at = $state<'shut' | 'shown' | 'asked' | 'open' | 'over'>('shut');
  code = $state('');
  asking = $state.raw<DeviceAsks | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #door: Door;
  constructor(door: Door = new Door()) {
    this.#door = door;
  }

  async show(): Promise<void> {
    clearTimeout(this.#timer);
    this.asking = null;
    this.code = (await this.#door.showCode()).code;
    this.at = 'shown';
    this.#wait();
  }

  /** It is mine; tells when it has come in. */
  async open(hasCome: () => Promise<boolean>): Promise<void> {
    if (!this.asking) return;
    clearTimeout(this.#timer);
    // At once: a look that is on its way finds nobody at a door that is open.
    this.at = 'open';
    try {
      await this.#door.letIn(this.asking.number);
    } catch (error) {
      this.at = 'over';
      throw error;
    }
    const look = async (left: number): Promise<void> => {
      if (this.at !== 'open') return;
      if ((await hasCome()) || left === 0) this.at = 'shut';
      else this.#timer = setTimeout(() => void look(left - 1), every);
    };
    await look(looks);
  }

  async shut(): Promise<void> {
    clearTimeout(this.#timer);
    const waited = this.#waits;
    this.at = 'shut';
    if (waited) await this.#door.shut();
  }

  get #waits(): boolean {
    return this.at === 'shown' || this.at === 'asked';
  }

  #wait(): void {
    this.#timer = setTimeout(() => void this.#look(), every);
  }

  async #look(): Promise<void> {
    const { code } = this;
    try {
      const step = await this.#door.whoAsks();
      if (!this.#waits || code !== this.code) return;
      this.asking = step.asking;
      if (step.asking) this.at = 'asked';
    } catch (error) {
      // A line that drops for a moment shuts no door.
      if (refused(error).code !== 'offline') {
        if (this.#waits) this.at = 'over';
        return;
      }
    }
    if (this.#waits) this.#wait();
  }
}

/** The second device. */
export class Knocking {
  at = $state<'knocking' | 'waits' | 'in' | 'refused'>('knocking');
  number = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #gone = false;
  readonly #door: Door;
  constructor(door: Door = new Door()) {
    this.#door = door;
  }

  async knock(code: string, comeIn: (as: SignedIn) => Promise<void>): Promise<void> {
    try {
      const { ticket, number } = await this.#door.knock(code);
      [this.number, this.at] = [number, 'waits'];
      this.#ask(ticket, comeIn);
    } catch (error) {
      refused(error);
      this.at = 'refused';
    }
  }

  leave(): void {
    this.#gone = true;
    clearTimeout(this.#timer);
  }

  #ask(ticket: string, comeIn: (as: SignedIn) => Promise<void>): void {
    if (!this.#gone) this.#timer = setTimeout(() => void this.#enter(ticket, comeIn), every);
  }

  async #enter(ticket: string, comeIn: (as: SignedIn) => Promise<void>): Promise<void> {
    try {
      const as = await this.#door.enter(ticket);
      if (!as) return this.#ask(ticket, comeIn);
      this.at = 'in';
      await comeIn(as);
    } catch (error) {
      if (refused(error).code === 'offline') return this.#ask(ticket, comeIn);
      this.at = 'refused';
    }
  }
}
