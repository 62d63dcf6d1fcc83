import { expect, it } from 'vitest';
import { breakpointsIn, paintsIn, writtenOut } from './names.js';

const names = {
  breakpoints: breakpointsIn('@custom-media --desk (min-width: 1001px);\n@custom-media --low (max-height: 800px);'),
  paints: paintsIn(':root {\n  --brick: #55302a;\n}'),
};

it('breakpoints and paints are written out, other properties are left', () => {
  expect(writtenOut('@media (--desk) and (--low) { a { color: var(--brick); margin: var(--gap) } }', names)).toBe(
    '@media (min-width: 1001px) and (max-height: 800px) { a { color: #55302a; margin: var(--gap) } }',
  );
  expect(writtenOut(`<path fill="var(--brick)" /><Cat fur={old ? 'var(--brick)' : fur} />`, names)).toBe(
    `<path fill="#55302a" /><Cat fur={old ? '#55302a' : fur} />`,
  );
});
it('a breakpoint that nobody has named stops the build', () => {
  expect(() => writtenOut('@media (--dsek) {}', names)).toThrow('no breakpoint is called --dsek');
});
