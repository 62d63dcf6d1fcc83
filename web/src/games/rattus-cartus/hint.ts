// What somebody might do, in the words of the bar and of the log.
import { t } from '../../i18n/index.svelte';
import type { Decision, Seat } from '../../wire/rattus-cartus';
import { unreachable, type Expects, type HintContext, type Meant } from '../../frame/contract/game';
import { houseName } from './buildings';
import { answers } from './questions';
import { cardList } from './words';

export const expects: Expects<'rattus-cartus'> = { what: 'points', of: (points) => points };

export function hintText(decision: Decision, { sight, seats }: HintContext<'rattus-cartus'>): string {
  const name = (seat: Seat): string => seats[seat]?.name ?? `${seat + 1}`;
  const building = (position: number): string =>
    houseName(
      sight.row.map(({ card }) => card),
      position,
    );
  switch (decision.do) {
    case 'privilege':
      return t('cart-hint-privilege', { building: building(decision.with) });
    case 'look':
      return t('cart-hint-look', { n: decision.with + 1 });
    case 'visit': {
      const { position, cards } = decision.with;
      return t(cards.length ? 'cart-hint-visit' : 'cart-hint-visit-alone', { building: building(position), cards: cardList(cards) });
    }
    case 'pass':
      return t('cart-do-pass');
    case 'victim':
    case 'receiver':
      return name(decision.with);
    case 'give':
      return t('cart-hint-give', { cards: cardList(decision.with) });
    case 'act':
      return t(decision.with ? answers.yes : answers.no);
    case 'discard':
      return decision.with.length ? t('cart-hint-discard', { cards: cardList(decision.with) }) : t('cart-hint-discard-none');
    default:
      return unreachable(decision);
  }
}

export const meant: Meant<'rattus-cartus'> = (decision) => {
  if (decision.do === 'visit') return [`[data-position='${decision.with.position}']`];
  return decision.do === 'privilege' ? [`[data-position='${decision.with}']`] : [];
};
