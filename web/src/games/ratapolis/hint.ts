// What somebody might do, in the words of the bar and of the plan sheets.
import { t } from '../../i18n/index.svelte';
import type { Action, Decision, Plot } from '../../wire/ratapolis';
import { unreachable, type Expects, type HintContext, type Meant } from '../../frame/contract/game';
import { planText } from './log';
import { questions } from './questions';
import { plotName } from './words';

export const expects: Expects<'ratapolis'> = { what: 'cheese', of: (points) => points };

export function hintText(decision: Decision, { sight, seats }: HintContext<'ratapolis'>): string {
  const known = (plot: Plot) => sight.city.find((house) => house.plot === plot) ?? {};
  switch (decision.do) {
    case 'plan':
      return planText(decision.with, known);
    case 'archives':
      return decision.with === null ? t(questions.archives.no) : (seats[decision.with]?.name ?? `${decision.with + 1}`);
    case 'show':
    case 'lay':
      return plotName(decision.with);
    case 'market':
      return t(questions.market[decision.with ? 'yes' : 'no']);
    case 'refuse':
      return t(questions.radio[decision.with ? 'yes' : 'no']);
    case 'rescue':
      return decision.with === null ? t(questions.hospital.no) : plotName(decision.with, known(decision.with));
    default:
      return unreachable(decision);
  }
}

const plotsOf = (action: Action): readonly Plot[] => {
  switch (action.act) {
    case 'nothing':
      return [];
    case 'move':
      return [action.from, action.to];
    case 'attack':
    case 'procreate':
      return [action.tile];
    default:
      return unreachable(action);
  }
};
export const meant: Meant<'ratapolis'> = (decision) => {
  const plots = decision.do === 'plan' ? decision.with.flatMap(plotsOf) : decision.do === 'rescue' && decision.with ? [decision.with] : [];
  return plots.map((plot) => `[data-spot='plot-${plot}']`);
};
