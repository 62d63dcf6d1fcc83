// Written by scripts/check-i18n.mjs --write.
export type TableTalkKey =
  | 'chat-empty'
  | 'chat-send'
  | 'chat-write'
  | 'line-about';
