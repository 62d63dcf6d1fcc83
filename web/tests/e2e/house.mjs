// A real house for a test: the server binary named by RATSKELLER_BIN on a free port with a data file of its own,
// and the page of this folder in front of it, built as for production, so that what is tested is what is written here.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer as listen } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { launch } from '../browser.mjs';
import { PATIENCE } from './hands.mjs';
import { misfit } from './schema.mjs';
import { neverExcused } from './second-chance.mjs';
import { followLines, secondLine } from './second-line.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const isFree = (port) =>
  new Promise((done) => {
    const probe = listen().once('error', () => done(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)));
  });

/**
 * Below the range from which the system gives ports to outgoing connections: one of those could be given away before the server listens, or
 * while it is restarted. Test files that run at the same time begin at different ports.
 */
let lastPort = 20_000 + ((process.pid * 31) % 10_000);
async function freePort() {
  do lastPort++;
  while (!(await isFree(lastPort)));
  return lastPort;
}

/**
 * The seed of the server and of its pages. It comes from the name of the test file, so a test always plays the same deals. LUCK=7 sets
 * another seed. LUCK=any sets none, which a release build needs.
 */
export const LUCK = process.env.LUCK ?? createHash('sha256').update(basename(process.argv[1])).digest().readUInt32LE();

/** ALL=true also runs the long cases that the gate leaves out. */
export const ALL = process.env.ALL === 'true';

/** Runs in the page. Deals and thoughts on the device take 32 random bytes each: this makes them from the seed and a counter. */
const luckOfPage = (number) => {
  const chance = crypto.getRandomValues.bind(crypto);
  let taken = 0;
  const mixed = (bits) => {
    bits = Math.imul(bits ^ (bits >>> 16), 0x21f0aaad);
    bits = Math.imul(bits ^ (bits >>> 15), 0x735a2d97);
    return bits ^ (bits >>> 15);
  };
  crypto.getRandomValues = (array) => {
    if (array.byteLength !== 32) return chance(array);
    taken++;
    for (const i of array.keys()) array[i] = mixed(mixed(number + taken) + i);
    return array;
  };
};

async function answers(url, within = PATIENCE) {
  for (const end = Date.now() + within; Date.now() < end; await new Promise((done) => setTimeout(done, 50)))
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // not yet
    }
  throw new Error(`nobody answers at ${url}`);
}

const newest = (path) =>
  statSync(path).isDirectory()
    ? Math.max(0, ...readdirSync(path, { recursive: true }).map((f) => statSync(join(path, f)).mtimeMs))
    : statSync(path).mtimeMs;

/** The page as it is served: what is in the binary, which was built before it, or the sources. */
export const builtPage = () => (process.env.PAGE === 'binary' ? join(root, 'dist') : builtSources());

/** The page built anew if anything in it has changed, with a list of what each source has become. */
export async function builtSources() {
  const outDir = join(root, 'node_modules/.page');
  const written = Math.max(
    ...['src', 'public', 'lint', 'scripts/release.js', 'index.html', 'vite.config.ts', 'package.json'].map((f) => newest(join(root, f))),
  );
  let made = 0;
  try {
    made = statSync(join(outDir, 'index.html')).mtimeMs;
  } catch {
    // never built
  }
  if (made < written) await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true, manifest: true } });
  return outDir;
}

const checkErrors = neverExcused((errors) => assert.deepEqual(errors, [], 'errors on the page'));
const checkPanics = neverExcused((complaints) => assert.doesNotMatch(complaints, /panicked at/, 'the server panicked'));

export class House {
  /** What the server wrote to its standard error, the end of it. */
  complaints = '';

  /** Who is here, as a way for each to leave. */
  inside = new Set();

