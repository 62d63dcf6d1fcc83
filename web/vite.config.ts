import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakpointsIn, paintsIn, writtenOut } from './lint/names.js';
import { release } from './scripts/release.js';

// The server sends a strict content security policy, so nothing may be inlined:
// no scripts, no fonts or pictures as data, no style attributes in the html.
const everywhere = new RegExp(
  [
    String.raw`src/lib/(Button|Dialog|motion|prefs|room|sound|span)`,
    String.raw`src/frame/(room/(Room|Settings|Lost)|api/client|socket/(line|renew)|words/codes|state/toasts|company/Mark)`,
    String.raw`src/art/(scene/(Cellar|Bricks)\b|rats/(Rat|Mark|seats)\b)`,
  ].join('|'),
);

/** What few go to: what it needs is fetched when it asks for it, and is not named beforehand on every page. */
const seldom = /assets\/(prints|notation|offer|PassPage|ReplayPage|RulesPage|LearnPage|InvitePage)-/;

/** Breakpoints and paints have names in the sources and numbers in what is served (lint/names.js). */
function names(): Plugin {
  const given = ['src/lib/breakpoints.css', 'src/art/paints.css'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const [widths = '', box = ''] = given.map((path) => readFileSync(path, 'utf8'));
  const [breakpoints, paints] = [breakpointsIn(widths), paintsIn(box)];
  return {
    name: 'names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/(src|gallery)\/.*\.(svelte|css)$/ },
      handler: (code) => ({ code: writtenOut(code, { breakpoints, paints }), map: null }),
    },
    // Whoever mixes a paint sees it at once.
    configureServer: (server) => void server.watcher.on('change', (path) => given.includes(path) && void server.restart()),
  };
}

/** While the page is being written its worker is served from the sources. */
const worker: Plugin = {
  name: 'worker',
  configureServer: ({ middlewares }) =>
    void middlewares.use((asked, _, next) => {
      if (asked.url === '/sw.js') asked.url = '/src/worker/sw.ts';
      next();
    }),
};

export default defineConfig({
  plugins: [
    names(),
    worker,
    release(),
    svelte({
      onwarn(warning, handle) {
        if (warning.code.startsWith('a11y')) throw new Error(`${warning.filename}: ${warning.message}`);
        handle(warning);
      },
    }),
  ],
  // `npm run dev` beside a running house: the page from here, everything else from there.
  server: { proxy: { '/api': { target: process.env.RATSKELLER_URL ?? 'http://127.0.0.1:8080', ws: true } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) => (seldom.test(file) ? needed.filter((f) => f.endsWith('.css')) : needed),
    },
    // What is on every page comes as one file: it packs better than a dozen, and no game adds to their number.
    // The page names hundreds of files that it may fetch later, and nothing packs worse than a hash, so it is as short as may be.
    rolldownOptions: {
      // The worker of the house is a page's neighbour, not a part of it: its name and place stay, for browsers ask for it again and again.
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      output: {
        codeSplitting: { groups: [{ name: 'room', test: everywhere }] },
        entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash:7].js'),
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  test: { include: ['src/**/*.test.ts', 'lint/*.test.ts'], setupFiles: ['tests/open-boxes.ts'] },
});
