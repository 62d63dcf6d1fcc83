import type { Key } from '../../i18n/keys';

/** What the computer players are like in the street, by program. How far those who think ahead look, and what they dare, they say. */
export const bots: Readonly<Record<string, Key>> = {
  random: 'cart-bot-random',
  greedy: 'cart-bot-greedy',
  rulebook: 'cart-bot-rulebook',
  'search-100': 'cart-bot-apprentice',
  'search-1000': 'cart-bot-alchemist',
  'search-10000': 'cart-bot-sage',
};
