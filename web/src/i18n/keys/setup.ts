// Written by scripts/check-i18n.mjs --write.
export type SetupKey =
  | 'position-copy'
  | 'position-empty'
  | 'position-example'
  | 'position-expected'
  | 'position-fault'
  | 'position-fault-at'
  | 'position-fault-end'
  | 'position-help'
  | 'position-how'
  | 'position-in'
  | 'position-out'
  | 'position-read'
  | 'position-sections'
  | 'position-sit'
  | 'position-sit-line'
  | 'position-title';
