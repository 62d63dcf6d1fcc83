// Written by scripts/check-i18n.mjs --write.
export type RoomLookKey =
  | 'look-ash'
  | 'look-bow'
  | 'look-cap'
  | 'look-coal'
  | 'look-coat'
  | 'look-cocoa'
  | 'look-cream'
  | 'look-crown'
  | 'look-ginger'
  | 'look-glasses'
  | 'look-nothing'
  | 'look-scarf'
  | 'look-slate'
  | 'look-title'
  | 'name-help';
