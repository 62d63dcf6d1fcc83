// Written by scripts/check-i18n.mjs --write.
export type TableReactionsKey =
  | 'react-bravo'
  | 'react-gasp'
  | 'react-label'
  | 'react-laugh'
  | 'react-sulk'
  | 'react-thanks'
  | 'react-yawn';
