// All tests in the browser, two files at a time: node tests/e2e/run.mjs [FILE…]
// Browser, server and tests share one machine with whoever else uses it, so a test that fails is tried a second time when the others
// are done. Only what fails twice fails; what passed at the second try is named, because its wait or its luck is still worth a look.
import { readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';

const here = fileURLToPath(new URL('.', import.meta.url));
const named = process.argv.slice(2).map((file) => resolve(file));
const all = readdirSync(here)
  .filter((file) => file.endsWith('.test.mjs'))
  .toSorted();
const files = named.length ? named : all.map((file) => join(here, file));

/** Runs these, and says which tests failed: the names, by file. */
function failures(options) {
  const failed = new Map();
  const stream = run(options);
  stream.on('test:fail', ({ name, file, nesting }) => nesting === 0 && failed.set(file, [...(failed.get(file) ?? []), name]));
  const report = stream.compose(process.stdout.isTTY ? new spec() : tap);
  report.pipe(process.stdout, { end: false });
  return new Promise((over) => report.once('end', () => over(failed)));
}

/** A pattern for just this name. A file that could not even begin fails under its own path, and is run whole. */
const exactly = (names, file) =>
  names.includes(file) ? [] : names.map((name) => new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')}$`));

const first = await failures({ files, concurrency: 2 });
for (const [file, names] of first) {
  console.log(`\n# ${basename(file)} once more: ${names.join('; ')}`);
  const again = await failures({ files: [file], testNamePatterns: exactly(names, file) });
  if (again.size) process.exitCode = 1;
  else console.log(`# passed at the second try only: ${names.join('; ')}`);
}
