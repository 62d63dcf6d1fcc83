// Chance of this device, in the letters and digits that a table wants.
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const bytes = (count: number) => [...crypto.getRandomValues(new Uint8Array(count))];

/** A name that nobody can guess, as the house writes them. */
export const letters = (count: number): string =>
  bytes(count)
    .map((byte) => alphabet[byte % 32])
    .join('');
export const dice = (): string =>
  bytes(32)
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
