// Written by scripts/check-i18n.mjs --write.
export type RattusCartusNotationKey =
  | 'cart-notation-first'
  | 'cart-notation-hand'
  | 'cart-notation-influence'
  | 'cart-notation-nuns'
  | 'cart-notation-privilege'
  | 'cart-notation-rats'
  | 'cart-notation-row';
