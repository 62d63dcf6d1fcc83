// Being known again: keys, codes, devices, and what a guest has left behind on this device.
import type { LeftBehind, Me, MyKeys, SignedIn } from '../../wire';
import { me as myself } from '../state/me.svelte';
import { Door } from './door';
import { passkeys, type Passkeys } from './passkeys';

/** What is offered is good for five minutes. */
const offerAnew = 4 * 60_000;

type Someone = { current: Me | null; ensure: () => Promise<Me>; becomes: (me: Me) => void; leaves: () => void };

export class RegularState {
  keys = $state.raw<MyKeys | null>(null);
  /** shown once: whoever leaves the page has seen them */
  codes = $state.raw<readonly string[]>([]);
  left = $state.raw<LeftBehind | null>(null);
  #field: AbortController | null = null;
  readonly #door: Door;
  readonly #browser: Passkeys;
  readonly #me: Someone;
  constructor(door: Door = new Door(), browser: Passkeys = passkeys, me: Someone = myself) {
    [this.#door, this.#browser, this.#me] = [door, browser, me];
  }

  async look(): Promise<void> {
    this.keys = this.#me.current?.regular ? await this.#door.keys() : null;
  }

  /** The first key, under this name. False: the browser's dialog was put away. */
  async become(name: string): Promise<boolean> {
    this.quiet();
    await this.#me.ensure();
    return this.#make(name);
  }

  /** One more. */
  addKey(): Promise<boolean> {
    return this.#make();
  }

  async #make(name?: string): Promise<boolean> {
    const { ceremony, options } = await this.#door.offerKey(name);
    const credential = await this.#browser.make(options);
    if (credential === null) return false;
    const made = await this.#door.makeKey({ ceremony, credential, ...(name !== undefined && { name }) });
    this.#me.becomes(made.me);
    if (made.codes.length) this.codes = made.codes;
    await this.look();
    return true;
  }

  async throwAway(key: string): Promise<void> {
    this.keys = await this.#door.throwAway(key);
  }

  async newCodes(): Promise<void> {
    this.codes = (await this.#door.newCodes()).codes;
    await this.look();
  }

  codesKept(): void {
    this.codes = [];
  }

  /** False: the browser's dialog was put away. */
  async signIn(): Promise<boolean> {
    this.quiet();
    return this.#find();
  }

  /** The browser offers its keys in the name field, for as long as the field is there and nothing else is asked. */
  async listen(signedIn: () => void): Promise<void> {
    if (!(await this.#browser.offersInField())) return;
    this.quiet();
    const field = (this.#field = new AbortController());
    const anew = setTimeout(() => void this.listen(signedIn), offerAnew);
    field.signal.addEventListener('abort', () => clearTimeout(anew));
    if (await this.#find(field.signal)) signedIn();
  }

  quiet(): void {
    this.#field?.abort();
    this.#field = null;
  }

  async #find(field?: AbortSignal): Promise<boolean> {
    const { ceremony, options } = await this.#door.offerSignIn();
    if (field?.aborted) return false;
    const credential = await this.#browser.find(options, field);
    if (credential === null) return false;
    await this.comeIn(await this.#door.signIn({ ceremony, credential }));
    return true;
  }

  async signInByCode(name: string, code: string): Promise<void> {
    await this.comeIn(await this.#door.signInByCode({ name: name.trim(), code: code.trim() }));
  }

  async comeIn({ me, left_behind }: SignedIn): Promise<void> {
    this.quiet();
    this.#me.becomes(me);
    this.left = left_behind;
    await this.look();
  }

  async bring(): Promise<void> {
    if (!this.left) return;
    this.#me.becomes(await this.#door.bring(this.left.token));
    this.left = null;
  }
  leaveThem(): void {
    this.left = null;
  }

  /** One device, or all but this one. */
  async end(session?: string): Promise<void> {
    this.keys = await this.#door.end(session);
  }

  async signOut(): Promise<void> {
    await this.#door.signOut();
    this.#gone();
  }

  async erase(name: string): Promise<void> {
    await this.#door.erase(name);
    this.#gone();
  }

  #gone(): void {
    [this.keys, this.codes, this.left] = [null, [], null];
    this.#me.leaves();
  }
}

export const regular = new RegularState();
