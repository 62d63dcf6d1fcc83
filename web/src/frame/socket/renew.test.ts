import { expect, it } from 'vitest';
import { renew } from './renew';

it('loads an old page anew, and only once', () => {
  const kept = new Map<string, string>();
  const tab = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  let loaded = 0;
  renew(tab, () => loaded++);
  renew(tab, () => loaded++);
  expect(loaded).toBe(1);
});
