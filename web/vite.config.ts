import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The server sends a strict content security policy, so nothing may be inlined:
// no scripts, no fonts or pictures as data, no style attributes in the html.
const everywhere =
  /src\/(lib\/(Button|Dialog|motion|prefs|room|sound)|frame\/room\/(Room|Settings)|art\/(scene\/(Cellar|Bricks)|rats\/(Rat|Mark|seats)\b))/;

export default defineConfig({
  plugins: [
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
