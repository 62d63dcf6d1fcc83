// Lays a brotli and a gzip file beside every text and module of the page: packed once, at leisure, and sent as often as it is asked for.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = new URL('../dist', import.meta.url).pathname;
const texts = new Set(['.html', '.js', '.css', '.svg', '.ftl', '.json', '.webmanifest', '.wasm']);
/** What is hardly smaller is sent as it is. */
const worthIt = 0.9;

const pack = {
  '.br': (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  '.gz': (text) => gzipSync(text, { level: 9 }),
};

for (const name of readdirSync(folder, { recursive: true })) {
  const file = join(folder, name);
  if (!texts.has(extname(name)) || !statSync(file).isFile()) continue;
  const text = readFileSync(file);
  for (const [ending, packed] of Object.entries(pack).map(([ending, by]) => [ending, by(text)]))
    if (packed.length < text.length * worthIt) writeFileSync(file + ending, packed);
}
