import js from '@eslint/js';
import { fileURLToPath } from 'node:url';
import globals from 'globals';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import layers from './lint/layers.js';
import visits from './lint/visits.js';

export default ts.config(
  { ignores: ['dist', 'node_modules', 'src/wire', 'src/games/*/fixtures'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs['flat/recommended'],
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      'no-console': 'error',
      'svelte/no-at-html-tags': 'error', // text from people is only ever text
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // The content security policy blocks style attributes; style: directives set properties from script and pass.
      'no-restricted-syntax': ['error', { selector: 'SvelteAttribute[key.name="style"]', message: 'use a class or a style: directive' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['src/**'],
    plugins: { layers: { rules: { layers } } },
    rules: {
      'layers/layers': ['error', { src: fileURLToPath(new URL('src', import.meta.url)) }],
    },
  },
  {
    files: ['src/**'],
    ignores: ['src/**/*.test.ts'],
    plugins: { visits: { rules: { visits } } },
    rules: { 'visits/visits': 'error' },
  },
  { files: ['tests/**/*.mjs', 'scripts/**/*.mjs'], rules: { 'no-console': 'off' } },
);
