import type { Key } from '../../i18n/keys';

/** What the computer players are like in the sewer, by program. */
export const bots: Readonly<Record<string, Key>> = { random: 'land-bot-random', greedy: 'land-bot-greedy', rulebook: 'land-bot-rulebook' };
