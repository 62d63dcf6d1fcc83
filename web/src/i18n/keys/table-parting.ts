// Written by scripts/check-i18n.mjs --write.
export type TablePartingKey =
  | 'give-up-alone'
  | 'give-up-help'
  | 'give-up-not'
  | 'give-up-title'
  | 'leave-help'
  | 'leave-title'
  | 'seat-back'
  | 'seat-went'
  | 'seat-went-soon'
  | 'stay';
