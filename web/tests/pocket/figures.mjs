// What play without a network costs: the size of each module, how fast it thinks beside a program, how much memory its table takes, how
// soon the first question is asked on a slow device, and what the house need not do.
// node tests/pocket/figures.mjs [sizes] [speed] [first] [saved]: the second needs POCKET_DESK, a desk built for release (cargo build
// --release --example desk --package pocket), the last two RATSKELLER_BIN. Rates are ratios in one run.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { House } from '../e2e/house.mjs';
import { moduleDesk, programDesk } from './desks.mjs';
import { hex, letters, luck } from './luck.mjs';

const asked = process.argv.slice(2);
const wants = (what) => !asked.length || asked.includes(what);
const folder = fileURLToPath(new URL('../../src/pocket/modules/', import.meta.url));
const games = readdirSync(folder).flatMap((file) => (file.endsWith('.wasm') ? basename(file, '.wasm') : []));
if (!games.length) throw new Error('no module is built: cargo xtask pocket');
const kb = (bytes) => (bytes / 1000).toFixed(0);
/** Milliseconds of processor time that a process has had. */
const cpuOf = (pid) => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

if (wants('sizes'))
  for (const game of games) {
    const module = readFileSync(join(folder, `${game}.wasm`));
    const [gzip, brotli] = [gzipSync(module, { level: 9 }), brotliCompressSync(module)];
    console.log(`${game}: ${kb(module.length)} kB, ${kb(gzip.length)} gzip, ${kb(brotli.length)} brotli`);
  }

/** A match that has just begun, for whoever thinks about it. */
function begun(game, offer) {
  const any = luck(`${game} figures`);
  const bots = offer.bots.filter(({ level }) => level === 'master').map(({ bot }) => bot);
  const seats = [{ open: true }, ...Array.from({ length: 3 }, (_, i) => ({ bot: bots[i % bots.length] }))];
  const fresh = { id: letters(16, any), invite: letters(26, any), seed: hex(any) };
  return { lay: { table: { game, seats, start: true }, fresh, you: { guest: letters(16, any), name: 'Ada' }, now: 1_700_000_000_000 } };
}

if (wants('speed')) {
  const bin = process.env.POCKET_DESK;
  if (!bin) throw new Error('POCKET_DESK must name the desk as a program, built for release');
  for (const game of games) {
    const [here, there] = [moduleDesk(join(folder, `${game}.wasm`)), programDesk(bin, game)];
    const offer = JSON.parse(JSON.parse(here.ask('{"offer":null}')).answer);
    const question = JSON.stringify(begun(game, offer));
    const [laid] = [JSON.parse(here.ask(question)), await there.ask(question)];
    const follow = JSON.stringify({ follow: { kept: { head: laid.table.head, lines: laid.lines ?? [] } } });
    here.ask(follow);
    await there.ask(follow);
    // The same simulations in both: their clocks stand still.
    const thoughts = Array.from({ length: 8 }, (_, i) =>
      JSON.stringify({ advise: { seat: 0, dice: hex(luck(`${game} ${i}`)), waited_ms: 0, within_ms: 2_000 } }),
    );
    const [mine, theirs] = [process.cpuUsage(), cpuOf(there.pid)];
    for (const thought of thoughts) here.ask(thought);
    const { user, system } = process.cpuUsage(mine);
    for (const thought of thoughts) await there.ask(thought);
    const [module, program] = [(user + system) / 1000, cpuOf(there.pid) - theirs];
    const memory = here.memory.buffer.byteLength / 1e6;
    there.close();
    console.log(
      `${game}: ${module.toFixed(0)} ms of thinking as a module, ${program} ms as a program: ` +
        `${((100 * program) / module).toFixed(0)} % as fast; memory ${memory.toFixed(1)} MB`,
    );
  }
}

const names = { 'rat-a-tat-cat': 'Rat-a-Tat Cat', ratland: 'RatLand', 'rattus-cartus': 'Rattus Cartus', ratapolis: 'Ratapolis' };
if (wants('first')) {
  const house = await House.open();
  try {
    const page = await house.visitor({ width: 360, height: 740, scale: 1, works: true, provokes: [/./] });
    await page.goto(`${house.url}#/pocket`);
    for (const game of games) {
      await page.getByRole('button', { name: `Keep ${names[game]} on this device` }).click();
      await page.getByRole('button', { name: `Remove ${names[game]} from this device` }).waitFor();
    }
    await page.context().setOffline(true);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    for (const game of games) {
      await page.goto('about:blank');
      await page.goto(house.url);
      const button = page.locator(`[data-game="${game}"] .button.go`);
      await button.waitFor();
      const pressed = performance.now();
      await button.click();
      await page.locator('.ask:not(.wait):not(.pending)').first().waitFor();
      console.log(`${game}: the first question ${(performance.now() - pressed).toFixed(0)} ms after Play, processor 4 times slower`);
    }
  } finally {
    await house.close();
  }
}

// Nearly all that a match against computers costs the house is their thinking.
if (wants('saved')) {
  const bin = process.env.RATSKELLER_BIN;
  if (!bin) throw new Error('RATSKELLER_BIN must name the server binary');
  const seconds = (game, bots, matches) => {
    const asked = [game, '--players', '4', '--bots', bots, '--games', `${matches}`, '--seed', '1', '--threads', '1'];
    const timed = `TIMEFORMAT=%U; time "$0" simulate ${asked.join(' ')} 2>&1 >/dev/null`;
    return Number(execFileSync('bash', ['-c', `{ ${timed}; } 2>&1`, bin], { encoding: 'utf8' }).trim()) / matches;
  };
  for (const game of games) {
    const [plain, searching] = [seconds(game, 'rulebook', 10), seconds(game, 'rulebook,search-1000,search-1000,search-1000', 1)];
    console.log(
      `${game}: ${(1000 * plain).toFixed(0)} ms of processor a match with players who go by the book, ` +
        `${searching.toFixed(1)} s with three who play a thousand times ahead`,
    );
  }
}
