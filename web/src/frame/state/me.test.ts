import { afterEach, expect, it, vi } from 'vitest';
import { speak } from '../../i18n/index.svelte';
import { Refusal, type Api } from '../api/client';
import { firsts } from '../words/guests';
import { MyState } from './me.svelte';
import { toasts } from './toasts.svelte';

afterEach(() => speak('en'));

/** A house that knows whoever it is told to know, and the browser of somebody who has been there. */
function someone(known: Api['me'], wasHere = true) {
  const kept = { wasHere, set: (change: { wasHere?: boolean }) => void Object.assign(kept, change) };
  const becomeGuest = vi.fn(({ name }: { name?: string }) =>
    Promise.resolve({ guest: 'g', name: name ?? 'Named by the house', regular: false, look: null, is_bot: false }),
  );
  const house = { me: known, becomeGuest } as unknown as Api;
  const me = new MyState(house, kept);
  return { me, becomeGuest, house };
}
const noGuest = () => Promise.reject(new Refusal('no_guest'));

it('names a newcomer in the language of the page', async () => {
  await speak('fr');
  const { me } = someone(noGuest, false);
  const { name } = await me.ensure();
  expect(firsts()).toContain(name.split(' ')[0]);
});
it('names one whose cookie is gone in the language of the page, however soon a name is needed', async () => {
  await speak('ru');
  const { me } = someone(noGuest);
  void me.look();
  const { name } = await me.ensure();
  expect(firsts()).toContain(name.split(' ')[0]);
});
it('is nobody any more, and says so, when the house has forgotten who asks', async () => {
  const { me, house } = someone(() => Promise.resolve({ guest: 'g', name: 'Ada', regular: true, look: null, is_bot: false }));
  await me.look();
  house.forgotten?.();
  expect(me.current).toBeNull();
  expect(toasts.all.map(({ key }) => key)).toEqual(['code-no-guest']);
  // The next match makes a guest, with a name of this page.
  expect((await me.ensure()).name).not.toBe('Named by the house');
});
it('asks nobody for a name who is known', async () => {
  const { me, becomeGuest } = someone(() => Promise.resolve({ guest: 'g', name: 'Ada', regular: false, look: null, is_bot: false }));
  void me.look();
  expect((await me.ensure()).name).toBe('Ada');
  expect(becomeGuest).not.toHaveBeenCalled();
});
