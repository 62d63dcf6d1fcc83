// Chance that comes again: the same words give the same numbers.
import { createHash } from 'node:crypto';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** `any(n)` is a number below n. */
export function luck(words) {
  let [block, used, bytes] = [0, 0, Buffer.alloc(0)];
  const any = (below) => {
    if (used + 4 > bytes.length) [bytes, used] = [createHash('sha256').update(`${words} ${block++}`).digest(), 0];
    used += 4;
    return bytes.readUInt32LE(used - 4) % below;
  };
  any.shuffled = (list) =>
    list
      .map((one) => [any(2 ** 30), one])
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);
  return any;
}

export const letters = (count, any) => Array.from({ length: count }, () => alphabet[any(32)]).join('');
export const hex = (any) => Array.from({ length: 64 }, () => any(16).toString(16)).join('');
