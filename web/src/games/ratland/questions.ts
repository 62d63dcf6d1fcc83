// What the bar says for each question, and what its yes and no are called.
import type { Key } from '../../i18n/keys';
import type { Ask } from '../../wire/ratland';

type Question = { readonly text: Key; readonly yes: Key; readonly no: Key };
const none = { yes: 'land-do-yes', no: 'land-do-no' } as const;

export const questions: Record<Ask['ask'], Question> = {
  keep_clan: { text: 'land-ask-keep-clan', ...none },
  board: { text: 'land-ask-board', ...none },
  holy_rat: { text: 'land-ask-holy-rat', yes: 'land-do-holy-rat', no: 'land-do-leave-grave' },
  deploy: { text: 'land-ask-deploy', ...none },
  move: { text: 'land-ask-move', yes: 'land-do-move', no: 'land-do-stay' },
  ninja: { text: 'land-ask-ninja', yes: 'land-do-ninja', no: 'land-do-no' },
  add: { text: 'land-ask-add', yes: 'land-do-yes', no: 'land-do-add-none' },
  wound: { text: 'land-ask-wound', ...none },
  put_back: { text: 'land-ask-put-back', yes: 'land-do-yes', no: 'land-do-keep-all' },
  swap: { text: 'land-ask-swap', yes: 'land-do-yes', no: 'land-do-no-swap' },
  scavenge: { text: 'land-ask-scavenge', yes: 'land-do-scavenge', no: 'land-do-no' },
  lecter: { text: 'land-ask-lecter', yes: 'land-do-yes', no: 'land-do-no-lecter' },
  starve: { text: 'land-ask-starve', ...none },
  alchemy: { text: 'land-ask-alchemy', yes: 'land-do-yes', no: 'land-do-no-alchemy' },
};
