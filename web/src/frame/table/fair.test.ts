import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { holds, unhex } from './fair';

const seed = '00ff10'.padEnd(64, 'a');
const commitment = createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex');

it('believes only the seed that was promised', async () => {
  expect(await holds(seed, commitment)).toBe(true);
  expect(await holds(seed.replace('00', '01'), commitment)).toBe(false);
  expect(await holds('nonsense', commitment)).toBe(false);
  expect(unhex('0g')).toBeNull();
});
