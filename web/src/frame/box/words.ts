// A value of a box and where it stands, in words.
import { t } from '../../i18n/index.svelte';
import type { Prints, Spot } from '../contract/prints';
import type { Value } from '../setup/options';

/** "Farm · third copy · looks" */
export const placeWords = (prints: Prints | null, { part, group, label }: Spot): string =>
  [prints?.titleOf(part) ?? part, ...(group === undefined ? [] : [group]), ...(label ? [label] : [])].join(' · ');

export function valueWords(prints: Prints | null, path: string, value: Value | undefined): string {
  switch (typeof value) {
    case 'undefined':
      return t('box-nothing');
    case 'boolean':
      return t(value ? 'box-yes' : 'box-no');
    case 'number':
      return `${value}`;
    case 'string':
      return prints?.wordOf?.(path, value) ?? value;
  }
}
