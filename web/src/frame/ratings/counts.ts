// Whether a match counts for ratings, in words, and what stands against it where a table is laid.
import { labelled, t, type Key } from '../../i18n/index.svelte';
import type { Unrated } from '../../wire';
import type { Values } from '../setup/options';

const reasons: Record<Unrated, Key> = {
  casual: 'unrated-casual',
  position: 'unrated-position',
  hints: 'unrated-hints',
  memory_aid: 'unrated-memory-aid',
  changed_box: 'unrated-changed-box',
  no_people: 'unrated-no-people',
  unmeasured: 'unrated-unmeasured',
};
export const whyNot = (unrated: Unrated): string => t(reasons[unrated]);

export const countsInShort = (counts: boolean): string => t(counts ? 'rated-yes' : 'rated-no');
export const countsInFull = (unrated: Unrated | null): string =>
  unrated === null ? t('rated-means') : labelled(t('rated-no'), whyNot(unrated));

type Draft = { readonly position: boolean; readonly box: boolean; readonly hints: boolean | null; readonly values: Values };

/** The option of a game by which the page remembers for those who play: the protocol's own word for it. */
export const memoryAid = 'memory_aid' satisfies Unrated;

/** What whoever lays the table has chosen that a rated match does not have. What else there may be the house says. */
export function against({ position, box, hints, values }: Draft): Unrated | null {
  if (position) return 'position';
  if (box) return 'changed_box';
  if (hints === true) return 'hints';
  return values[memoryAid] === true ? 'memory_aid' : null;
}

/** Whether it would count: as somebody has said, or else at a public table. */
export const wouldCount = (draft: Draft & { readonly rated: boolean | null; readonly public: boolean }): boolean =>
  against(draft) === null && (draft.rated ?? draft.public);
