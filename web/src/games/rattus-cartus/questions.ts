// What the bar says: what is asked of you, or for whom everybody waits.
import { t, type Key } from '../../i18n/index.svelte';
import type { Ask, Doing, Seat } from '../../wire/rattus-cartus';
import { unreachable } from '../../frame/contract/game';
import { actionText } from './words';

type Name = (seat: Seat) => string;

/** Whoever gives cards is told what makes them: both are asked the same way. */
export function question(ask: Ask, doing: Doing, name: Name): string {
  switch (ask.ask) {
    case 'privilege':
      // In secret it can still be changed, in turn it is done.
      return t(doing.doing === 'privileges' ? 'cart-ask-privileges' : 'cart-ask-privilege');
    case 'look':
      return t('cart-ask-look', { n: ask.left });
    case 'visit':
      return t(ask.pass ? 'cart-ask-visit-pass' : 'cart-ask-visit');
    case 'victim':
      return t('cart-ask-victim');
    case 'give':
      return t(doing.doing === 'tower_gift' ? 'cart-ask-give-tower' : 'cart-ask-give-sword', { n: ask.count, name: name(ask.to) });
    case 'receiver':
      return t('cart-ask-receiver');
    case 'act':
      return t(ask.premium ? 'cart-ask-premium' : 'cart-ask-standard', { action: actionText(ask.action) });
    case 'discard':
      return t('cart-ask-discard', { n: ask.most });
    default:
      return unreachable(ask);
  }
}

/** Where the answer is a yes or a no (CART-85). */
export const answers = { yes: 'cart-do-act', no: 'cart-do-decline' } as const satisfies Record<string, Key>;

export function waiting(doing: Doing, name: Name): string {
  switch (doing.doing) {
    case 'privilege':
      return t('cart-wait-privilege', { name: name(doing.seat) });
    case 'privileges':
      return t('cart-wait-privileges');
    case 'look':
      return t('cart-wait-look', { name: name(doing.seat) });
    case 'visit':
      return t('cart-wait-visit', { name: name(doing.seat) });
    case 'victim':
      return t('cart-wait-victim', { name: name(doing.seat) });
    case 'sword_gift':
      return t('cart-wait-give', { name: name(doing.seat), to: name(doing.to) });
    case 'receiver':
      return t('cart-wait-receiver', { name: name(doing.seat) });
    case 'act':
      return t('cart-wait-act', { name: name(doing.seat) });
    case 'hospital':
      return t('cart-wait-hospital', { name: name(doing.seat) });
    case 'tower_gift':
      return t('cart-wait-tower', { names: doing.givers.map(name).join(', '), to: name(doing.to) });
    case 'over':
      return t('cart-wait-over');
    default:
      return unreachable(doing);
  }
}
