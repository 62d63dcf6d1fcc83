import type { Bots } from '../../frame/contract/listing';

/** What the computer players are like at the kitchen table, by program. Those who think ahead call early here, and say so. */
export const bots: Bots = {
  random: 'bot-captain-line',
  greedy: 'bot-glutton-line',
  'rulebook-sieve': 'bot-sieve-line',
  'rulebook-drowsy': 'bot-drowsy-line',
  rulebook: 'bot-clerk-line',
  'search-100': 'tat-bot-apprentice',
  'search-1000': 'tat-bot-alchemist',
  'search-10000': 'tat-bot-sage',
};
