// Written by scripts/check-i18n.mjs --write.
export type RatapolisNotationKey =
  | 'pol-notation-cat'
  | 'pol-notation-gone'
  | 'pol-notation-held'
  | 'pol-notation-options'
  | 'pol-notation-orange'
  | 'pol-notation-plan'
  | 'pol-notation-players'
  | 'pol-notation-rats'
  | 'pol-notation-up';
