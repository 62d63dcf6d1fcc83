import { expect, it, vi } from 'vitest';
import type { Company } from '../../wire';
import { CompanyState } from './company.svelte';

const friend = (guest: string, here: boolean) => ({ guest, name: guest, look: null, is_bot: false, regular: true, here });
const company = (part: Partial<Company> = {}): Company => ({ friends: [], asking: [], asked: [], blocked: [], link: null, ...part });

it('tells the bell which friends are here, whichever door has said it', async () => {
  const learn = vi.fn();
  const answer = company({ friends: [friend('bo', true), friend('cy', false)] });
  const it = new CompanyState({ ask: vi.fn(() => Promise.resolve(answer)) as never }, { learn }, { current: { guest: 'ada' } });
  expect(it.known).toBeNull();
  await it.befriend('bo');
  expect([it.known, learn.mock.calls]).toEqual([answer, [[['bo']]]]);
});

it('keeps what was told from whoever comes after', async () => {
  const me = { current: { guest: 'ada' } as { guest: string } | null };
  const it = new CompanyState({ ask: vi.fn(() => Promise.resolve(company())) as never }, { learn: vi.fn() }, me);
  await it.look();
  expect(it.known).not.toBeNull();
  me.current = { guest: 'bo' };
  expect(it.known).toBeNull();
  me.current = null;
  expect(it.known).toBeNull();
});

it('knows its link as soon as there is one, and not when it is withdrawn', async () => {
  const ask = vi.fn((path: string, call?: { method?: string }) =>
    Promise.resolve(path === '/me/friend-link' ? (call?.method === 'POST' ? { code: 'c' } : undefined) : company()),
  );
  const it = new CompanyState({ ask: ask as never }, { learn: vi.fn() }, { current: { guest: 'ada' } });
  await it.look();
  await it.makeLink();
  expect(it.known?.link).toBe('c');
  await it.withdrawLink();
  expect(it.known?.link).toBeNull();
});
