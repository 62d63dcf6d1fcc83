import { beforeEach, expect, it, vi } from 'vitest';
import type { AddressInfo, MyPost } from '../../wire';
import type { Subscribed } from './push';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
const { PostState } = await import('./post.svelte');

const address = (id: string, kind: AddressInfo['kind'] = 'push'): AddressInfo => ({
  id,
  kind,
  to: 'push.example',
  confirmed: true,
  failing: false,
  made_s: 0,
});
const mine = (...addresses: AddressInfo[]): MyPost => ({ push_key: 'key', mail: false, addresses });
const to = { kind: 'push', endpoint: 'https://push.example/1', p256dh: 'p', auth: 'a' } as const;

function opened(answers: Record<string, unknown>, subscribed: Subscribed = to) {
  const ask = vi.fn((path: string, call?: { method?: string }) => Promise.resolve(answers[`${call?.method ?? 'GET'} ${path}`]));
  const [subscribe, unsubscribe] = [vi.fn(() => Promise.resolve(subscribed)), vi.fn(() => Promise.resolve())];
  return { post: new PostState({ ask: ask as never }, { subscribe, unsubscribe }), ask, subscribe, unsubscribe };
}
beforeEach(() => kept.clear());

it('knows which of the addresses is this browser, and forgets it with the address', async () => {
  const { post, subscribe, unsubscribe } = opened({
    'GET /me/post': mine(address('old')),
    'POST /me/post': { post: mine(address('old'), address('new')), secret: null },
    'DELETE /me/post/new': mine(address('old')),
  });
  await post.look();
  expect(await post.tellHere()).toBeNull();
  expect(subscribe).toHaveBeenCalledWith('key');
  expect([post.here, kept.get('ratskeller.push')]).toEqual(['new', 'new']);
  await post.remove('new');
  expect([post.here, kept.size, unsubscribe.mock.calls.length]).toEqual([null, 0, 1]);
});

it('asks the house for nothing where the browser says no', async () => {
  const { post, ask } = opened({}, 'denied');
  expect(await post.tellHere()).toBe('denied');
  expect(ask).not.toHaveBeenCalled();
});

it('lets go of an address that the house has given up', async () => {
  kept.set('ratskeller.push', 'gone');
  const { post, unsubscribe } = opened({ 'GET /me/post': mine() });
  await post.look();
  expect([post.here, unsubscribe.mock.calls.length]).toEqual([null, 1]);
});

it('tells nothing more in the browser of whoever signs out', async () => {
  kept.set('ratskeller.push', 'here');
  const { post, ask } = opened({ 'DELETE /me/post/here': mine() });
  await post.leave();
  expect(ask).toHaveBeenCalledWith('/me/post/here', { method: 'DELETE' });
  expect(post.here).toBeNull();
});
