// All tests in the browser, three files at a time, for a test often waits: node tests/e2e/run.mjs [--in FOLDER] [--limit-s SECONDS] [FILE…]
// A test is run once. What is known to be unstable is in the quarantine of the folder (quarantine.mjs); everything else that fails, fails.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge } from './quarantine.mjs';

// No file takes a third of this, however busy the machine: one that does hangs, and is ended.
const LIMIT_S = 15 * 60;

const options = { in: { type: 'string' }, 'limit-s': { type: 'string', default: String(LIMIT_S) } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const folder = resolve(values.in ?? fileURLToPath(new URL('.', import.meta.url)));
const whole = positionals.length === 0;
const files = whole
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join(folder, file))
      // The longest first, so that nobody waits for one of them alone at the end.
      .toSorted((a, b) => statSync(b).size - statSync(a).size)
  : positionals.map((file) => resolve(file));

const ran = [];
const heard =
  (passed) =>
  ({ name, file, nesting, skip, details }) => {
    const skipped = skip !== undefined;
    // A file that could not even begin fails under its own path.
    if (nesting === 0 || skipped)
      ran.push({ test: name === file ? 'the file itself' : name, file: basename(file), passed, skipped, took: details.duration_ms });
  };
const stream = run({ files, concurrency: 3, timeout: Number(values['limit-s']) * 1000 });
stream.on('test:pass', heard(true)).on('test:fail', heard(false));
const report = stream.compose(process.stdout.isTTY ? new spec() : tap);
report.pipe(process.stdout, { end: false });
await new Promise((over) => report.once('end', over));

const slowest = ran.toSorted((a, b) => b.took - a.took).slice(0, 10);
console.log(`# the slowest:\n${slowest.map(({ test, file, took }) => `#   ${(took / 1000).toFixed(1)} s ${file}: ${test}`).join('\n')}`);
const list = join(folder, 'quarantine.json');
const { faults, failed, excused } = judge(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [], ran, {
  today: new Date().toISOString().slice(0, 10),
  whole,
});
for (const line of excused) console.log(`# failed in quarantine: ${line}`);
for (const line of [...failed.map((one) => `failed: ${one}`), ...faults]) console.log(`# ${line}`);
// What a file that was ended has started may hold its pipes open: nobody waits for that.
process.exit(failed.length || faults.length || !ran.length ? 1 : 0);
