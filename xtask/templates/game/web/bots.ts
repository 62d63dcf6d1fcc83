import type { Bots } from '../../frame/contract/listing';

/** What the computer players are like at this table, by program. */
export const bots: Bots = { random: '{{name}}-bot-random', greedy: '{{name}}-bot-greedy' };
