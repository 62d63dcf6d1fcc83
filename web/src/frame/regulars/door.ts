// What the house is asked by those who are known again, or want to be.
import { api, type Api } from '../api/client';
import type {
  Bring,
  Enter,
  Entered,
  Erase,
  KeyMade,
  KeyOffer,
  Knock,
  Knocked,
  LetIn,
  Me,
  MyKeys,
  NewCodes,
  NewKey,
  OpenDoor,
  SignedIn,
  SignIn,
  SignInByCode,
} from '../../wire';

export class Door {
  readonly #api: Api;
  constructor(house: Api = api) {
    this.#api = house;
  }

  offerKey = (name?: string): Promise<KeyOffer> => this.#post('/me/keys/offer', name === undefined ? {} : { name });
  makeKey = (key: NewKey): Promise<KeyMade> => this.#post('/me/keys', key);
  keys = (): Promise<MyKeys> => this.#api.ask('/me/keys');
  throwAway = (key: string): Promise<MyKeys> => this.#delete(`/me/keys/${encodeURIComponent(key)}`);
  newCodes = (): Promise<NewCodes> => this.#post('/me/codes', {});
  offerSignIn = (): Promise<KeyOffer> => this.#post('/sign-in/offer', {});
  signIn = (answer: SignIn): Promise<SignedIn> => this.#post('/sign-in', answer);
  signInByCode = (said: SignInByCode): Promise<SignedIn> => this.#post('/sign-in/code', said);
  signOut = (): Promise<void> => this.#post('/sign-out', {});
  /** One device, or all but this one. */
  end = (session?: string): Promise<MyKeys> =>
    this.#delete(`/me/sessions${session === undefined ? '' : `/${encodeURIComponent(session)}`}`);
  showCode = (): Promise<LetIn> => this.#post('/me/let-in', {});
  whoAsks = (): Promise<LetIn> => this.#api.ask('/me/let-in');
  letIn = (number: number): Promise<void> => this.#post('/me/let-in/open', { number } satisfies OpenDoor);
  shut = (): Promise<void> => this.#delete('/me/let-in');
  knock = (code: string): Promise<Knocked> => this.#post('/knock', { code } satisfies Knock);
  /** Null until the first device has opened. */
  enter = async (ticket: string): Promise<SignedIn | null> =>
    (await this.#post<Entered>('/knock/enter', { ticket } satisfies Enter)).signed_in;
  bring = (token: string): Promise<Me> => this.#post('/me/bring', { token } satisfies Bring);
  erase = (name: string): Promise<void> => this.#post('/me/erase', { name } satisfies Erase);

  #post<T>(path: string, json: unknown): Promise<T> {
    return this.#api.ask(path, { method: 'POST', json });
  }
  #delete<T>(path: string): Promise<T> {
    return this.#api.ask(path, { method: 'DELETE' });
  }
}

export const qrUrl = '/api/v1/me/let-in/qr';
export const exportUrl = '/api/v1/me/export';
