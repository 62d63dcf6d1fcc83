// What somebody might do, in the words of the bar and of the log.
import { t } from '../../i18n/index.svelte';
import type { Ask, Decision } from '../../wire/ratland';
import { unreachable, type HintContext } from '../../frame/contract/game';
import { deployment, ways } from './log';
import { questions } from './questions';
import { actionWords, clanWords, colourWords, sideWords } from './words';

export function hintText(decision: Decision, { sight, seats }: HintContext<'ratland'>): string {
  const ask = sight.ask;
  /** A yes or a no, as the question calls them. */
  const say = (of: Ask['ask'], yes: boolean): string => t(questions[of][yes ? 'yes' : 'no']);
  switch (decision.do) {
    case 'keep_clan':
      return t(clanWords[decision.with].name);
    case 'board':
      return t(sideWords[decision.with].name);
    case 'deploy':
      return deployment(decision.with);
    case 'move':
      return decision.with.length ? ways(decision.with) : say('move', false);
    case 'holy_rat':
    case 'ninja':
    case 'scavenge':
      return say(decision.do, decision.with);
    case 'add':
    case 'put_back':
      return decision.with ? t(colourWords[decision.with].name) : say(decision.do, false);
    case 'wound':
      return seats[decision.with]?.name ?? `${decision.with + 1}`;
    case 'swap': {
      const { pairs, whites } = decision.with;
      const cheese = pairs + whites / (ask?.ask === 'swap' ? ask.swaps.at_once : 1);
      return cheese ? t('land-do-swap', { whites: 2 * pairs + whites, cheese }) : say('swap', false);
    }
    case 'lecter':
      return decision.with === null ? say('lecter', false) : t(decision.with === 'infirmary' ? 'land-do-give-sick' : 'land-do-give-rat');
    case 'starve':
      return t('land-do-starve', { sick: decision.with, others: (ask?.ask === 'starve' ? ask.deaths : decision.with) - decision.with });
    case 'alchemy':
      return decision.with ? t('land-do-alchemy', { n: decision.with }) : say('alchemy', false);
    case 'look':
      return t(actionWords.look);
    default:
      return unreachable(decision);
  }
}
