// Written by scripts/check-i18n.mjs --write.
export type BoxMarkKey =
  | 'box-differs'
  | 'box-differs-lead'
  | 'box-differs-see'
  | 'box-differs-title'
  | 'box-look-into'
  | 'box-no'
  | 'box-not-read'
  | 'box-nothing'
  | 'box-restore'
  | 'box-row'
  | 'box-row-back'
  | 'box-row-change'
  | 'box-row-open'
  | 'box-row-ours'
  | 'box-row-yours'
  | 'box-yes';
