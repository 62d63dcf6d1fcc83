// Runs the tests in the browser, two files at a time: node tests/e2e/run.mjs [--in FOLDER] [--limit-s SECONDS] [FILE…]
// A test is run once. Known unstable tests are in the quarantine of the folder (quarantine.mjs); every other failure fails the run.
// With CI=true, few failures get a second chance (second-chance.mjs).
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { run } from 'node:test';
import { spec, tap } from 'node:test/reporters';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { judge, named } from './quarantine.mjs';
import { giveSecondChance } from './second-chance.mjs';

// No file takes a third of this, however busy the machine is. A file that does hangs, and is ended.
const LIMIT_S = 15 * 60;
const AT_A_TIME = 2;

const options = { in: { type: 'string' }, 'limit-s': { type: 'string', default: String(LIMIT_S) } };
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const folder = resolve(values.in ?? fileURLToPath(new URL('.', import.meta.url)));
const whole = positionals.length === 0;
const files = whole
  ? readdirSync(folder)
      .filter((file) => file.endsWith('.test.mjs'))
      .map((file) => join(folder, file))
      // The longest first, so that none of them runs alone at the end.
      .toSorted((a, b) => statSync(b).size - statSync(a).size)
  : positionals.map((file) => resolve(file));

/** Runs tests, prints the report, and returns what came of each test or suite at the top of a file. */
async function runTests(settings) {
  const ran = [];
  /** Errors in the tests of the suite that is running in a file. */
  const within = new Map();
  const heard =
    (passed) =>
    ({ name, file, nesting, skip, details }) => {
      const skipped = skip !== undefined;
      const said = String(details.error?.cause?.message ?? details.error?.message ?? '');
      const errors = [...(within.get(file) ?? []), ...(passed ? [] : [said])];
      within.set(file, nesting > 0 ? errors : []);
      if (nesting > 0 && !skipped) return;
      // A file that could not begin, or was ended, is reported under its own path.
      const ofFile = name === file;
      ran.push({
        test: ofFile ? 'the file itself' : name,
        file: basename(file),
        path: file,
        ofFile,
        passed,
        skipped,
        took: details.duration_ms,
        error: errors.join('\n'),
      });
    };
  const stream = run({ timeout: Number(values['limit-s']) * 1000, ...settings });
  stream.on('test:pass', heard(true)).on('test:fail', heard(false));
  const report = stream.compose(process.stdout.isTTY ? new spec() : tap);
  report.pipe(process.stdout, { end: false });
  await new Promise((over) => report.once('end', over));
  return ran;
}

async function runAgain({ test, path }) {
  console.log(`# once more: ${basename(path)}: ${test}`);
  // The name of a test in a suite begins with that of the suite.
  const pattern = new RegExp(`^${test.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}( |$)`);
  const ran = await runTests({ files: [path], testNamePatterns: [pattern] });
  const again = ran.filter((one) => one.test === test);
  return again.length > 0 && ran.every(({ passed }) => passed);
}

const ran = await runTests({ files, concurrency: AT_A_TIME });
const slowest = ran.toSorted((a, b) => b.took - a.took).slice(0, 10);
console.log(`# the slowest:\n${slowest.map(({ test, file, took }) => `#   ${(took / 1000).toFixed(1)} s ${file}: ${test}`).join('\n')}`);
const list = join(folder, 'quarantine.json');
const verdict = judge(existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [], ran, {
  today: new Date().toISOString().slice(0, 10),
  whole,
});
const chance = process.env.CI === 'true' && !verdict.faults.length;
const { failed, unstable } = chance ? await giveSecondChance(verdict.failed, runAgain) : { failed: verdict.failed, unstable: [] };
const firstLine = (text) => text.trim().split('\n')[0];
for (const line of verdict.excused) console.log(`# failed in quarantine: ${line}`);
for (const one of unstable) console.log(`# UNSTABLE ${named(one)}: ${firstLine(one.error)}`);
for (const one of failed) console.log(`# failed: ${named(one)}: ${firstLine(one.error)}`);
for (const fault of verdict.faults) console.log(`# ${fault}`);
// A file that was ended may have started a process that holds its pipes open; nothing waits for it.
process.exit(failed.length || verdict.faults.length || !ran.length ? 1 : 0);
