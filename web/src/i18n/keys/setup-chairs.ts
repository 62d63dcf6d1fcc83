// Written by scripts/check-i18n.mjs --write.
export type SetupChairsKey =
  | 'position-sit'
  | 'position-sit-line'
  | 'seat-bot-ask'
  | 'seat-bot-by-name'
  | 'seat-bot-line'
  | 'seat-bot-name'
  | 'seat-order'
  | 'seat-remove'
  | 'seat-remove-line'
  | 'seat-who';
