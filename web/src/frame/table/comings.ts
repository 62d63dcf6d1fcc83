// Somebody at the table has gone or is back, in words.
import type { SeatView } from '../contract/game';
import { bring, t } from '../../i18n/index.svelte';

export async function comingOf({ name, here, takeover }: SeatView): Promise<string> {
  await bring('table-parting');
  if (here) return t('seat-back', { name });
  if (takeover === null || takeover === undefined) return t('seat-went', { name });
  return t('seat-went-soon', { name, n: Math.max(0, Math.ceil((takeover - Date.now()) / 1000)) });
}
