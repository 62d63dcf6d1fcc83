// Written by scripts/check-i18n.mjs --write.
export type RatlandNotationKey =
  | 'land-notation-active'
  | 'land-notation-area'
  | 'land-notation-event'
  | 'land-notation-food'
  | 'land-notation-options'
  | 'land-notation-rats'
  | 'land-notation-sent'
  | 'land-notation-stock';
