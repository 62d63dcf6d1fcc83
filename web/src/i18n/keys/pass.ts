// Written by scripts/check-i18n.mjs --write.
export type PassKey =
  | 'pass-am'
  | 'pass-away'
  | 'pass-common'
  | 'pass-cover'
  | 'pass-done'
  | 'pass-hand'
  | 'pass-only'
  | 'pass-thinking'
  | 'pass-together';
