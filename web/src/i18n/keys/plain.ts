// Written by scripts/check-i18n.mjs --write.
export type PlainKey =
  | 'plain-ask'
  | 'plain-change'
  | 'plain-help'
  | 'plain-help-news'
  | 'plain-help-position'
  | 'plain-help-seat'
  | 'plain-over'
  | 'plain-sealed'
  | 'plain-wait';