  /**
   * With PAGE=binary the page inside the binary is tested, else the sources. One address plays everybody here, and faster than people do,
   * so the house has no limits per address; with `limited` it is as strict as it is to strangers. Nor do computer players pause, unless it
   * is said how long; with null as long as they do by themselves. With `ownPage` the page lies in a folder of this house alone (`outDir`).
   * People come with a `whole` browser where it has to show what is no page.
   */
  static async open({ serve = [], limited = false, pause = 0, ownPage = false, whole = false } = {}) {
    const bin = process.env.RATSKELLER_BIN;
    if (!bin) throw new Error('RATSKELLER_BIN must name the server binary');
    const house = new House();
    house.bin = bin;
    Object.assign(house, { ownPage, whole });
    try {
      await house.#open([
        ...(limited ? [] : ['--unlimited']),
        ...(pause === null ? [] : ['--bot-pause', `${pause}`]),
        ...(LUCK === 'any' ? [] : ['--luck', `${LUCK}`]),
        ...serve,
      ]);
    } catch (error) {
      // What runs would keep the test from ending.
      await house.#shut();
      throw error;
    }
    return house;
  }

  async #open(serve) {
    this.flags = serve;
    this.folder = mkdtempSync(join(tmpdir(), 'ratskeller-'));
    this.port = await freePort();
    await this.start();
    const inner = `http://127.0.0.1:${this.port}`;
    if (process.env.PAGE === 'binary' && !this.ownPage) this.url = `${inner}/`;
    else {
      this.outDir = await builtPage();
      if (this.ownPage) {
        cpSync(this.outDir, join(this.folder, 'page'), { recursive: true });
        this.outDir = join(this.folder, 'page');
      }
      // Under the very policy of the house.
      const policy = (await fetch(`${inner}/`)).headers.get('content-security-policy');
      if (!policy) throw new Error('the house sends no content security policy');
      this.page = await preview({
        root,
        logLevel: 'error',
        build: { outDir: this.outDir },
        preview: {
          port: await freePort(),
          host: '127.0.0.1',
          headers: { 'content-security-policy': policy },
          proxy: { '/api': { target: inner, ws: true } },
        },
      });
      this.url = this.page.resolvedUrls.local[0];
    }
    this.browser = await launch({ whole: this.whole });
  }

  async start() {
    this.process = spawn(this.bin, ['serve', '--addr', `127.0.0.1:${this.port}`, '--data', join(this.folder, 'house.db'), ...this.flags], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.process.stderr.setEncoding('utf8').on('data', (text) => (this.complaints = (this.complaints + text).slice(-100_000)));
    await answers(`http://127.0.0.1:${this.port}/healthz`);
  }

  /** Nobody hears it, neither pages nor workers. */
  async hush(context) {
    await context.setOffline(true);
    if (!this.page) return this.kill();
    const { httpServer } = this.page;
    httpServer.closeAllConnections();
    await new Promise((done) => httpServer.close(done));
  }

  async speakUp(context) {
    if (!this.page) await this.start();
    else await new Promise((done) => this.page.httpServer.listen(new URL(this.url).port, '127.0.0.1', done));
    await context?.setOffline(false);
  }

  /** As a power cut would. */
  async kill() {
    // Nobody can be told of an end that was long ago.
    if (this.process.exitCode !== null || this.process.signalCode !== null) return;
    const gone = new Promise((done) => this.process.once('close', done));
    this.process.kill('SIGKILL');
    await gone;
  }

  /**
   * Somebody at a browser of their own, coarsely drawn: pictures cost time, and nobody looks. Whatever the console of a page calls an error
   * is kept in `errors`, and who leaves with one has failed, but for what the test provokes by purpose. Without `drawn` the pictures that
   * nobody is told of are blank, for tests that look at words or play matches by the dozen. With `works` the browser has the worker of the
   * house, which keeps the page.
   */
  async visitor({
    lang = 'en',
    width = 1280,
    height = 800,
    theme = 'dark',
    motion = false,
    touch = false,
    coach = false,
    scale = 0.5,
    drawn = false,
    works = false,
    provokes = [],
  } = {}) {
    const context = await this.browser.newContext({
      locale: lang,
      colorScheme: theme,
      reducedMotion: motion ? 'no-preference' : 'reduce',
      viewport: { width, height },
      hasTouch: touch,
      deviceScaleFactor: scale,
      serviceWorkers: works ? 'allow' : 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    if (LUCK !== 'any') await context.addInitScript(luckOfPage, Number(LUCK));
    // Old Grey sits at the shoulder of newcomers; most tests are about somebody who has played before.
    if (!coach)
      await context.addInitScript(
        () =>
          location.origin !== 'null' &&
          ['rat-a-tat-cat', 'ratland', 'rattus-cartus', 'ratapolis'].forEach((game) =>
            localStorage.setItem(`ratskeller.${game}.coach`, 'over'),
          ),
      );
    if (!drawn)
      await context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('svg[aria-hidden="true"] > * { display: none !important }');
        document.adoptedStyleSheets = [sheet];
      });
    // A limit for what hangs; a busy machine may be slow.
    context.setDefaultTimeout(PATIENCE);
    context.on('page', followLines);
    const errors = [];
    const keep = (text) => provokes.some((expected) => expected.test(text)) || errors.push(text);
    // An error without a line of its stack, such as a module that cannot be fetched, has an empty stack here.
    context.on('weberror', (e) => keep(e.error().stack || `${e.error().name}: ${e.error().message}`));
    context.on('console', (m) => m.type() === 'error' && keep(`${m.text()} (${m.location().url})`));
    const close = context.close.bind(context);
    const leave = async () => {
      this.inside.delete(leave);
      await close();
      checkErrors(errors);
    };
    this.inside.add(leave);
    context.close = leave;
    const page = await context.newPage();
    page.errors = errors;
    page.on('websocket', (socket) => {
      const hold = (direction, text) => {
        const wrong = misfit(socket.url(), direction, text);
        if (wrong) keep(wrong);
      };
      socket.on('framereceived', ({ payload }) => hold('received', payload)).on('framesent', ({ payload }) => hold('sent', payload));
    });
    return page;
  }

  async close() {
    try {
      for (const leave of this.inside) await leave();
    } finally {
      await this.#shut();
    }
  }

  async #shut() {
    await this.browser?.close();
    if (this.page?.httpServer.listening) await this.page.close();
    if (this.process) await this.kill();
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
    checkPanics(this.complaints);
  }
}

