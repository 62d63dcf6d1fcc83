// What somebody might do, in the words of the bar and of the log.
import { t } from '../../i18n/index.svelte';
import type { Ask, Decision, Place } from '../../wire/ratland';
import { unreachable, type Expects, type HintContext, type Meant } from '../../frame/contract/game';
import { deployment, ways } from './log';
import { at, places } from './places';
import { questions } from './questions';
import { actionWords, clanNames, colourWords, sideWords } from './words';

export const expects: Expects<'ratland'> = { what: 'points', of: (points) => points };

export function hintText(decision: Decision, { sight, seats }: HintContext<'ratland'>): string {
  const ask = sight.ask;
  /** A yes or a no, as the question calls them. */
  const say = (of: Ask['ask'], yes: boolean): string => t(questions[of][yes ? 'yes' : 'no']);
  switch (decision.do) {
    case 'keep_clan':
      return t(clanNames[decision.with]);
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

export const meant: Meant<'ratland'> = (decision, { you }) => {
  const spots = (names: readonly Place[]): readonly string[] => names.map((place) => `[data-spot='${place}-${you}']`);
  if (decision.do === 'deploy') return spots(places.filter((place) => at(decision.with.rats, place)));
  return decision.do === 'move' ? spots(decision.with.flat()) : [];
};
