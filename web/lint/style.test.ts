import { describe, expect, it } from 'vitest';
import { faultsOf } from './style.js';

describe('no line over 140', () => {
  const [long, fits] = ['x'.repeat(141), 'ё'.repeat(140)];
  it('is counted in characters and told by its place', () => {
    expect(faultsOf('src/frame/a.ts', `${fits}\n${long}`)).toEqual(['src/frame/a.ts:2: 141 characters, at most 140']);
  });
  it.each(['src/wire/protocol.ts', 'src/games/ratland/fixtures.json', 'src/games/ratland/fixtures/plans.ts', 'src/i18n/en/frame.ftl'])(
    'is not asked of %s',
    (path) => expect(faultsOf(path, long)).toEqual([]),
  );
});
