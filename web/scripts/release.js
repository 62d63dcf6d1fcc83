// What a release consists of, written into /sw.js, which keeps it (src/worker/release.ts): which files each part of the house needs, and
// how many bytes they have. Whatever changes in a release changes that file, and so a browser sees that there is a new one.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the cellar shows; the rest of the frame is needed by whoever plays. */
const cellar = new RegExp(
  [
    String.raw`index\.html$`,
    String.raw`/src/main\.ts$`,
    String.raw`/src/frame/(pages/LobbyPage|pocket/PocketPage|room/Settings|company/bell|words/codes)(\.svelte)?(\.ts)?$`,
    String.raw`/src/games/[^/]+/sign\.ts$`,
  ].join('|'),
);
const worker = 'sw.js';

const partOfWords = (id, games) => {
  const [, lang, name] = /\/src\/i18n\/(\w+)\/([\w-]+)\.ftl/.exec(id) ?? /\/src\/i18n\/shelves\/(\w+)\.ts/.exec(id) ?? [];
  const game = games.find((game) => name === game || name?.startsWith(`${game}-`));
  return lang && (game ? `${game}/${lang}` : lang);
};
const gameOf = (id) => (/\/src\/games\/([^/]+)\//.exec(id) ?? /\/src\/pocket\/modules\/([\w-]+)\.wasm/.exec(id))?.[1];
const only = (values) => (new Set(values).size === 1 ? values[0] : undefined);

/**
 * Parts, by name: `page` is the cellar, `frame` what every table needs, `ratland` a game, `de` the words of the house and `ratland/de`
 * those of the game, `latin` and `cyrillic` the letters.
 */
export function partsOf(chunks) {
  const games = [...new Set(chunks.flatMap(({ moduleIds }) => moduleIds.flatMap((id) => gameOf(id) ?? [])))];
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const home = new Map(
    chunks.map((chunk) => {
      const ids = chunk.moduleIds.filter((id) => !id.startsWith('\0'));
      const words = only(ids.map((id) => partOfWords(id, games)));
      return [
        chunk.fileName,
        words ?? only(ids.map(gameOf)) ?? (ids.some((id) => /\/src\/(frame|lib|pocket)\//.test(id)) ? 'frame' : null),
      ];
    }),
  );
  /** With all that is fetched along; what is fetched later too, where it is at home in this part or nowhere. */
  const along = (roots, part, found = new Set()) => {
    for (const file of roots) {
      const chunk = byFile.get(file);
      if (found.has(file) || !chunk) continue;
      found.add(file);
      along(chunk.imports, part, found);
      if (part && [part, null].includes(home.get(file)))
        along(
          chunk.dynamicImports.filter((next) => [part, null].includes(home.get(next))),
          part,
          found,
        );
    }
    return found;
  };
  const styled = (files) => files.flatMap((file) => [file, ...(byFile.get(file)?.css ?? [])]);
  const page = along(chunks.flatMap(({ fileName, facadeModuleId }) => (cellar.test(facadeModuleId ?? '') ? fileName : [])));
  const parts = { page: styled([...page]) };
  for (const part of new Set(home.values())) {
    if (part === null) continue;
    const own = chunks.flatMap(({ fileName }) => (home.get(fileName) === part ? fileName : []));
    const needed = [...along(own, part)].filter((file) => !page.has(file) && (part === 'frame' || home.get(file) !== 'frame'));
    parts[part] = styled(needed);
  }
  return parts;
}

/** What no module imports by name: letters, modules of games, and the script of their threads. */
const partOfAsset = (name) =>
  /-(latin|cyrillic)-\d+-/.exec(name)?.[1] ??
  /^assets\/([\w-]+)-.{6}\.wasm$/.exec(name)?.[1] ??
  (name.endsWith('.js') ? 'frame' : undefined);
/** What lies in public, under a name that stays. */
const partOfPublic = (name) =>
  /^manifest\.(\w+)\.webmanifest$/.exec(name)?.[1] ?? (['icon.svg', 'icon-192.png'].includes(name) ? 'page' : undefined);

/** @returns {import('vite').Plugin} */
export const release = () => ({
  name: 'release',
  apply: 'build',
  writeBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      const built = Object.values(bundle).filter(({ fileName }) => fileName !== worker);
      const parts = partsOf(
        built.flatMap((file) => (file.type === 'chunk' ? { ...linked(file), css: [...(file.viteMetadata?.importedCss ?? [])] } : [])),
      );
      const named = built.flatMap(({ type, fileName }) => (type === 'asset' ? [[fileName, partOfAsset(fileName)]] : []));
      for (const [file, part] of [...named, ...readdirSync(dir).map((name) => [name, partOfPublic(name)])])
        if (part) (parts[part] ??= []).push(file);
      const page = readFileSync(join(dir, 'index.html'), 'utf8');
      const entry = /<script type="module"[^>]* src="([^"]+)"/.exec(page)?.[1];
      if (!entry) throw new Error('the page has no script');
      const files = Object.fromEntries(
        Object.entries(parts).map(([part, names]) => [
          part,
          Object.fromEntries([...new Set(names)].sort().map((name) => [`/${name}`, statSync(join(dir, name)).size])),
        ]),
      );
      const id = createHash('sha256').update(JSON.stringify(files)).update(page).digest('hex').slice(0, 12);
      const text = readFileSync(join(dir, worker), 'utf8');
      writeFileSync(join(dir, worker), `globalThis.__RELEASE__=${JSON.stringify({ id, entry, parts: files })};${text}`);
    },
  },
});

const linked = ({ fileName, facadeModuleId, moduleIds, imports, dynamicImports }) => ({
  fileName,
  facadeModuleId,
  moduleIds,
  imports,
  dynamicImports,
});
