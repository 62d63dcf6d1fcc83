// Fails on a text missing in a language, a text nobody uses, a text used but not written, a key written in two files, a text of a
// game or another folder used outside of it (it is fetched with it), one that nobody brings on some way to where it is said, and on
// variables that differ between languages. With --write, writes the lists of keys for the compiler, one a file of texts.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { unbrought } from '../lint/brought.js';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const langs = ['en', 'ru', 'fr', 'de'];
const parts = readdirSync(`${src}i18n/en`)
  .filter((f) => f.endsWith('.ftl'))
  .map((f) => f.slice(0, -4))
  .sort();
const problems = [];

const variables = (node, found = new Set()) => {
  if (Array.isArray(node)) node.forEach((n) => variables(n, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'var') found.add(node.name);
    Object.values(node).forEach((n) => variables(n, found));
  }
  return found;
};
const read = (lang, part) => {
  let text = '';
  try {
    text = readFileSync(`${src}i18n/${lang}/${part}.ftl`, 'utf8');
  } catch {
    problems.push(`${lang}/${part}.ftl is missing`);
  }
  const messages = new Map(new FluentResource(text).body.map((m) => [m.id, m]));
  const written = [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((m) => m[1]);
  for (const key of written) if (!messages.has(key)) problems.push(`${lang}/${part}: ${key} cannot be parsed`);
  for (const key of written.filter((k, i) => written.indexOf(k) !== i)) problems.push(`${lang}/${part}: ${key} is written twice`);
  return messages;
};

const all = new Map();
for (const part of parts) {
  const texts = Object.fromEntries(langs.map((lang) => [lang, read(lang, part)]));
  for (const key of texts.en.keys()) {
    if (all.has(key)) problems.push(`${key} is written in ${all.get(key)} and in ${part}`);
    all.set(key, part);
  }
  for (const lang of langs) {
    for (const key of texts.en.keys()) if (!texts[lang].has(key)) problems.push(`${lang}/${part}: ${key} is missing`);
    for (const [key, message] of texts[lang]) {
      const original = texts.en.get(key);
      if (!original) problems.push(`${lang}/${part}: ${key} is not in en`);
      else
        for (const name of variables(message.value))
          if (!variables(original.value).has(name)) problems.push(`${lang}/${part}: ${key} uses $${name}, en does not`);
    }
  }
}
const keys = [...all.keys()].sort();

// One list a file, so that two writers of texts do not meet in one list.
const head = '// Written by scripts/check-i18n.mjs --write.\n';
const union = (name, words) => `${head}export type ${name} =\n${words.map((w) => `  | '${w}'`).join('\n')};\n`;
const typeName = (part) =>
  `${part
    .split('-')
    .map((w) => w[0].toUpperCase() + w.slice(1))
    .join('')}Key`;
const lists = parts.map((part) => [
  `${part}.ts`,
  union(
    typeName(part),
    keys.filter((k) => all.get(k) === part),
  ),
]);
lists.push([
  'index.ts',
  [
    head,
    ...parts.map((p) => `import type { ${typeName(p)} } from './${p}';\n`),
    `export type Key =\n${parts.map((p) => `  | ${typeName(p)}`).join('\n')};\n`,
  ].join(''),
]);
const writing = process.argv.includes('--write');
if (writing) mkdirSync(`${src}i18n/keys`, { recursive: true });
for (const [file, list] of lists) {
  const path = `${src}i18n/keys/${file}`;
  if (writing) writeFileSync(path, list);
  else if (readFileSync(path, 'utf8') !== list) problems.push(`keys/${file} is stale: npm run keys`);
}

const files = readdirSync(src, { recursive: true }).filter((f) => /\.(svelte|ts)$/.test(f) && !/i18n[\\/]keys/.test(f));
const sources = files.map((f) => [f, readFileSync(src + f, 'utf8')]);
const code = sources.map(([, text]) => text).join('\n');
const quoted = new Set([...code.matchAll(/'([a-z][\w-]*)'/g)].map((m) => m[1]));
for (const key of keys) if (!quoted.has(key)) problems.push(`${key} is used nowhere`);
for (const [, key] of code.matchAll(/\bt\('([^']+)'/g)) if (!all.has(key)) problems.push(`${key} is used but not written`);
for (const [file, text] of sources)
  for (const [, key] of text.matchAll(/'([a-z][\w-]*)'/g)) {
    const part = all.get(key);
    // Words such as 'rules' are keys and other things too: a dash makes a key.
    const [, game] = file.match(/^(?:(?:games|frame)[\\/])?([^\\/]+)[\\/]/) ?? [];
    if (part && part !== 'frame' && key.includes('-') && part !== game && !part.startsWith(`${game}-`))
      problems.push(`${file}: ${key} is a text of ${part}`);
  }

// A game's words come with the game, whichever it is.
const games = readdirSync(`${src}games`, { withFileTypes: true }).filter((f) => f.isDirectory());
const fetched = [...all].filter(([, part]) => part !== 'frame' && !games.some(({ name }) => part === name || part.startsWith(`${name}-`)));
const plain = sources.filter(([f]) => !/\.test\.ts$/.test(f)).map(([f, text]) => [f.replaceAll('\\', '/'), text]);
problems.push(...unbrought(new Map(plain), new Map(fetched), 'main.ts'));

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`texts: ${keys.length} keys in ${langs.length} languages`);
