// Written by scripts/check-i18n.mjs --write.
export type PagesSetupKey =
  | 'here-ready'
  | 'here-sits'
  | 'open-table'
  | 'seat-add'
  | 'seat-asked-line'
  | 'setup-alone'
  | 'setup-more'
  | 'setup-rules'
  | 'setup-seats'
  | 'setup-wait'
  | 'table-private-help'
  | 'table-public-help'
  | 'who-may-come';
