// Plays a house full of matches and keeps its data file, for the test of what a later program makes of it (tests/house/upgrade.rs):
// node --experimental-websocket make.mjs BINARY FOLDER
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';

const [binary, folder] = process.argv.slice(2);
const WIRE = 2;
const port = 18755;
const base = `http://127.0.0.1:${port}`;
mkdirSync(folder, { recursive: true });
const house = spawn(
  binary,
  ['serve', '--addr', `127.0.0.1:${port}`, '--data', `${folder}/house.db`, '--bot-pause', '0', '--unlimited'],
  { stdio: 'ignore' },
);
process.on('exit', () => house.kill());
const answers = () => fetch(`${base}/healthz`).then((answer) => answer.ok, () => false);
while (!(await answers())) await new Promise((done) => setTimeout(done, 50));

const json = { 'content-type': 'application/json' };
const me = await fetch(`${base}/api/v1/me`, { method: 'POST', headers: json, body: '{"name":"Ada"}' });
const cookie = me.headers.get('set-cookie').split(';')[0];
const call = async (path, body) => {
  const asked = body ? { method: 'POST', headers: { cookie, ...json }, body: JSON.stringify(body) } : { headers: { cookie } };
  const answer = await fetch(`${base}/api/v1/${path}`, asked);
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(told)}`);
  return told;
};

/** Looks on until it is over or `until` says so; whoever `plays` does what the hint says. */
const watch = (id, { plays = false, until = () => false } = {}) =>
  new Promise((done, failed) => {
    const socket = new WebSocket(`${base.replace('http', 'ws')}/api/v1/tables/${id}/socket`, { headers: { cookie } });
    const say = (message) => socket.send(JSON.stringify(message));
    let [play, asked, count] = [null, '', 0];
    socket.onopen = () => say({ t: 'hello', wire: WIRE, epoch: 0, have: 0 });
    socket.onerror = ({ message }) => failed(new Error(message));
    socket.onmessage = ({ data }) => {
      const told = JSON.parse(data);
      if (told.play) {
        play = told.play;
        if (play.end || until(play)) return socket.close(), done(play);
        const question = `${play.epoch} ${play.number}`;
        if (plays && play.waits.includes(0) && question !== asked) {
          asked = question;
          say({ t: 'hint', id: `h${++count}`, epoch: play.epoch, on: play.number });
        }
      }
      if (told.t === 'hint') say({ t: 'decide', id: `d${++count}`, epoch: play.epoch, on: play.number, decision: told.choices[0].decision });
      if (told.t === 'refused' && told.code !== 'too_fast') failed(new Error(data));
    };
  });

const bots = (n) => Array.from({ length: n }, () => ({ bot: 'random' }));
const lay = async (game, options, seats, more = { start: true }) =>
  (await call('tables', { game, options, seats, public: true, hints: true, ...more })).id;
const read = async (game, id) => ({
  game,
  record: await call(`tables/${id}/record`),
  frames: (await call(`tables/${id}/frames?eyes=truth`)).total,
});

const kept = { cookie, over: {}, playing: {}, open: {} };
for (const [game, options, seats] of [
  ['rat-a-tat-cat', { rounds: 2 }, 3],
  ['ratland', {}, 3],
  ['rattus-cartus', {}, 3],
  ['ratapolis', {}, 3],
  ['ratapolis', { situation: 'I' }, 4],
]) {
  const over = await lay(game, options, bots(seats));
  await watch(over);
  kept.over[over] = await read(game, over);
  const playing = await lay(game, options, [{ open: true }, ...bots(seats - 1)]);
  const { number } = await watch(playing, { plays: true, until: ({ number, waits }) => number > 8 && waits.includes(0) });
  kept.playing[playing] = { game, number };
  kept.open[await lay(game, options, [{ open: true }, ...bots(seats - 1)], {})] = { game };
}
// Balthus runs out of time in every round.
const late = await lay('ratapolis', { situation: 'T', balthus: 0 }, [{ open: true }, ...bots(3)], { start: true, clock_s: 5 });
await watch(late);
kept.over[late] = await read('ratapolis', late);

const closed = new Promise((done) => house.once('exit', done));
house.kill('SIGTERM');
await closed;
writeFileSync(`${folder}/kept.json`, `${JSON.stringify(kept)}\n`);
