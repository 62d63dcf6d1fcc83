import { readFileSync } from 'node:fs';

/** As the rules wrote it for the page. */
const [, WIRE] = /WIRE = (\d+)/.exec(readFileSync(new URL('../../src/wire/index.ts', import.meta.url), 'utf8'));

/**
 * Plays the visitor's seat over a second line of its page. `answer(ask, sight, given)` says the decision, or `{ stop: … }` to leave
 * the line with that; it runs in the page, so it knows nothing but its arguments. Resolves with the end of the match, if it comes first.
 * A house that says nothing for half a minute has forgotten the table.
 */
export const secondLine = (page, table, answer, given = {}) =>
  page.evaluate(`(${line})(${JSON.stringify(table)}, ${answer}, ${JSON.stringify(given)}, ${WIRE})`);

const line = (table, answer, given, wire) =>
  new Promise((over, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/v1/tables/${table}/socket`);
    const salt = Math.random().toString(36).slice(2);
    let [seat, count, newest, silence] = [null, 0, null, null];
    const leave = () => {
      clearTimeout(silence);
      socket.onclose = null;
      socket.close();
    };
    const stop = (with_) => {
      leave();
      over(with_);
    };
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        leave();
        failed(new Error(`nothing is said at table ${table} after ${count} decisions`));
      }, 30_000);
    };
    const decide = () => {
      const { epoch, number: on, sight } = newest;
      const decision = answer(sight.sight.ask, sight.sight, given);
      if (decision.stop) return stop(decision.stop);
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
      if (play.end) return stop(play.end);
      newest = play.sight.sight.ask && play.waits.includes(seat) ? play : null;
      if (newest) decide();
    };
    socket.onclose = ({ code, reason }) => failed(new Error(`the line was closed: ${code} ${reason}`));
  });
