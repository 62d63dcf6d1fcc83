import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { breakpointsIn, paintsIn, writtenOut } from './lint/names.js';

// The server sends a strict content security policy, so nothing may be inlined:
// no scripts, no fonts or pictures as data, no style attributes in the html.
const everywhere =
  /src\/(lib\/(Button|Dialog|motion|prefs|room|sound)|frame\/room\/(Room|Settings)|art\/(scene\/(Cellar|Bricks)|rats\/(Rat|Mark|seats)\b))/;

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

export default defineConfig({
  plugins: [
    names(),
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
    modulePreload: { polyfill: false },
    // What is on every page comes as one file: it packs better than a dozen, and no game adds to their number.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'room', test: everywhere }] } } },
  },
  test: { include: ['src/**/*.test.ts', 'lint/*.test.ts'], setupFiles: ['tests/open-boxes.ts'] },
});
