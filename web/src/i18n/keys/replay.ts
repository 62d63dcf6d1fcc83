// Written by scripts/check-i18n.mjs --write.
export type ReplayKey =
  | 'eyes-gallery'
  | 'eyes-of'
  | 'eyes-truth'
  | 'replay-at'
  | 'replay-back'
  | 'replay-begin'
  | 'replay-better'
  | 'replay-eyes'
  | 'replay-here'
  | 'replay-late'
  | 'replay-moment'
  | 'replay-next'
  | 'replay-pause'
  | 'replay-play'
  | 'replay-step'
  | 'replay-turning';
