// The same seed and the same decisions give the same match in a program and in a module, byte for byte: every answer of every random
// game, with every value of every option, played on from its log, with thoughts, hints, and what was taken back.
// node tests/pocket/parity.mjs [games] [game…]: so many of each; the program is named by POCKET_DESK, and RATSKELLER_BIN the house
// that must agree with the records.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleDesk, programDesk } from './desks.mjs';
import { hex, letters, luck } from './luck.mjs';

const [, WIRE] = /WIRE = (\d+)/.exec(readFileSync(new URL('../../src/wire/index.ts', import.meta.url), 'utf8'));
const folder = fileURLToPath(new URL('../../src/pocket/modules/', import.meta.url));
const bin = process.env.POCKET_DESK;
if (!bin) throw new Error('POCKET_DESK must name the desk as a program');
const [count = '3', ...only] = process.argv.slice(2);
const modules = readdirSync(folder).filter((f) => f.endsWith('.wasm') && (!only.length || only.includes(basename(f, '.wasm'))));
assert.ok(modules.length, 'no module is built: cargo xtask pocket');

/** Both say the same, and that is what is said. */
function pair(game, file) {
  const [here, there] = [moduleDesk(file), programDesk(bin, game)];
  let [questions, thoughts] = [0, 0];
  const ask = async (question) => {
    const text = JSON.stringify(question);
    const [one, other] = [here.ask(text), await there.ask(text)];
    questions++;
    if (question.think || question.advise) thoughts++;
    if (one !== other) {
      const at = [...one].findIndex((letter, i) => letter !== other[i]);
      const around = (said) => said.slice(Math.max(0, at - 200), at + 200);
      assert.fail(`${game}, asked ${text.slice(0, 400)}\nmodule:  …${around(one)}\nprogram: …${around(other)}`);
    }
    return JSON.parse(other);
  };
  return { ask, close: there.close, counts: () => ({ questions, thoughts }), memory: here.memory };
}

/** Every value that an option may have, or some of very many. */
function valuesOf({ kind, ...option }, seats, any) {
  const words = option.words ?? [];
  switch (kind) {
    case 'flag':
      return [false, true];
    case 'choice':
      return words;
    case 'number':
      return [...words, option.min, option.max, ...option.suggested, option.min + any(option.max - option.min + 1)];
    case 'seat':
      return [...words, any(seats)];
    case 'pick':
      return [0, 1, 2].map(() => any.shuffled(option.of).slice(0, option.count).join('+'));
    case 'text':
      return words;
    default:
      throw new Error(`an option of an unknown kind: ${kind}`);
  }
}

/** Each option with each of its values, and with what it needs to have an effect. */
function changesOf({ options }, seats, any) {
  return options.flatMap((option) => {
    const needs = option.only_if ? { [option.only_if.name]: onPage(option.only_if.value) } : {};
    return valuesOf(option, seats, any).map((value) => ({ ...needs, [option.name]: value }));
  });
}

/** A word of a condition, as it stands in the options of a table. */
const onPage = (word) => ({ on: true, off: false })[word] ?? word;

/** One value of one option after the other; every third time all of them are anyhow. */
const isMixed = (number) => number % 3 === 2;
const changeOf = (number) => number - Math.floor((number + 1) / 3);

function optionsOf(offer, number, seats, any) {
  const changes = changesOf(offer, seats, any);
  if (!isMixed(number)) return changes[changeOf(number) % changes.length];
  return Object.fromEntries(
    offer.options.flatMap((option) => {
      const all = valuesOf(option, seats, any);
      return all.length ? [[option.name, all[any(all.length)]]] : [];
    }),
  );
}

/** What may be asked for instead, where some options do not go together or not with so many seats; first what is wanted. */
function* ways(offer, number, any) {
  // Most games are for few, so that many are played; now and then one is for as many as there is room for, or anything between.
  const [least, room] = [offer.least_seats, offer.most_seats];
  const among = (most) => least + any(most - least + 1);
  const first = { 3: room, 13: among(room) }[number % 20] ?? among(Math.min(room, 5));
  const others = any.shuffled(Array.from({ length: room - least + 1 }, (_, i) => least + i).filter((n) => n !== first));
  for (const seats of [first, ...others]) yield { seats, options: optionsOf(offer, number, seats, luck(`${number}`)) };
  if (!isMixed(number)) return;
  // One after the other is left out.
  let left = Object.entries(optionsOf(offer, number, first, luck(`${number}`)));
  for (const [gone] of any.shuffled(left)) {
    left = left.filter(([name]) => name !== gone);
    yield { seats: first, options: Object.fromEntries(left) };
  }
}

