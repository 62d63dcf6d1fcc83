// Written by scripts/check-i18n.mjs --write.
export type RatATatCatNotationKey =
  | 'tat-notation-called'
  | 'tat-notation-deck'
  | 'tat-notation-discard'
  | 'tat-notation-known'
  | 'tat-notation-options'
  | 'tat-notation-row'
  | 'tat-notation-special'
  | 'tat-notation-turn';
