// What the bar says for each question, and what its yes and no are called.
import { t, type Key } from '../../i18n/index.svelte';
import type { Asked, AskedPlan, Plan } from '../../wire/ratapolis';
import type { Planner } from './planner.svelte';
import type { Scene } from './scene';
import { plotIn, plotName } from './words';

type Question = { readonly text: Key; readonly yes: Key; readonly no: Key };
const none = { yes: 'pol-do-yes', no: 'pol-do-no' } as const;

export const questions: Record<Asked['ask'], Question> = {
  plan: { text: 'pol-ask-plan', ...none },
  archives: { text: 'pol-ask-archives', yes: 'pol-do-yes', no: 'pol-do-ask-nobody' },
  show: { text: 'pol-ask-show', ...none },
  market: { text: 'pol-ask-market', yes: 'pol-do-market', no: 'pol-do-no' },
  radio: { text: 'pol-ask-radio', yes: 'pol-do-refuse', no: 'pol-do-keep' },
  hospital: { text: 'pol-ask-hospital', yes: 'pol-do-yes', no: 'pol-do-no-rescue' },
  lay: { text: 'pol-ask-lay', ...none },
};

/** What one can do beside running: nothing else, bite; have offspring (POL-143). */
const pickedWords = [
  ['pol-ask-picked', 'pol-ask-picked-nest'],
  ['pol-ask-picked-strike', 'pol-ask-picked-all'],
] as const;

type View = {
  readonly scene: Scene;
  readonly names: readonly string[];
  readonly planner: Planner;
  /** the plan that is being written */
  readonly writing: AskedPlan | null;
  readonly plan: Plan;
  /** the whole town is in sight */
  readonly whole: boolean;
};
const planText = ({ scene, planner, writing, plan, whole }: View): string => {
  if (writing && planner.picked !== null)
    return t(pickedWords[planner.victims(writing).length ? 1 : 0][planner.nests(writing) ? 1 : 0], {
      name: plotName(planner.picked, scene.plots.get(planner.picked) ?? {}),
    });
  if (plan.every(({ act }) => act !== 'nothing')) return t('pol-ask-whole');
  return t(whole ? 'pol-ask-plan' : 'pol-ask-plan-near', { n: planner.slot + 1 });
};
export function question(ask: Asked, view: View): string {
  switch (ask.ask) {
    case 'plan':
      return planText(view);
    case 'show':
      return t('pol-ask-show', { name: view.names[ask.to] ?? '' });
    case 'radio':
      return t('pol-ask-radio', { name: plotName(ask.card) });
    case 'hospital':
      return t('pol-ask-hospital', { in: plotIn(ask.from, view.scene.plots.get(ask.from) ?? {}) });
    case 'archives':
    case 'market':
    case 'lay':
      return t(questions[ask.ask].text);
  }
}
