// Puts a text on the clipboard, or says that it could not.
import { toasts } from '../state/toasts.svelte';

export async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toasts.note('copied');
  } catch {
    // No clipboard without https; the text can still be marked by hand.
    toasts.note('copy-failed', true);
  }
}
