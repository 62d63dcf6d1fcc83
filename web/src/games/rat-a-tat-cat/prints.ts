// How the box is looked through: on which part each of its values is printed, and what it is called there.
import type { Prints, Spot } from '../../frame/contract/prints';
import { t, type Key } from '../../i18n/index.svelte';
import { faceOf } from './box';
import Printed from './Printed.svelte';
import { faceWords } from './words';

const heaps = { deluxe: 'tat-box-deluxe', classic: 'tat-box-classic', times: 'tat-box-times' } as const satisfies Record<string, Key>;
const times: Readonly<Record<string, Key>> = {
  first_look: 'tat-box-first-look',
  decision: 'tat-box-decision',
  call: 'tat-box-call',
  peek_look: 'face-peek',
  super_peek_look_base: 'face-super-peek',
  super_peek_look_per_player: 'tat-box-super-peek-each',
  ready_for_next_round: 'tat-box-ready',
};

function spotOf(path: string): Spot | undefined {
  const [what, deck = '', , , card = ''] = path.split('.');
  if (what === 'times_s') {
    const key = times[deck];
    return key && { heap: 'times', part: 'times', label: t(key) };
  }
  return what === 'decks' && deck in heaps && faceOf(card)
    ? {
        heap: deck,
        part: `${deck}.${path.split('.')[2]}.${card}`,
        label: t(deck === 'classic' ? 'tat-box-count-classic' : 'tat-box-count'),
      }
    : undefined;
}

export const prints: Prints = {
  heaps,
  spotOf,
  titleOf: (part) => {
    const face = faceOf(part.split('.')[2] ?? '');
    return face ? t(faceWords[face]) : t('tat-box-times');
  },
  Part: Printed,
};
