// Who can be asked what to do, for the button at the end of the bar: set by the page of a table, absent in a replay.
import { getContext, setContext } from 'svelte';

export type Adviser = {
  /** a question is put to you, and the table plays with hints */
  readonly may: boolean;
  /** an answer is awaited or in sight */
  readonly on: boolean;
  turn: () => void;
};

const key = Symbol('adviser');
export const offerAdvice = (adviser: Adviser): Adviser => setContext(key, adviser);
export const theAdviser = (): Adviser | undefined => getContext(key);
