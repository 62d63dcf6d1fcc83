import type { Key } from '../../i18n/keys';

/** What the computer players are like in the city, by program. */
export const bots: Readonly<Record<string, Key>> = { random: 'pol-bot-random', greedy: 'pol-bot-greedy', rulebook: 'pol-bot-rulebook' };
