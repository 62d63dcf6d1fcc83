// The page's own ESLint, on files that were never written: what must not be imported is refused, however it is written.
import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));
const eslint = new ESLint({ cwd: web });

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: `${web}src/${file}` });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'layers/layers').map(({ message }) => message);
}
const svelte = (script: string): string => `<script lang="ts">\n  ${script}\n</script>\n`;

// The first one reads the whole configuration.
describe('what the folders of src may import', { timeout: 60_000 }, () => {
  it.each([
    ['frame/words/x.ts', `export { options } from '../../games/ratland/options';`],
    ['frame/words/x.ts', `export * from '../../games';`],
    ['frame/words/x.ts', `import type { Sight } from '../../wire/ratland';\nexport type X = Sight;`],
    ['frame/words/x.ts', `export type X = import('../../games/ratland/plan').Step;`],
    ['frame/table/x.test.ts', `import { sightWith } from '../../games/ratland/samples';\nsightWith();`],
    ['frame/setup/X.svelte', `{#await import('../../games/rattus-cartus/Corners.svelte') then { default: Corners }}<Corners />{/await}`],
    ['frame/room/X.svelte', svelte(`import Mini from '../../art/scene/minis/RatLand.svelte';`) + '<Mini />'],
    ['lib/X.svelte', svelte(`import Room from '../frame/room/Room.svelte';`) + '<Room />'],
    ['lib/x.ts', `export const x = () => import('./../games/ratland');`],
    ['art/x.ts', `export * from '../lib/motion';`],
    ['art/rats/x.ts', `export * from '../../frame/words/bots';`],
    ['i18n/x.ts', `export * from '../frame/words/bots';`],
    ['games/ratland/x.ts', `export * from '../ratapolis/lots';`],
    ['games/ratapolis/setup/x.ts', `export * from '../../ratland/plan';`],
    ['games/ratland/x.ts', `export { games } from '..';`],
  ])('%s: refused', async (file, code) => {
    expect(await refusals(file, code)).toHaveLength(1);
  });

  it.each([
    ['frame/words/x.ts', `export * from '../contract/listing';\nexport * from '../../lib/motion';\nexport type * from '../../wire';`],
    ['games/ratland/x.ts', `export * from './plan';\nexport * from '../../frame/contract/game';\nexport type * from '../../wire/ratland';`],
    ['games/index.ts', `export const x = [() => import('./ratland'), () => import('./ratapolis/offer')];`],
    ['lib/X.svelte', svelte(`import Icon from '../art/Icon.svelte';`) + '<Icon name="help" />'],
    ['main.ts', `export * from './games';\nexport * from './frame/state/cellar.svelte';`],
  ])('%s: taken', async (file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });
});
