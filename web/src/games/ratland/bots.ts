import type { Bots } from '../../frame/contract/listing';

/** What the computer players are like in the sewer, by program. */
export const bots: Bots = { random: 'land-bot-random', greedy: 'land-bot-greedy', rulebook: 'land-bot-rulebook' };
