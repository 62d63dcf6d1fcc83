// The game's words: every card, class, action and phase has its name and its sentence here, once.
import { t, type Key } from '../../i18n/index.svelte';
import type { Action, Card, Cards, Class, Privilege, SightBuilding } from '../../wire/rattus-cartus';
import { heaps, isPerson, kindOf, nunsOf, type Kind } from './cards';

export const classWords: Record<Class, Key> = {
  peasantry: 'cart-class-peasantry',
  bourgeoisie: 'cart-class-bourgeoisie',
  church: 'cart-class-church',
  chivalry: 'cart-class-chivalry',
  magic: 'cart-class-magic',
  royalty: 'cart-class-royalty',
};

/** `counted` takes `n`, and stands in a list. */
export const cardWords: Record<Kind, { readonly name: Key; readonly counted: Key }> = {
  peasant: { name: 'cart-card-peasant', counted: 'cart-card-peasant-n' },
  merchant: { name: 'cart-card-merchant', counted: 'cart-card-merchant-n' },
  monk: { name: 'cart-card-monk', counted: 'cart-card-monk-n' },
  knight: { name: 'cart-card-knight', counted: 'cart-card-knight-n' },
  witch: { name: 'cart-card-witch', counted: 'cart-card-witch-n' },
  king: { name: 'cart-card-king', counted: 'cart-card-king-n' },
  joker: { name: 'cart-card-joker', counted: 'cart-card-joker-n' },
  pass: { name: 'cart-card-pass', counted: 'cart-card-pass-n' },
  flute: { name: 'cart-card-flute', counted: 'cart-card-flute-n' },
  sword: { name: 'cart-card-sword', counted: 'cart-card-sword-n' },
  gold: { name: 'cart-card-gold', counted: 'cart-card-gold-n' },
};

/** What a card does; all people do the same. */
export const cardTexts = {
  person: 'cart-card-person-text',
  joker: 'cart-card-joker-text',
  sword: 'cart-card-sword-text',
  flute: 'cart-card-flute-text',
  pass: 'cart-card-pass-text',
  gold: 'cart-card-gold-text',
} as const satisfies Record<string, Key>;

/** The second most Gold is worth something from three players on (CART-136). */
export const cardTextOf = (kind: Kind, players: number): Key =>
  kind === 'gold' && players === 2
    ? 'cart-card-gold-text-two'
    : kind in cardTexts
      ? cardTexts[kind as keyof typeof cardTexts]
      : cardTexts.person;

/** The upper-left corner of a building card (CART-30 to CART-32). Take `n`. */
export const privilegeWords: Record<keyof Privilege, Key> = {
  cards: 'cart-privilege-cards',
  rats: 'cart-privilege-rats',
  looks: 'cart-privilege-looks',
};

/** The five phases of a round, in order (CART-18). */
export const phases = ['buildings', 'privileges', 'visits', 'resolution', 'end-of-round'] as const;
export type PhaseName = (typeof phases)[number];
export const phaseWords: Record<PhaseName, Key> = {
  buildings: 'cart-phase-buildings',
  privileges: 'cart-phase-privileges',
  visits: 'cart-phase-visits',
  resolution: 'cart-phase-resolution',
  'end-of-round': 'cart-phase-end-of-round',
};

/** Take `n`. */
export const countWords = { cards: 'cart-count-cards', rats: 'cart-count-rats', nuns: 'cart-count-nuns' } as const satisfies Record<
  string,
  Key
>;

/** "3 Knights, 1 Sword". */
export const cardList = (cards: Cards): string =>
  heaps(cards)
    .map(({ kind, n }) => t(cardWords[kind].counted, { n }))
    .join(', ');

/** "Knight, 3 nuns"; nobody looks for nuns on a special card. */
export function withNuns(card: Card): string {
  const name = t(cardWords[kindOf(card)].name);
  return isPerson(card) ? t('cart-card-with-nuns', { card: name, nuns: t(countWords.nuns, { n: nunsOf(card) }) }) : name;
}

/** In the order in which it is carried out (CART-33). */
export const privilegeList = (privilege: Privilege): string =>
  (['cards', 'rats', 'looks'] as const)
    .flatMap((what) => (privilege[what] ? t(privilegeWords[what], { n: privilege[what] }) : []))
    .join(', ');

/** What a house offers, as it is read out; in the last round a premium action is a step and there is no other (CART-118, CART-119). */
export const offerOf = ({ privilege, premium, standard }: Pick<SightBuilding, 'privilege' | 'premium' | 'standard'>, last: boolean) => ({
  privilege: privilegeList(privilege),
  premium: last ? t('cart-action-step') : actionText(premium),
  standard: last ? t('cart-action-no-more') : actionText(standard),
});

export function actionText(action: Action): string {
  switch (action.kind) {
    case 'none':
      return t('cart-action-none');
    case 'gain_points':
      return t('cart-action-gain-points', { n: action.n });
    case 'take':
      return t('cart-action-take', { cards: t(cardWords[action.card].counted, { n: action.n }) });
    case 'discard_rats':
      return t('cart-action-discard-rats', { n: action.n });
    case 'hospital':
      return t(action.free_rats ? 'cart-action-hospital-free' : 'cart-action-hospital', {
        rats: t(countWords.rats, { n: action.free_rats }),
        n: action.most_cards,
      });
    case 'guard_tower':
      return t('cart-action-guard-tower', { n: action.n });
    case 'draw':
      return t('cart-action-draw', { n: action.n });
    case 'draw_per_influence':
      return t(action.per === 1 ? 'cart-action-draw-per-one' : 'cart-action-draw-per', { n: action.per });
    case 'look':
      return t('cart-action-look', { n: action.n });
  }
}
