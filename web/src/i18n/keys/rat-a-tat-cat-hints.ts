// Written by scripts/check-i18n.mjs --write.
export type RatATatCatHintsKey =
  | 'tat-hint-keep'
  | 'tat-hint-peek'
  | 'tat-hint-swap'
  | 'tat-hint-take';
