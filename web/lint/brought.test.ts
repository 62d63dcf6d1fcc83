import { expect, it } from 'vitest';
import { unbrought } from './brought.js';

const partOf = new Map([['name-yours', 'room']]);
const tag = "<script>import { t } from '../i18n';</script>{t('name-yours')}";
const house = (pages: string, table: string) =>
  unbrought(
    new Map([
      ['main.ts', "import { doors } from './pages';"],
      ['pages/index.ts', pages],
      ['pages/Lobby.svelte', "<script>import Tag from '../room/Tag.svelte';</script>"],
      ['pages/Table.svelte', table],
      ['room/Tag.svelte', tag],
    ]),
    partOf,
    'main.ts',
  );
const lobby = "const lobby = () => Promise.all([import('./Lobby.svelte'), bring('room')]);\n";
const table = "const table = () => import('./Table.svelte');\n";
const sits = "<script>import Tag from '../room/Tag.svelte';</script>";

it('texts are brought on every way to those who say them', () => {
  expect(house(lobby, '')).toEqual([]);
  expect(house(lobby + table, sits)).toEqual([
    'room/Tag.svelte: nobody brings room on the way main.ts > pages/index.ts > pages/Table.svelte > room/Tag.svelte',
  ]);
  expect(house(lobby + table, `<script>import Tag from '../room/Tag.svelte'; void bring('room');</script>`)).toEqual([]);
  expect(house(lobby + table.replace("import('./Table.svelte')", "(['room'].map(bring), import('./Table.svelte'))"), sits)).toEqual([]);
});

it('a comment brings nothing, and a type is no way', () => {
  expect(house(lobby + table, `<!-- bring('room') -->\n${sits}`)).toHaveLength(1);
  expect(house(lobby + table, "<script>import type { Tag } from '../room/Tag.svelte';</script>")).toEqual([]);
});
