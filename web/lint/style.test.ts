import { describe, expect, it } from 'vitest';
import { faultsAmong, faultsOf } from './style.js';

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

describe('colours, shadows and breakpoints have names', () => {
  const faults = (text: string) => faultsOf('src/frame/A.svelte', text).map((fault) => fault.replace('src/frame/A.svelte:', ''));

  it.each([
    ['<path fill="#a3302b" />', '#a3302b'],
    ['a {\n color: #FFF;\n}', '#FFF', 2],
    ["const fur = ['#2b1a14', 1];", '#2b1a14'],
    ['border: 2px solid rgb(14 8 8 / 0.5);', 'rgb(14 8 8 / 0.5)'],
    ['background: linear-gradient(hsl(30deg 20% 10%), var(--night));', 'hsl(30deg 20% 10%)'],
    ['<stop stop-color="white" />', 'white'],
    ['outline: 3px solid Tomato;', 'Tomato'],
  ])('%j is a colour', (text, is, line = 1) => expect(faults(text)).toEqual([`${line}: a colour without a name: ${is}`]));
  it.each([
    ['box-shadow: inset 0 2px 0 var(--line), var(--foot);', 'inset 0 2px 0 var(--line)'],
    ['text-shadow:\n  0 1px 0 var(--line);', '0 1px 0 var(--line)'],
    ['filter: drop-shadow(0 0 4px var(--lit));', '0 0 4px var(--lit)'],
  ])('%j is a shadow', (text, is) => expect(faults(text)).toEqual([`1: a shadow without a name: ${is}`]));
  it.each(['@media (max-width: 640px)', '@media (--desk) and (min-height: 50em)', "matchMedia('(width < 640px)')"])(
    '%j is a breakpoint',
    (text) => expect(faults(text)).toEqual([`1: a breakpoint without a name: ${text}`]),
  );
  it.each([
    '<path fill="none" stroke="currentColor" /><use href="#fade" /><rect fill="url(#bed)" />',
    '{#each cards as card (card)}{#if card}<Eye {white} fill={white} />{/if}{/each}',
    'class Line {\n  #face = 1;\n  #fed() {}\n}',
    "type Cheese = { colour: 'white' | 'black' }; go('#/table/abc');",
    'color: var(--plum); background: transparent; transition: color 1s;',
    'box-shadow: none; filter: drop-shadow(var(--foot));',
    'box-shadow: var(--foot), 0 0 0 clamp(1px, var(--card, 80px) * 0.03, 3px) var(--line), 0 0 0 calc(4 * var(--unit)) var(--lit);',
    '@media (--desk) and (--low), (prefers-reduced-motion: reduce) {',
    '@container (max-width: 300px) {',
  ])('%j is fine', (text) => expect(faults(text)).toEqual([]));
  it.each(['src/art/paints.css', 'src/lib/tokens.css', 'src/art/rats/seats.ts', 'src/art/cartus/classes.ts', 'src/art/ratapolis/paint.ts'])(
    'colours are written in %s',
    (path) => expect(faultsOf(path, "--plum: #4a3157; fur: '#4a3157'")).toEqual([]),
  );
});

describe('names are given and needed', () => {
  const box = ['src/art/paints.css', ':root {\n  --plum: #4a3157;\n}'] as const;
  it('a name that nothing has, one that nobody needs, and a paint that is changed', () => {
    expect(faultsAmong([box, ['src/a.svelte', '<path fill="var(--plumm)" />']])).toEqual([
      'src/a.svelte: nothing is called --plumm',
      'src/art/paints.css: nobody needs --plum',
    ]);
    expect(faultsAmong([box, ['src/a.svelte', '<b style:--plum={x}></b><i fill="var(--plum)"></i>']])).toEqual([
      'src/a.svelte: --plum is a paint, which nothing changes',
    ]);
    expect(faultsAmong([['src/a.svelte', '@media (--phnoe) {']])).toEqual(['src/a.svelte: nothing is called --phnoe']);
  });
  it('a component may set what it or another reads', () => {
    expect(
      faultsAmong([box, ['src/a.svelte', '<b style:--x={x}>'], ['src/b.svelte', 'a { --y: var(--plum); left: var(--x); top: var(--y); }']]),
    ).toEqual([]);
  });
});
