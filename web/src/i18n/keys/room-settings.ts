// Written by scripts/check-i18n.mjs --write.
export type RoomSettingsKey =
  | 'set-language'
  | 'set-motion'
  | 'set-sound'
  | 'set-theme'
  | 'theme-dark'
  | 'theme-light';
