// Written by scripts/check-i18n.mjs --write.
export type HintsKey =
  | 'hint-as-good'
  | 'hint-bad'
  | 'hint-best'
  | 'hint-chance'
  | 'hint-how'
  | 'hint-sole'
  | 'hint-somebody'
  | 'hint-thinking'
  | 'hint-title'
  | 'hint-worse';
