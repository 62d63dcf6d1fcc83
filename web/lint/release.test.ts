import { expect, it } from 'vitest';
import { partsOf, type Chunk } from '../scripts/release.js';

const chunk = (name: string, modules: string[], links: Partial<Chunk> = {}): Chunk => ({
  fileName: `${name}.js`,
  facadeModuleId: modules[0] === undefined ? null : `/src/${modules[0]}`,
  moduleIds: modules.map((id) => `/src/${id}`),
  imports: [],
  dynamicImports: [],
  css: [],
  ...links,
});

it('says which part of the house needs a file', () => {
  const parts = partsOf([
    chunk('index', ['main.ts', 'frame/App.svelte'], { dynamicImports: ['lobby.js', 'table.js', 'ratland.js', 'tat.js'] }),
    chunk('lobby', ['frame/pages/LobbyPage.svelte'], { imports: ['index.js'], css: ['lobby.css'] }),
    chunk('table', ['frame/pages/TablePage.svelte'], { imports: ['index.js'], dynamicImports: ['sheet.js'] }),
    chunk('sheet', ['frame/table/EndSheet.svelte'], { imports: ['table.js'] }),
    chunk('ratland', ['games/ratland/index.ts'], {
      imports: ['table.js', 'cheese.js'],
      dynamicImports: ['scene.js'],
      css: ['ratland.css'],
    }),
    chunk('tat', ['games/rat-a-tat-cat/index.ts'], { imports: ['cheese.js'] }),
    chunk('cheese', ['art/Cheese.svelte']),
    chunk('scene', ['art/ratland/Scene.svelte']),
    chunk('url', ['pocket/modules/ratland.wasm?url']),
    chunk('shelf', ['i18n/shelves/de.ts'], { dynamicImports: ['de.js', 'ratland-de.js'] }),
    chunk('de', ['i18n/de/room.ftl?raw']),
    chunk('ratland-de', ['i18n/de/ratland-rules.ftl?raw']),
  ]);
  expect(parts).toEqual({
    page: ['index.js', 'lobby.js', 'lobby.css'],
    frame: ['table.js', 'sheet.js'],
    ratland: ['ratland.js', 'ratland.css', 'cheese.js', 'scene.js', 'url.js'],
    'rat-a-tat-cat': ['tat.js', 'cheese.js'],
    de: ['shelf.js', 'de.js'],
    'ratland/de': ['ratland-de.js'],
  });
});
