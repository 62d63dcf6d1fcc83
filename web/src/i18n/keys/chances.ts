// Written by scripts/check-i18n.mjs --write.
export type ChancesKey =
  | 'chances-counting'
  | 'chances-end'
  | 'chances-frame'
  | 'chances-graph'
  | 'chances-how'
  | 'chances-none'
  | 'chances-step'
  | 'chances-table'
  | 'chances-turning';
