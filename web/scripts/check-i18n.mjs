// Fails on a text missing in a language, a text nobody uses, a text used but not written,
// and on variables that differ between languages. With --write, writes the list of keys for the compiler.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const langs = ['en', 'ru', 'fr', 'de'];
const problems = [];

const variables = (node, found = new Set()) => {
  if (Array.isArray(node)) node.forEach((n) => variables(n, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name);
    Object.values(node).forEach((n) => variables(n, found));
  }
  return found;
};
const read = (lang) => {
  const text = readFileSync(`${src}i18n/${lang}.ftl`, 'utf8');
  const messages = new Map(new FluentResource(text).body.map((m) => [m.id, m]));
  const written = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]);
  for (const key of written) if (!messages.has(key)) problems.push(`${lang}: ${key} cannot be parsed`);
  if (new Set(written).size !== written.length) problems.push(`${lang}: a key is written twice`);
  return messages;
};
const texts = Object.fromEntries(langs.map((lang) => [lang, read(lang)]));
const keys = [...texts.en.keys()].sort();

for (const lang of langs) {
  for (const key of keys) if (!texts[lang].has(key)) problems.push(`${lang}: ${key} is missing`);
  for (const [key, message] of texts[lang]) {
    const original = texts.en.get(key);
    if (!original) problems.push(`${lang}: ${key} is not in en`);
    else for (const name of variables(message.value)) if (!variables(original.value).has(name)) problems.push(`${lang}: ${key} uses $${name}, en does not`);
  }
}

const list = `// Written by scripts/check-i18n.mjs --write from en.ftl.\nexport type Key =\n${keys.map((k) => `  | '${k}'`).join('\n')};\n`;
if (process.argv.includes('--write')) writeFileSync(`${src}i18n/keys.ts`, list);
else if (readFileSync(`${src}i18n/keys.ts`, 'utf8') !== list) problems.push('keys.ts is stale: npm run keys');

const files = readdirSync(src, { recursive: true }).filter((f) => /\.(svelte|ts)$/.test(f) && !f.endsWith('keys.ts'));
const code = files.map((f) => readFileSync(src + f, 'utf8')).join('\n');
const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((m) => m[1]));
for (const key of keys) if (!quoted.has(key)) problems.push(`${key} is used nowhere`);
for (const [, key] of code.matchAll(/\bt\('([^']+)'/g)) if (!texts.en.has(key)) problems.push(`${key} is used but not written`);

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`texts: ${keys.length} keys in ${langs.length} languages`);
