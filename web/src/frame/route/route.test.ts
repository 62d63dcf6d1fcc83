import { describe, expect, it } from 'vitest';
import { read, write, type Route } from './route';

const routes: readonly Route[] = [
  { at: 'lobby' },
  { at: 'new', game: 'rat-a-tat-cat', like: null, position: null, parts: null },
  { at: 'new', game: 'rat-a-tat-cat', like: 'T1', position: null, parts: null },
  { at: 'new', game: 'rat-a-tat-cat', like: 'T1', position: 'A[2:A# 5 9 7] B[1 4+4 & ?];\ndeck 3 8 ..; rounds=1 100%', parts: null },
  { at: 'new', game: 'ratland', like: null, position: '', parts: null },
  { at: 'new', game: 'ratland', like: null, position: null, parts: 'a0' },
  { at: 'box', game: 'ratland', parts: null },
  { at: 'box', game: 'rattus-cartus', parts: 'ab12' },
  { at: 'table', id: 'Ab/c 1' },
  { at: 'pass', id: 'pocket-pass-abc' },
  { at: 'invite', code: 'x-_y' },
  { at: 'replay', id: 'T', frame: 12, eyes: 3 },
  { at: 'replay', id: 'T', frame: 0, eyes: 'truth' },
  { at: 'replay', id: null, frame: 0, eyes: null },
  { at: 'rules', game: 'rat-a-tat-cat', topic: 'call' },
  { at: 'learn', game: 'rat-a-tat-cat' },
  { at: 'board', game: 'ratland' },
  { at: 'person', name: 'Ada of the Vaults/2' },
  { at: 'days' },
  { at: 'day', day: '2026-01-31', game: 'rat-a-tat-cat' },
  { at: 'me' },
  { at: 'kept' },
  { at: 'pocket' },
  { at: 'programs' },
  { at: 'let-in', code: 'c0de/' },
  { at: 'screen', id: null },
  { at: 'screen', id: 'T' },
  { at: 'show', code: null },
  { at: 'show', code: '0123abcd' },
];

describe('addresses', () => {
  it('are read as they are written', () => {
    for (const route of routes) expect(read(write(route))).toEqual(route);
  });
  it('lead to the lobby when empty', () => {
    for (const hash of ['', '#', '#/']) expect(read(hash)).toEqual({ at: 'lobby' });
  });
  it('do not trust what they say', () => {
    expect(read('#/replay/T?at=-5&eyes=everyone')).toEqual({ at: 'replay', id: 'T', frame: 0, eyes: null });
    expect(read('#/replay/T?at=zz')).toMatchObject({ frame: 0 });
    for (const hash of ['#/nowhere/x', '#/table', '#/table/a/b', '#/me/x', '#/let-in', '#/table/%E0%A4%A'])
      expect(read(hash)).toEqual({ at: 'lost' });
  });
});
