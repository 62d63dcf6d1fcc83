// Which folder of src may import from which: the frame knows no game, no game knows another. Paths are resolved, so it does not
// matter how they are written, nor whether the import is static or fetched later.
import { dirname, relative, resolve } from 'node:path';

const below = ['art', 'i18n'];
const mayUse = {
  i18n: [],
  art: ['wire'],
  lib: below,
  frame: [...below, 'lib', 'wire', 'worker'],
  games: [...below, 'lib', 'wire', 'frame'],
  worker: [],
  pocket: ['wire', 'frame'],
};
/** What is drawn for one game alone. */
const gameArt = /^art\/(cards|cartus|ratapolis|ratland|scene\/minis)\//;
/** The types of one game alone. */
const gameWire = /^wire\/(?!index|protocol)/;

/** `games/ratland/log.ts` is in the folder `ratland` of the layer `games`; `games/index.ts` is in none. */
const placed = (path) => {
  const [layer, folder, ...rest] = path.split('/');
  return { layer, game: layer === 'games' && rest.length ? folder : null };
};

/** Why `from` may not import `to`, both as paths below src; null where it may. */
export function refusal(from, to) {
  const [a, b] = [placed(from), placed(to)];
  const allowed = mayUse[a.layer];
  if (!allowed || to.startsWith('..')) return null;
  if (a.layer === 'frame' && (gameArt.test(to) || gameWire.test(to))) return 'the frame knows no game';
  if (a.layer !== b.layer) return allowed.includes(b.layer) ? null : `${a.layer} does not know ${b.layer}`;
  // The list of games knows them all; a game knows itself and not the list.
  return a.game && a.game !== b.game ? 'a game knows no other game' : null;
}

export default {
  meta: { type: 'problem', schema: [{ type: 'object', properties: { src: { type: 'string' } } }] },
  create(context) {
    const src = context.options[0].src;
    const check = (source) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = relative(src, resolve(dirname(context.filename), source.value)).replaceAll('\\', '/');
      const message = refusal(relative(src, context.filename).replaceAll('\\', '/'), to === 'games' ? 'games/index' : to);
      if (message) context.report({ node: source, message: `${message}: ${source.value}` });
    };
    return {
      ImportDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      TSImportType: ({ source }) => check(source),
    };
  },
};
