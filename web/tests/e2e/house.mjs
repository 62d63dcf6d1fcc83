// A real house for a test: the server binary named by RATSKELLER_BIN on a free port with a data file of its own,
// and the page of this folder in front of it, so that what is tested is what is written here.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer as listen } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { launch } from '../browser.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const freePort = () =>
  new Promise((done) => {
    const probe = listen().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

async function answers(url, within = 20_000) {
  for (const end = Date.now() + within; Date.now() < end; await new Promise((done) => setTimeout(done, 50)))
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // not yet
    }
  throw new Error(`nobody answers at ${url}`);
}

export class House {
  /** With PAGE=binary the page inside the binary is tested, else the sources. */
  static async open() {
    const bin = process.env.RATSKELLER_BIN;
    if (!bin) throw new Error('RATSKELLER_BIN must name the server binary');
    const house = new House();
    house.bin = bin;
    house.folder = mkdtempSync(join(tmpdir(), 'ratskeller-'));
    house.port = await freePort();
    await house.start();
    if (process.env.PAGE === 'binary') house.url = `http://127.0.0.1:${house.port}/`;
    else {
      process.env.RATSKELLER_URL = `http://127.0.0.1:${house.port}`;
      house.vite = await createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1', fs: { strict: false }, hmr: false } });
      await house.vite.listen();
      house.url = house.vite.resolvedUrls.local[0];
    }
    house.browser = await launch();
    return house;
  }

  async start() {
    this.process = spawn(this.bin, ['serve', '--addr', `127.0.0.1:${this.port}`, '--data', join(this.folder, 'house.db'), '--bot-pause', '0'], { stdio: 'ignore' });
    await answers(`http://127.0.0.1:${this.port}/healthz`);
  }

  /** As a power cut would. */
  async kill() {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGKILL');
    await gone;
  }

  /** Somebody at a browser of their own. Errors on the page fail the test. */
  async visitor({ lang = 'en', width = 1280, height = 800, theme = 'dark' } = {}) {
    const context = await this.browser.newContext({ locale: lang, colorScheme: theme, reducedMotion: 'reduce', viewport: { width, height }, permissions: ['clipboard-read', 'clipboard-write'] });
    const page = await context.newPage();
    page.errors = [];
    page.on('pageerror', (e) => page.errors.push(e.message));
    return page;
  }

  async close() {
    await this.browser?.close();
    await this.vite?.close();
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The number of the table in the address. */
export const tableOf = (page) => decodeURIComponent(new URL(page.url()).hash.split('/')[2].split('?')[0]);

/** Plays the visitor's seat to the end over a second line, with the plainest decisions, and resolves when the match is over. */
export const playToEnd = (page, id = tableOf(page)) =>
  page.evaluate(
    (table) =>
      new Promise((over, failed) => {
        const answers = {
          end_first_look: () => ({ do: 'done' }),
          choose_source: () => ({ do: 'draw_deck' }),
          keep_or_reject: () => ({ do: 'keep', slot: 1 }),
          swap_choice: () => ({ do: 'decline' }),
          draw2_continue: () => ({ do: 'stop' }),
          peek_choice: () => ({ do: 'decline' }),
          super_peek_choice: () => ({ do: 'decline' }),
          end_look: () => ({ do: 'done' }),
          call_choice: () => ({ do: 'call' }),
          ready_for_next_round: () => ({ do: 'ready' }),
        };
        const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
        let count = 0;
        socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', epoch: 0, have: 0 }));
        socket.onmessage = ({ data }) => {
          const { play, you } = JSON.parse(data);
          if (you) socket.seat = you.seat;
          if (!play) return;
          if (play.end) {
            socket.close();
            over(play.end);
          } else if (play.waits.includes(socket.seat) && play.sight.sight.ask)
            socket.send(JSON.stringify({ t: 'decide', id: `auto-${++count}`, epoch: play.epoch, on: play.number, decision: answers[play.sight.sight.ask.ask]() }));
        };
        socket.onclose = () => failed(new Error('the line was closed'));
      }),
    id,
  );
