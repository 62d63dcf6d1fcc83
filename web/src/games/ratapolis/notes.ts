// What is written over a house for a moment.
import { t } from '../../i18n/index.svelte';
import type { Key } from '../../i18n/keys';
import type { Doubt } from './doubts';
import type { Why } from '../../wire/ratapolis';
import type { Note } from './scene';

const whyWords: Record<Why, Key> = {
  nobody_left: 'pol-why-nobody-left',
  not_there: 'pol-why-not-there',
  no_target: 'pol-why-no-target',
  no_house: 'pol-why-no-house',
  no_room: 'pol-why-no-room',
  too_few: 'pol-why-too-few',
  no_reserve: 'pol-why-no-reserve',
};

export function noteWords({ of, n, why }: Note): string {
  switch (of) {
    case 'bite':
    case 'gone':
      return `−${n}`;
    case 'born':
      return `+${n}`;
    case 'stay':
      return t('pol-note-stay', { n });
    case 'nothing':
      return t(whyWords[why ?? 'nobody_left']);
  }
}

export const doubtWords: Record<Doubt, Key> = {
  full: 'pol-doubt-full',
  tight: 'pol-doubt-tight',
  leaves: 'pol-doubt-leaves',
  arrives: 'pol-doubt-arrives',
  absent: 'pol-doubt-absent',
  lonely: 'pol-doubt-lonely',
  barren: 'pol-doubt-barren',
};
