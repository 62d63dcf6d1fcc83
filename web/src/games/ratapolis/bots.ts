import type { Bots } from '../../frame/contract/listing';

/** What the computer players are like in the city, by program. */
export const bots: Bots = { random: 'pol-bot-random', greedy: 'pol-bot-greedy', rulebook: 'pol-bot-rulebook' };
