// A whole game by keyboard alone: the focus goes where the next answer is given, and a key that is held answers once.
import { tick } from 'svelte';

/** Old Grey, help and skip: whoever is there stays there. */
const helpers = '[data-helper]';

/**
 * Whoever has answered by keyboard goes on at `place`, or at the bar if nothing is there; null: nothing is asked, or the last
 * answer is still on its way and nothing can be pressed, and only a focus that is lost is found again. Whoever is at work within
 * `busy` is left alone.
 */
export async function passFocus(root: () => HTMLElement | undefined, place: string | null, busy?: string): Promise<void> {
  await tick();
  const [table, active] = [root(), document.activeElement];
  const lost = active === null || active === document.body;
  const free = place !== null && table?.contains(active) && !active?.closest(busy ? `${helpers}, ${busy}` : helpers);
  if (!lost && !free) return;
  const next = (place !== null && table?.querySelector<HTMLElement>(place)) || table?.querySelector<HTMLElement>('.ask');
  next?.focus({ preventScroll: true });
}

/** For `onkeydowncapture`; within `except` a held key may go on and on. */
export function once(e: KeyboardEvent, except?: string): void {
  if (!e.repeat || (e.key !== 'Enter' && e.key !== ' ')) return;
  if (except !== undefined && e.target instanceof Element && e.target.closest(except)) return;
  e.preventDefault();
}