/** The number of the table in the address. */
export const tableOf = (page) => decodeURIComponent(new URL(page.url()).hash.split('/')[2].split('?')[0]);

/** Sets up a table through the page's own API, as the guest of this page, and says what the house said. */
export const lay = (page, table) =>
  page.evaluate(async (table) => {
    const post = (path, body) =>
      fetch(`/api/v1${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }).then((r) =>
        r.json(),
      );
    await post('/me', {});
    return post('/tables', { game: 'rat-a-tat-cat', ...table });
  }, table);

/** Goes elsewhere in the house, and waits until the page has heard of it: what it showed before is not asked any more. */
const goTo = (page, hash) =>
  page.evaluate(
    (hash) =>
      new Promise((done) => {
        addEventListener('hashchange', done, { once: true });
        location.hash = hash;
      }).then(() => undefined),
    hash,
  );

/** The same, and walks up to it. */
export async function sitAt(house, page, table) {
  if (!page.url().startsWith(house.url)) await page.goto(house.url);
  const laid = await lay(page, table);
  if (!laid.id) throw new Error(JSON.stringify(laid));
  await goTo(page, `#/table/${laid.id}`);
  return laid;
}

/**
 * Plays the visitor's seat over a second line with the plainest decisions, until the match is over or one of the asks
 * in `until` is put to it. `instead` changes some answers.
 */
export const playOn = (page, { id = tableOf(page), until = [], instead = {} } = {}) =>
  secondLine(
    page,
    id,
    ({ ask }, sight, { until, instead }) => {
      if (until.includes(ask)) return { stop: { ask } };
      const plain = {
        end_first_look: { do: 'done' },
        choose_source: { do: 'draw_deck' },
        keep_or_reject: { do: 'keep', with: { slot: 1 } },
        swap_choice: { do: 'decline' },
        draw2_continue: { do: 'stop' },
        peek_choice: { do: 'decline' },
        super_peek_choice: { do: 'decline' },
        end_look: { do: 'done' },
        call_choice: { do: 'call' },
        ready_for_next_round: { do: 'ready' },
      };
      return { ...plain, ...instead }[ask];
    },
    { until, instead },
  );
export const playToEnd = (page, id = tableOf(page)) => playOn(page, { id });

/** Plays until this is asked, without watching each move, and comes back to the table where it is asked. */
export async function comeTo(page, id, ask, { instead = { call_choice: { do: 'no_call' } } } = {}) {
  await goTo(page, '#/replay');
  await page.locator('.drop').waitFor();
  const met = await playOn(page, { id, until: [ask].flat(), instead });
  if (!met.ask) throw new Error(`the match is over before ${ask}`);
  await goTo(page, `#/table/${id}`);
  await page.locator('.ask .answers').waitFor();
}
