// Written by scripts/check-i18n.mjs --write.
export type RattusCartusHintsKey =
  | 'cart-hint-discard'
  | 'cart-hint-discard-none'
  | 'cart-hint-give'
  | 'cart-hint-look'
  | 'cart-hint-privilege'
  | 'cart-hint-visit'
  | 'cart-hint-visit-alone';
