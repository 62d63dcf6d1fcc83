// Somebody has asked for a hint, and the others hear of it.
import { bring } from '../../i18n/index.svelte';
import { toasts } from '../state/toasts.svelte';

export async function tell(name: string): Promise<void> {
  await bring('thoughts');
  toasts.note('hint-somebody', false, { name });
}
