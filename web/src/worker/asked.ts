// What a page asks of the worker of the house, and what it is told.

/** What whoever sits here wants on this device. */
export type Wishes = { readonly lang: string; readonly games: readonly string[] };
export type Ask =
  /** the next page comes from the house: this one does not fit it any more */
  | 'anew'
  /** goes on in the place of the release before it */
  | 'take'
  | 'tell'
  | { readonly keep: Wishes };

/** `bytes`: what each game takes on this device, in the language of the wishes; `frame`: what the first one takes beside */
export type Told = {
  readonly id: string;
  readonly entry: string;
  readonly wishes: Wishes;
  readonly bytes: Readonly<Record<string, number>>;
  readonly frame: number;
};
export type Step = { readonly fetched: number; readonly of: number } | 'kept' | { readonly failed: string };
