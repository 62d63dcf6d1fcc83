import { readFileSync } from 'node:fs';
import { PATIENCE } from './hands.mjs';

/** As the rules wrote it for the page. */
const [, WIRE] = /WIRE = (\d+)/.exec(readFileSync(new URL('../../src/wire/index.ts', import.meta.url), 'utf8'));

/** By page: what its own lines to tables have told it last, by table. A second line is no line of its own. */
const told = new WeakMap();
const ofTable = /\/tables\/([^/]+)\/socket$/;

/** Keeps what the house tells this page of its tables, so that a second line can wait until the page knows as much. */
export function followLines(page) {
  const known = new Map();
  told.set(page, known);
  page.on('websocket', (socket) => {
    const [, table] = ofTable.exec(socket.url()) ?? [];
    if (table === undefined) return;
    socket.on('framereceived', ({ payload }) => {
      const { play } = JSON.parse(payload);
      if (!play) return;
      known.set(decodeURIComponent(table), play);
      known.look?.();
    });
  });
}

/** Waits until the page has heard of its table what the second line has heard. */
function heard(page, table, { epoch, number }) {
  const known = told.get(page);
  const isThere = () => {
    const play = known.get(table);
    return play && (play.epoch > epoch || (play.epoch === epoch && play.number >= number));
  };
  return new Promise((done, failed) => {
    const end = (how, what) => {
      clearTimeout(patience);
      known.look = undefined;
      how(what);
    };
    const late = () => end(failed, new Error(`the page has not heard notice ${number} of table ${table}`));
    const patience = setTimeout(late, PATIENCE);
    known.look = () => isThere() && end(done);
    known.look();
  });
}

/** Waits until the page shows what the second line has come to: the sheet at the end, or this very question. */
async function shown(page, table, came) {
  const isAtTable = (table) => decodeURIComponent(location.hash).split(/[/?]/).slice(1, 3).join() === `table,${table}`;
  if (!(await page.evaluate(isAtTable, table))) return;
  // What a page has heard it has put on its way before it answers anybody: an older question is not shown after that.
  if (told.has(page)) await heard(page, table, came);
  const stands = (ask) => {
    if (ask === null) return document.querySelector('dialog[open] .end') !== null;
    return document.querySelector('.ask:not(.wait):not(.pending)') !== null && document.querySelector('.game')?.dataset.asked === ask;
  };
  await page.waitForFunction(stands, came.ask, { timeout: PATIENCE }).catch((cause) => {
    throw new Error(`the page does not show ${came.ask ?? 'the end'} of table ${table}`, { cause });
  });
}

/**
 * Plays the visitor's seat over a second line of its page. `answer(ask, sight, given)` says the decision, or `{ stop: … }` to leave
 * the line with that; it runs in the page, so it knows nothing but its arguments. Resolves with the end of the match, if it comes first.
 * If the page shows that table, it shows this end or this question by then. A house that says nothing for two minutes has forgotten the
 * table.
 */
export async function secondLine(page, table, answer, given = {}) {
  const call = [table, answer, given, Number(WIRE), PATIENCE].map((one) => (typeof one === 'function' ? one : JSON.stringify(one)));
  const { result, came } = await page.evaluate(`(${line})(${call.join(', ')})`);
  await shown(page, table, came);
  return result;
}

const line = (table, answer, given, wire, patience) =>
  new Promise((over, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket?second`);
    const salt = Math.random().toString(36).slice(2);
    let [seat, count, newest, silence] = [null, 0, null, null];
    const leave = () => {
      clearTimeout(silence);
      socket.onclose = null;
      socket.close();
    };
    const stop = ({ epoch, number, end, sight }, result) => {
      leave();
      over({ result, came: { epoch, number, ask: end ? null : sight.sight.ask.ask } });
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        leave();
        failed(new Error(`nothing is said at table ${table} after ${count} decisions`));
      }, patience);
    };
    const decide = () => {
      const { epoch, number: on, sight } = newest;
      const decision = answer(sight.sight.ask, sight.sight, given);
      if (decision.stop) return stop(newest, decision.stop);
      newest = null;
      socket.send(JSON.stringify({ t: 'decide', id: `${salt}-${++count}`, epoch, on, decision }));
    };
    listen();
    socket.onopen = () => socket.send(JSON.stringify({ t: 'hello', wire, epoch: 0, have: 0 }));
    socket.onmessage = ({ data }) => {
      listen();
      const { play, you } = JSON.parse(data);
      if (you) seat = you.seat;
      if (!play) return;
      if (play.end) return stop(play, play.end);
      newest = play.sight.sight.ask && play.waits.includes(seat) ? play : null;
      if (newest) decide();
    };
    socket.onclose = ({ code, reason }) => failed(new Error(`the line was closed: ${code} ${reason}`));
  });