async function playGame({ table, mind }, game, offer, number) {
  const any = luck(`${game} ${number}`);
  const quick = offer.bots.filter(({ level }) => level === 'beginner' || level === 'evening').map(({ bot }) => bot);
  const [thinkers, hints] = number % 20 === 0 ? [[...quick, 'search-100'], 2] : [quick, 0];
  let now = 1_700_000_000_000 + number * 1_000;
  let [first, mine, laid] = [null, 0, null];
  for (const { seats, options } of ways(offer, number, any)) {
    mine = any(seats);
    const seated = Array.from({ length: seats }, (_, i) => (i === mine ? { open: true } : { bot: thinkers[any(thinkers.length)] }));
    laid = {
      table: { game, seats: seated, options, start: true },
      fresh: { id: letters(16, any), invite: letters(26, any), seed: hex(any) },
      you: { guest: letters(16, any), name: 'Ada' },
      now,
    };
    first = await table.ask({ lay: laid });
    if (!first.refused) break;
  }
  assert.equal(first.refused, undefined, `${game}, ${JSON.stringify(laid.table.options)}: ${JSON.stringify(first.refused)}`);
  let [head, lines, play, wake, conn, asked, ids, undone, hinted] = [first.table.head, [], null, null, 0, [], 0, 0, 0];
  const take = async (told) => {
    assert.equal(told.refused, undefined, JSON.stringify(told.refused));
    assert.deepEqual(told.remarks ?? [], []);
    if (told.table) head = told.table.head;
    if (told.lines) {
      lines.push(...told.lines);
      await mind.ask({ lines: { lines: told.lines } });
    }
    wake = told.wake ?? null;
    for (const { think, advise, call_off } of told.orders ?? []) {
      if (think) asked.push(think);
      if (advise) {
        const advice = await mind.ask({ advise: { seat: advise.seat, dice: hex(any), waited_ms: 0, within_ms: 2_000 } });
        await take(await table.ask({ advice: { seat: advise.seat, number: advise.number, advice: JSON.parse(advice.answer), now } }));
        hinted++;
      }
      if (call_off !== undefined) asked = asked.filter(({ number }) => number !== call_off);
    }
    for (const { said } of told.show ?? []) {
      const message = JSON.parse(said);
      if (message.play) play = message.play;
      if (message.t === 'refused') assert.fail(`${game}: ${said}`);
    }
  };
  const hello = async () => {
    const seen = play;
    play = null;
    await take(await table.ask({ hear: { conn: ++conn, said: { t: 'hello', wire: Number(WIRE), epoch: 0, have: 0 }, now } }));
    // What the log gives back is what was seen.
    if (seen)
      for (const what of ['epoch', 'number', 'sight', 'waits', 'sealed', 'yours', 'may_undo']) assert.deepEqual(play[what], seen[what]);
  };
  await take(first);
  await mind.ask({ follow: { kept: { head, lines } } });
  await hello();
  const say = async (said) => take(await table.ask({ hear: { conn, said, now } }));
  const think = async (seat, player) =>
    (await mind.ask({ think: { seat, player, dice: hex(any), waited_ms: 0, within_ms: 2_000 } })).answer;
  for (let step = 0; !play.end; step++) {
    assert.ok(step < 20_000, `${game} does not end`);
    // As long as people take: a match that is played for so many minutes ends.
    now += any(5_000);
    const next = asked.shift();
    if (any(60) === 0) {
      // Closed and opened again: what was being thought about is thought about anew.
      asked = [];
      const kept = { head, lines };
      await take(await table.ask({ load: { kept, now } }));
      await mind.ask({ follow: { kept } });
      await hello();
    } else if (next) {
      const decision = await think(next.seat, next.player);
      await take(await table.ask({ thought: { seat: next.seat, number: next.number, decision, now } }));
    } else if (play.waits.includes(mine)) {
      if (hinted < hints && any(4) === 0) await say({ t: 'hint', id: `h${++ids}`, epoch: play.epoch, on: play.number });
      const decision = await think(mine, { bot: 'random' });
      await say({ t: 'decide', id: `d${++ids}`, epoch: play.epoch, on: play.number, decision: JSON.parse(decision) });
      if (play.may_undo && any(8) === 0) {
        await say({ t: 'undo', id: `u${++ids}` });
        undone++;
      }
    } else {
      assert.ok(wake !== null, `${game} waits for nothing`);
      now = Math.max(now, wake);
      await take(await table.ask({ time: { now } }));
    }
  }
  const { answer: record } = await table.ask({ record: null });
  const frames = await table.ask({ frames: { eyes: 'truth', from: 0 } });
  assert.ok(JSON.parse(frames.answer).total > 1);
  if (number % 50 === 0) await table.ask({ chances: null });
  return { record, lines: lines.length, undone, hinted, seats: laid.table.seats.length };
}

const records = mkdtempSync(join(tmpdir(), 'pocket-'));
try {
  for (const file of modules) {
    const game = basename(file, '.wasm');
    const [table, mind] = [pair(game, join(folder, file)), pair(game, join(folder, file))];
    const offer = JSON.parse((await table.ask({ offer: null })).answer);
    await table.ask({ box: null });
    const names = changesOf(offer, offer.most_seats, luck(game)).map((change) => Object.entries(change).at(-1).join(' = '));
    const changes = names.length;
    let verified = 0;
    const sums = { lines: 0, undone: 0, hinted: 0 };
    const [played, seats] = [new Set(), new Set()];
    for (let number = 0; number < Number(count); number++) {
      const match = await playGame({ table, mind }, game, offer, number);
      for (const sum of Object.keys(sums)) sums[sum] += match[sum];
      seats.add(match.seats);
      if (!isMixed(number)) played.add(changeOf(number) % changes);
      // The house itself agrees with the record.
      if (process.env.RATSKELLER_BIN && number % 25 === 0) {
        const path = join(records, `${game}-${number}.json`);
        writeFileSync(path, match.record);
        execFileSync(process.env.RATSKELLER_BIN, ['verify', path], { stdio: 'pipe' });
        verified++;
      }
    }
    table.close();
    mind.close();
    const missing = names.filter((_, i) => !played.has(i));
    if (changeOf(Number(count)) >= changes) assert.deepEqual(missing, [], `${game}: not every value was played`);
    const { lines, undone, hinted } = sums;
    const kb = Math.round(table.memory.buffer.byteLength / 1024);
    console.log(
      `${game}: ${count} games alike, ${Math.min(...seats)} to ${Math.max(...seats)} seats, ${played.size} of ${changes} values of ` +
        `options alone, ${lines} lines, ${undone} taken back, ${hinted} hints, ${mind.counts().thoughts} thoughts, ` +
        `${table.counts().questions + mind.counts().questions} answers, ${verified} records verified, ${kb} kB of memory`,
    );
  }
} finally {
  rmSync(records, { recursive: true, force: true });
}
