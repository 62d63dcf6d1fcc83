// How long a player waits: the time from a decision to the next question, one person against three computers at a house as it is
// served: RATSKELLER_BIN=… npm run pace [-- --speed fast] [GAME…]
import { parseArgs } from 'node:util';
import { House, sitAt } from './e2e/house.mjs';

const hands = { 'rat-a-tat-cat': './e2e/hands.mjs', ratland: './e2e/ratland-hands.mjs' };
for (const game of ['rattus-cartus', 'ratapolis']) hands[game] = `./e2e/${game}-hands.mjs`;
const { values, positionals } = parseArgs({ options: { speed: { type: 'string' } }, allowPositionals: true });
const DECISIONS = 14;

/** Notes in the page when a decision leaves it, and when the desk asks next. */
function watch(speed) {
  if (speed) localStorage.setItem('ratskeller', JSON.stringify({ ...JSON.parse(localStorage.getItem('ratskeller') ?? '{}'), speed }));
  globalThis.waits = [];
  let decided = null;
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (text) {
    if (String(text).includes('"t":"decide"')) decided = performance.now();
    return send.call(this, text);
  };
  new MutationObserver(() => {
    if (decided === null || !document.querySelector('[data-asked]')) return;
    globalThis.waits.push(performance.now() - decided);
    decided = null;
  }).observe(document, { subtree: true, attributeFilter: ['data-asked'] });
}

const house = await House.open({ pause: null });
for (const [game, file] of Object.entries(hands)) {
  if (positionals.length && !positionals.includes(game)) continue;
  const { playByHand } = await import(file);
  const page = await house.visitor({ motion: true });
  await page.context().addInitScript(watch, values.speed);
  await page.goto(house.url);
  const computers = ['rulebook', 'greedy', 'rulebook'].map((bot) => ({ bot }));
  await sitAt(house, page, { game, seats: [{ open: true }, ...computers], start: true });
  let asked = 0;
  await playByHand(page, { stop: () => asked++ >= DECISIONS, skip: false });
  const waits = (await page.evaluate(() => globalThis.waits)).toSorted((a, b) => a - b);
  const at = (share) => ((waits[Math.floor(waits.length * share)] ?? NaN) / 1000).toFixed(1);
  console.log(`${game}: median ${at(0.5)} s, one in ten over ${at(0.9)} s, of ${waits.length} decisions`);
  await page.context().close();
}
await house.close();
