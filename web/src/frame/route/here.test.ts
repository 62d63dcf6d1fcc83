import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { here } from './here.svelte';

const replaced = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  replaced.mockClear();
  vi.stubGlobal('history', { state: { steps: 2 }, replaceState: replaced });
  vi.stubGlobal('location', { hash: '#/replay/abc' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const scrub = (frame: number) => here.mend({ at: 'replay', id: 'abc', frame, eyes: null });

it('a scrubber that moves on changes the address once, when it rests', () => {
  for (let frame = 1; frame <= 12; frame++) scrub(frame);
  vi.runAllTimers();
  expect(replaced.mock.calls).toEqual([[{ steps: 2 }, '', '#/replay/abc?at=12']]);
});
it.each(['#/', '#/replay', '#/replay/another'])('and not at all once somebody has gone to %s', (hash) => {
  scrub(3);
  location.hash = hash;
  vi.runAllTimers();
  expect(replaced).not.toHaveBeenCalled();
});

describe('the way back', () => {
  /** A browser as far as a history goes: addresses with what is kept beside them, and where one is. */
  function browse(first: string) {
    const entries: { hash: string; state: unknown }[] = [{ hash: first, state: null }];
    let at = 0;
    const heard: (() => void)[] = [];
    const tell = () => heard.forEach((hear) => hear());
    const push = (hash: string) => {
      entries.splice(++at, entries.length, { hash, state: null });
      tell();
    };
    vi.stubGlobal('addEventListener', (_: string, hear: () => void) => heard.push(hear));
    vi.stubGlobal('location', {
      get hash() {
        return entries[at]?.hash ?? '';
      },
      set hash(hash: string) {
        push(hash);
      },
      replace(hash: string) {
        entries[at] = { hash, state: null };
        tell();
      },
    });
    vi.stubGlobal('history', {
      get state() {
        return entries[at]?.state;
      },
      replaceState: (state: unknown) => (entries[at] = { hash: entries[at]?.hash ?? '', state }),
      back: () => (at--, tell()),
    });
    return () => ({ hash: entries[at]?.hash, entries: entries.length });
  }
  const fresh = async () => {
    vi.resetModules();
    const { here } = await import('./here.svelte');
    here.open();
    return here;
  };

  it('leads to where one came from, step by step, and not out of the house', async () => {
    const now = browse('#/');
    const here = await fresh();
    here.go({ at: 'days' });
    here.go({ at: 'rules', game: 'ratland', topic: null });
    here.back();
    expect(now().hash).toBe('#/days');
    here.back();
    expect(now().hash).toBe('#/');
    here.back();
    expect(now().hash).toBe('#/');
  });
  it('leads to the cellar from wherever somebody came in by a link', async () => {
    const now = browse('#/rules/ratland');
    const here = await fresh();
    here.back();
    expect(now().hash).toBe('#/');
  });
  it('is not taken by a late answer, once the visitor has gone to another page', async () => {
    const now = browse('#/invite/abc');
    const here = await fresh();
    const visit = here.visit();
    here.go({ at: 'lobby' });
    expect(visit.lasts).toBe(false);
    visit.replace({ at: 'table', id: 'abc' });
    visit.go({ at: 'table', id: 'abc' });
    expect(now()).toEqual({ hash: '#/', entries: 2 });
  });
  it('is taken while a replay is scrubbed, which is one page', async () => {
    const now = browse('#/replay/abc');
    const here = await fresh();
    const visit = here.visit();
    here.go({ at: 'replay', id: 'abc', frame: 3, eyes: null });
    visit.go({ at: 'table', id: 'abc' });
    expect(now().hash).toBe('#/table/abc');
  });
  it('does not lead through what was replaced, and is known when the page is loaded again', async () => {
    const now = browse('#/');
    (await fresh()).go({ at: 'invite', code: 'abc' });
    const here = await fresh();
    here.replace({ at: 'table', id: 'abc' });
    here.back();
    expect(now()).toEqual({ hash: '#/', entries: 2 });
  });
});
