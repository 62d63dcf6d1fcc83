// Written by scripts/check-i18n.mjs --write.
export type WordsKey =
  | 'guest-first'
  | 'guest-last';
