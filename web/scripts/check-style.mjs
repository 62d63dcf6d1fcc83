// Fails on a file of this folder that breaks lint/style.js.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { faultsAmong, faultsOf } from '../lint/style.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const notOurs = new Set(['node_modules', 'dist', 'public']);
const written = /\.(css|ftl|html|js|json|mjs|svelte|ts)$/;

const filesIn = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (notOurs.has(entry.name)) return [];
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesIn(path) : written.test(entry.name) ? [relative(root, path)] : [];
  });

const files = filesIn(root).map((path) => [path, readFileSync(join(root, path), 'utf8')]);
const served = files.filter(([path]) => /^src\/.*\.(svelte|css)$/.test(path));
const faults = [...files.flatMap(([path, text]) => faultsOf(path, text)), ...faultsAmong(served)];
if (faults.length) {
  console.error(faults.join('\n'));
  process.exit(1);
}
console.log(`style: ${files.length} files`);
