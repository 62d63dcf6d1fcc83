// The game's words: every face, ask and button has its text here, once.
import type { Face } from '../../art/cards/faces';
import type { Key } from '../../i18n/keys';

export const faceWords: Record<Face, Key> = {
  '0': 'face-0',
  '1': 'face-1',
  '2': 'face-2',
  '3': 'face-3',
  '4': 'face-4',
  '5': 'face-5',
  '6': 'face-6',
  '7': 'face-7',
  '8': 'face-8',
  '9': 'face-9',
  SW: 'face-swap',
  D2: 'face-draw2',
  PK: 'face-peek',
  SP: 'face-super-peek',
};

/** What a player can be asked, and the buttons that answer without touching a card. */
export const asks = {
  first_look: { text: 'ask-first-look', buttons: ['do-done'] },
  source: { text: 'ask-source', buttons: ['do-draw', 'do-take'] },
  source_deck: { text: 'ask-source-deck', buttons: ['do-draw'] },
  take: { text: 'ask-take', buttons: ['do-back'] },
  keep: { text: 'ask-keep', buttons: ['do-discard'] },
  keep_again: { text: 'ask-keep-again', buttons: ['do-discard'] },
  swap: { text: 'ask-swap', buttons: ['do-decline'] },
  swap_own: { text: 'ask-swap-own', buttons: ['do-back', 'do-decline'] },
  swap_theirs: { text: 'ask-swap-theirs', buttons: ['do-back', 'do-decline'] },
  draw2: { text: 'ask-draw2', buttons: ['do-again', 'do-stop'] },
  peek: { text: 'ask-peek', buttons: ['do-decline'] },
  super_peek: { text: 'ask-super-peek', buttons: ['do-look', 'do-decline'] },
  // a last turn is too late to use what is seen: it is not what one would do first
  super_peek_last: { text: 'ask-super-peek-last', buttons: ['do-decline', 'do-look'] },
  look: { text: 'ask-look', buttons: ['do-done'] },
  call: { text: 'ask-call', buttons: ['do-call', 'do-no-call'] },
  ready: { text: 'ask-ready', buttons: ['do-ready'] },
  wait: { text: 'ask-wait', buttons: [] },
  wait_all: { text: 'ask-wait-all', buttons: [] },
  deal: { text: 'ask-deal', buttons: [] },
  quiet: { text: 'ask-quiet', buttons: [] },
  over: { text: 'ask-over', buttons: [] },
} as const satisfies Record<string, { text: Key; buttons: readonly Key[] }>;
export type AskKind = keyof typeof asks;
export type AskButton = (typeof asks)[AskKind]['buttons'][number];
