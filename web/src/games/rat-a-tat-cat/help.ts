// What each part of the table is, for whoever touches it and asks.
import type { Face } from '../../art/cards/faces';
import { t, type Key } from '../../i18n/index.svelte';
import { faceWords } from './words';

const parts: Record<string, Key> = {
  deck: 'help-deck',
  discard: 'help-discard',
  scanner: 'help-scanner',
  plaque: 'help-plaque',
  card: 'help-card',
  ask: 'help-ask',
};
/** What a special card does for whoever draws it. */
const powers: Partial<Record<Face, Key>> = { SW: 'rules-swap', PK: 'rules-peek', SP: 'rules-super-peek', D2: 'rules-draw2' };
const isFace = (face: string): face is Face => face in faceWords;

/** In words; a card that lies open tells of itself. */
export function about(part: string | null): string {
  const face = part?.startsWith('card-') ? part.slice(5) : '';
  if (!isFace(face)) return t((part === null ? undefined : parts[part]) ?? 'help-touch');
  const power = powers[face];
  return `${t(faceWords[face])}. ${power ? `${t('help-special')} ${t(power)}` : t('help-card')}`;
}
