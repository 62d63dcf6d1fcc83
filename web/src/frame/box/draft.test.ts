import { describe, expect, it } from 'vitest';
import type { BoxRead, BoxText, DifferenceInfo, ValueInfo } from '../../wire';
import type { Api } from '../api/client';
import { BoxDraft } from './draft.svelte';

const value = (path: string, value: ValueInfo['value']): ValueInfo => ({ path, value, provenance: 'rulebook' });
const good = (values: ValueInfo[], differences: DifferenceInfo[] = [], parts = 'ours'): BoxRead => ({
  is: 'good',
  parts,
  file: parts,
  values,
  differences,
});
const ours = good([value('rats', 10), value('hand', 5)]);
const kept = good([value('rats', 12), value('hand', 5)], [{ path: 'rats', standard: 10, here: 12 }], 'kept');

/** A house that answers when it is told to. */
function slowHouse(answers: (text: BoxText) => BoxRead) {
  const asked: { path: string; text: BoxText; answer: () => void }[] = [];
  const ask = (path: string, call: { json: BoxText }) =>
    new Promise((done) => asked.push({ path, text: call.json, answer: () => done(answers(call.json)) }));
  return { asked, api: { ask } as unknown as Pick<Api, 'ask'> };
}
const quick = (answers: (text: BoxText) => BoxRead): Pick<Api, 'ask'> =>
  ({ ask: (_: string, { json }: { json: BoxText }) => Promise.resolve(answers(json)) }) as unknown as Pick<Api, 'ask'>;

describe('a box that is corrected', () => {
  it('is as ours until something is corrected, and again when that is taken back', async () => {
    const draft = new BoxDraft(
      'g',
      quick(() => ours),
    );
    await draft.open({});
    expect(draft.differing).toEqual([]);
    await draft.set('rats', 11);
    expect([draft.at('rats'), draft.ours('rats')]).toEqual([11, 10]);
    expect(draft.differing).toEqual([{ path: 'rats', ours: 10, here: 11 }]);
    await draft.restore('rats');
    expect([draft.differing, draft.corrections.size]).toEqual([[], 0]);
  });
  it('differs from ours and not from what it was before', async () => {
    const draft = new BoxDraft(
      'g',
      quick(() => kept),
    );
    await draft.open({ parts: 'kept' });
    expect([draft.parts, draft.differing]).toEqual(['kept', [{ path: 'rats', ours: 10, here: 12 }]]);
    await draft.restore('rats');
    expect([draft.parts, draft.differing, draft.corrections.get('rats')]).toEqual([undefined, [], 10]);
  });
  it('may have something where ours has nothing, and nothing where ours has something', async () => {
    const draft = new BoxDraft(
      'g',
      quick(() => ours),
    );
    await draft.open({});
    await draft.set('cats', 1);
    await draft.set('hand', undefined);
    expect(draft.differing).toEqual([
      { path: 'hand', ours: 5, here: undefined },
      { path: 'cats', ours: undefined, here: 1 },
    ]);
    expect(draft.corrections.get('hand')).toBeNull();
  });
  it('believes the answer to what stands there now, and asks no more often than it is answered', async () => {
    const bad: BoxRead = { is: 'bad', path: 'rats', fits: [0, 20], entry: 'rats', problem: 'too many' };
    const { asked, api } = slowHouse(({ corrections = [] }) => (Number(corrections[0]?.value) > 20 ? bad : ours));
    const draft = new BoxDraft('g', api);
    const opened = draft.open({});
    asked[0]?.answer();
    await opened;
    const first = draft.set('rats', 30);
    const last = draft.set('rats', 15);
    expect(asked).toHaveLength(2);
    asked[1]?.answer();
    await new Promise((done) => setTimeout(done));
    expect(draft.bad).toBeNull();
    expect(asked.map(({ text }) => text.corrections?.[0]?.value)).toEqual([undefined, 30, 15]);
    asked[2]?.answer();
    await Promise.all([first, last]);
    expect([draft.bad, asked.length]).toEqual([null, 3]);
    const again = draft.set('rats', 21);
    asked[3]?.answer();
    await again;
    expect(draft.bad).toEqual(bad);
  });
  it('goes by the name that the house gives it, once it is handed in', async () => {
    const draft = new BoxDraft(
      'g',
      quick(({ corrections = [] }) => (corrections.length ? kept : ours)),
    );
    await draft.open({});
    expect(draft.parts).toBeUndefined();
    await draft.set('rats', 12);
    expect(await draft.handIn()).toBe('kept');
    expect([draft.parts, draft.corrections.size, draft.differing]).toEqual(['kept', 0, [{ path: 'rats', ours: 10, here: 12 }]]);
  });
  it('stays what it is when a file is brought that is no box', async () => {
    const none: BoxRead = { is: 'bad', path: null, fits: null, entry: 'g.toml', problem: 'unknown field' };
    const draft = new BoxDraft(
      'g',
      quick(({ file }) => (file === 'x' ? none : ours)),
    );
    await draft.open({});
    await draft.open({ file: 'x' });
    expect([draft.unreadable, draft.values.length]).toEqual([none, 2]);
    await draft.open({ file: 'y' });
    expect(draft.unreadable).toBeNull();
  });
});
