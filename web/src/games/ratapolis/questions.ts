// What the bar says for each question, and what its yes and no are called.
import type { Key } from '../../i18n/keys';
import type { Asked } from '../../wire/ratapolis';

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
