import type { Bots } from '../../frame/contract/listing';

/** What the computer players are like in the street, by program. How far those who think ahead look, and what they dare, they say. */
export const bots: Bots = {
  random: 'cart-bot-random',
  greedy: 'cart-bot-greedy',
  rulebook: 'cart-bot-rulebook',
  'search-100': 'cart-bot-apprentice',
  'search-1000': 'cart-bot-alchemist',
  'search-10000': 'cart-bot-sage',
};
