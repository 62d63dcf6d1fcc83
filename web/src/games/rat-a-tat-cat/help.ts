// What each part of the table is, for whoever touches it and asks.
import type { Key } from '../../i18n/keys';

const parts: Record<string, Key> = {
  deck: 'help-deck',
  discard: 'help-discard',
  scanner: 'help-scanner',
  plaque: 'help-plaque',
  card: 'help-card',
  ask: 'help-ask',
};
export const helpKey = (part: string | null): Key => (part === null ? undefined : parts[part]) ?? 'help-touch';
