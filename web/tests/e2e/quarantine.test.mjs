// The gate itself: a run of small files in a folder of their own, and what comes of it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { judge } from './quarantine.mjs';

const dayFromNow = (days) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
const [later, earlier, today] = [dayFromNow(3), '2020-02-29', dayFromNow(0)];
const entry = { test: 'shaky', file: 'some.test.mjs', until: later, reason: 'it shakes' };
const ran = (passed) => [
  { test: 'shaky', file: 'some.test.mjs', passed },
  { test: 'firm', file: 'some.test.mjs', passed: true },
];
const nothing = { faults: [], failed: [], excused: [] };

const failsAndPasses = (log) =>
  `import { appendFileSync } from 'node:fs';
   import { test } from 'node:test';
   test('shaky', () => { appendFileSync(${JSON.stringify(log)}, 'shaky\\n'); throw new Error('no'); });
   test('firm', () => appendFileSync(${JSON.stringify(log)}, 'firm\\n'));`;

/** Runs a folder with a file of tests; those that are there if nothing else is said write a line when they are run. */
function runWith(list, { files = [], written = failsAndPasses, args = [], ci = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'ratskeller-gate-'));
  try {
    const log = join(folder, 'log');
    writeFileSync(join(folder, 'quarantine.json'), JSON.stringify(list));
    writeFileSync(log, '');
    writeFileSync(join(folder, 'some.test.mjs'), written(log));
    // A runner inside a runner would report to the outer one.
    const { NODE_TEST_CONTEXT: _outer, CI: _ci, ...env } = process.env;
    const { status, stdout } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL('run.mjs', import.meta.url)), '--in', folder, ...args, ...files.map((file) => join(folder, file))],
      { encoding: 'utf8', env: { ...env, ...(ci && { CI: 'true' }) }, timeout: 120_000 },
    );
    return { status, stdout, log: readFileSync(log, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('a test that fails is run once, and fails the run', () => {
  const { status, stdout, log } = runWith([]);
  assert.equal(status, 1);
  assert.equal(log, 'shaky\nfirm\n');
  assert.match(stdout, /# failed: some\.test\.mjs: shaky/);
});

/** A file with one test that fails the first `times` times it is run, with this message. */
const failsFirst =
  (times, { message = 'too early', more = '' } = {}) =>
  (log) =>
    `import { appendFileSync, readFileSync } from 'node:fs';
     import { test } from 'node:test';
     test('shaky (at first)', () => {
       appendFileSync(${JSON.stringify(log)}, 'shaky\\n');
       const runs = readFileSync(${JSON.stringify(log)}, 'utf8').split('\\n').length - 1;
       if (runs <= ${times}) throw new Error(${JSON.stringify(message)});
     });
     test('shaky (at first) too', () => appendFileSync(${JSON.stringify(log)}, ''));
     ${more}`;
const runsIn = (log) => log.split('\n').filter((line) => line === 'shaky').length;

test('in CI a test that fails once and then passes three times is named unstable', () => {
  const { status, stdout, log } = runWith([], { written: failsFirst(1), ci: true });
  assert.equal(status, 0, stdout);
  assert.equal(runsIn(log), 4);
  assert.match(stdout, /# UNSTABLE some\.test\.mjs: shaky \(at first\): too early\n$/);
});

test('by hand it fails the run', () => {
  const { status, log } = runWith([], { written: failsFirst(1) });
  assert.equal(status, 1);
  assert.equal(runsIn(log), 1);
});

test('in CI one more failure fails the run', () => {
  for (const times of [2, 9]) {
    const { status, stdout } = runWith([], { written: failsFirst(times), ci: true });
    assert.equal(status, 1, stdout);
    assert.match(stdout, /# failed: some\.test\.mjs: shaky/);
  }
});

test('in CI a test that passes alone and fails beside other work fails the run', () => {
  const written = (log) => failsFirst(1)(log).replace('if (runs <= 1)', 'if (runs !== 2 && runs !== 4)');
  const { status, log } = runWith([], { written, ci: true });
  assert.equal(status, 1);
  assert.equal(runsIn(log), 3);
});

/** The same with its first test in a suite. */
const inSuite = (written) => (log) =>
  written(log)
    .replace(`test('shaky (at first)'`, `describe('some', () => test('shaky'`)
    .replace(/\}\);/, '}));')
    .replace('{ test }', '{ describe, test }');

test('what no second run excuses gets none', () => {
  for (const broken of [
    { written: failsFirst(1, { message: 'never excused: a card is seen' }) },
    { written: inSuite(failsFirst(1, { message: 'never excused: a card is seen' })) },
    { written: failsFirst(1, { more: `import { after } from 'node:test'; after(() => { throw new Error('the server panicked'); });` }) },
    { written: failsFirst(1, { more: `for (const n of [1, 2]) test('fails ' + n, () => { throw new Error('no'); });` }) },
  ]) {
    const { status, stdout, log } = runWith([], { ...broken, ci: true });
    assert.equal(status, 1, stdout);
    assert.equal(runsIn(log), 1, stdout);
  }
});

test('a suite gets its second chance as a whole', () => {
  const { status, stdout, log } = runWith([], { written: inSuite(failsFirst(1)), ci: true });
  assert.equal(status, 0, stdout);
  assert.equal(runsIn(log), 4);
  assert.match(stdout, /# UNSTABLE some\.test\.mjs: some: too early/);
});

test('a file that hangs is ended, whatever it has started, and fails the run', () => {
  const written = (log) =>
    `import { appendFileSync } from 'node:fs';
     import { spawn } from 'node:child_process';
     import { test } from 'node:test';
     test('hangs', async () => {
       const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
       appendFileSync(${JSON.stringify(log)}, String(pid));
       await new Promise(() => setInterval(() => {}, 1000));
     });`;
  const { status, stdout, log } = runWith([], { written, args: ['--limit-s', '8'] });
  assert.match(log, /^\d+$/, stdout);
  process.kill(Number(log));
  assert.equal(status, 1, stdout);
  assert.match(stdout, /# failed: some\.test\.mjs: the file itself/);
});

test('a test that is left out fails a whole run, and not the run of its file', () => {
  for (const left of [
    `test('left', { skip: 'no module is built' }, () => {});`,
    `describe('left', { skip: true }, () => test('one', () => {}));`,
  ]) {
    const written = () => `import { describe, test } from 'node:test'; test('firm', () => {}); ${left}`;
    const all = runWith([], { written });
    assert.equal(all.status, 1, all.stdout);
    assert.match(all.stdout, /# left out: some\.test\.mjs: left/);
    const one = runWith([], { written, files: ['some.test.mjs'] });
    assert.equal(one.status, 0, one.stdout);
  }
});

test('in quarantine it does not, and is named with its reason', () => {
  const { status, stdout } = runWith([entry]);
  assert.equal(status, 0, stdout);
  assert.match(stdout, /# failed in quarantine: some\.test\.mjs: shaky \(it shakes\)/);
});

test('a day that has passed fails the run, whatever the test does', () => {
  const { status, stdout } = runWith([{ ...entry, until: earlier }]);
  assert.equal(status, 1);
  assert.match(stdout, /in quarantine until 2020-02-29, which is over: some\.test\.mjs: shaky/);
  const over = { faults: [`in quarantine until ${earlier}, which is over: some.test.mjs: shaky`], failed: [], excused: [] };
  assert.deepEqual(judge([{ ...entry, until: earlier }], ran(true), { today, whole: true }), over);
  assert.deepEqual(judge([{ ...entry, until: today }], ran(true), { today, whole: true }), nothing, 'the day itself still counts');
  const far = judge([{ ...entry, until: '2026-11-28' }], ran(true), { today: '2026-11-20', whole: true });
  assert.deepEqual(far.faults, ['in quarantine for more than a week, until 2026-11-28: some.test.mjs: shaky']);
  assert.deepEqual(judge([{ ...entry, until: '2026-11-27' }], ran(true), { today: '2026-11-20', whole: true }), nothing);
});

test('an entry that names no test fails a whole run', () => {
  const { status, stdout } = runWith([entry, { ...entry, test: 'gone' }]);
  assert.equal(status, 1);
  assert.match(stdout, /in quarantine, and there is no such test: some\.test\.mjs: gone/);
  // Whoever runs one file has not looked for all tests.
  assert.deepEqual(judge([{ ...entry, file: 'other.test.mjs' }], ran(true), { today, whole: false }), nothing);
  assert.equal(judge([{ ...entry, file: 'other.test.mjs' }], ran(true), { today, whole: true }).faults.length, 1);
});

test('an entry without a reason or a day is none', () => {
  for (const without of ['test', 'file', 'until', 'reason'])
    assert.equal(judge([{ ...entry, [without]: undefined }], ran(true), { today, whole: true }).faults.length, 1, without);
  assert.equal(judge([{ ...entry, reason: ' ' }], ran(true), { today, whole: true }).faults.length, 1);
  assert.equal(judge([{ ...entry, until: 'soon' }], ran(true), { today, whole: true }).faults.length, 1);
});

test('the list of this folder can be read', () => {
  const list = JSON.parse(readFileSync(new URL('quarantine.json', import.meta.url), 'utf8'));
  assert.deepEqual(judge(list, [], { today, whole: false }).faults, []);
});
