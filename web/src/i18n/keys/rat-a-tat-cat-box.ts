// Written by scripts/check-i18n.mjs --write.
export type RatATatCatBoxKey =
  | 'tat-box-call'
  | 'tat-box-classic'
  | 'tat-box-count'
  | 'tat-box-count-classic'
  | 'tat-box-decision'
  | 'tat-box-deluxe'
  | 'tat-box-first-look'
  | 'tat-box-ready'
  | 'tat-box-super-peek-each'
  | 'tat-box-times';
