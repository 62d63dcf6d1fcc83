import type { Key } from '../../i18n/keys';

/** What the computer players are like in the street, by program. */
export const bots: Readonly<Record<string, Key>> = { random: 'cart-bot-random', greedy: 'cart-bot-greedy', rulebook: 'cart-bot-rulebook' };
