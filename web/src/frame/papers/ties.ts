// What decided between equals is written below the count; where the places stand beside it, it stands there.
import { getContext, setContext } from 'svelte';

type Teller = (ties: readonly string[]) => void;

const key = Symbol('ties');
/** Whoever shows the places says there what decided them. */
export const tellTies = (teller: Teller): Teller => setContext(key, teller);
export const theTeller = (): Teller | undefined => getContext(key);
