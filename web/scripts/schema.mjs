// JSON Schema of all that is said on the socket and of what the games ask, take and show, made from the types that the rules write:
// node scripts/schema.mjs [--check]
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const target = at('public/wire.schema.json');
const index = readFileSync(at('src/wire/index.ts'), 'utf8');
/** Each game's module, and what the protocol calls it. */
const games = [...index.matchAll(/export type \* as (\w+) from '\.\/([\w-]+)\.ts'/g)].map(([, called, name]) => ({ called, name }));

/** The definitions of a module; those of another that it mentions are only named. */
function definitions(folder, name, text) {
  const file = join(folder, `${name}.ts`);
  const named = games.reduce(
    (text, game) => text.replaceAll(new RegExp(`\\b${game.called}\\.(\\w+)`, 'g'), `{ $elsewhere: '${game.name}.$1' }`),
    text.replaceAll(/^import type .*$/gm, ''),
  );
  writeFileSync(file, named);
  const made = createGenerator({
    path: file,
    type: '*',
    expose: 'all',
    topRef: true,
    sortProps: false,
    additionalProperties: false,
    skipTypeCheck: true,
  }).createSchema('*');
  return made.definitions ?? {};
}

/** Names are by module; what has no name of its own, such as a generic type of something, stands where it is used. */
function placed(schema, module, all) {
  if (Array.isArray(schema)) return schema.map((part) => placed(part, module, all));
  if (typeof schema !== 'object' || schema === null) return schema;
  const elsewhere = schema.properties?.$elsewhere?.const;
  if (elsewhere) return { $ref: `#/$defs/${elsewhere}` };
  if (schema.$ref) {
    const name = decodeURIComponent(schema.$ref.slice('#/definitions/'.length));
    return isName(name) ? { ...schema, $ref: `#/$defs/${module}.${name}` } : placed(all[name], module, all);
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, placed(value, module, all)]));
}
const isName = (name) => /^\w+$/.test(name);

function schema() {
  const folder = mkdtempSync(at('node_modules/.schema-'));
  try {
    const $defs = {};
    for (const module of [...games.map(({ name }) => name), 'protocol']) {
      const all = definitions(folder, module, readFileSync(at(`src/wire/${module}.ts`), 'utf8'));
      for (const name of Object.keys(all).filter(isName).toSorted()) $defs[`${module}.${name}`] = placed(all[name], module, all);
    }
    return {
      $schema: 'http://json-schema.org/draft-07/schema#',
      title: 'What is said at a table of Ratskeller',
      description: [
        'A page says protocol.ToServer and is told protocol.ToPage; over the bell protocol.ToBell and protocol.FromBell.',
        'Of each game, GAME.Sight is what is seen,',
        'its field `ask` what is asked, GAME.Decision what may be answered, and GAME.Notice what happened.',
      ].join(' '),
      $defs,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const made = `${JSON.stringify(schema(), null, 1)}\n`;
if (process.argv.includes('--check')) {
  const found = readFileSync(target, 'utf8');
  if (found !== made) {
    console.error('public/wire.schema.json is not what the types say; run `npm run schema`');
    process.exitCode = 1;
  }
} else writeFileSync(target, made);
