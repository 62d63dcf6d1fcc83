// Two people at one device, from the cellar to the score sheet: the curtain between them, and what lies behind it.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, describe, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { checkBacks, checkHidden as checkTat, small, wish } from './hands.mjs';
import { ALL, House } from './house.mjs';
import * as polis from './ratapolis-hands.mjs';
import * as land from './ratland-hands.mjs';
import * as cartus from './rattus-cartus-hands.mjs';

const built = (game) => existsSync(new URL(`../../src/pocket/modules/${game}.wasm`, import.meta.url));
const skip = !['rat-a-tat-cat', 'ratland', 'rattus-cartus', 'ratapolis'].every(built) && 'no module is built';

let house;
before(async () => (house = skip ? null : await House.open()), { timeout: 300_000 });
after(() => house?.close());

/** Keeps whatever a worker says to the page, with whose eyes were open then. */
const tap = () => {
  globalThis.told = [];
  const { postMessage } = Worker.prototype;
  const tapped = new WeakSet();
  Worker.prototype.postMessage = function (...message) {
    if (!tapped.has(this))
      this.addEventListener('message', ({ data }) => {
        if (typeof data.said !== 'string') return;
        const eyes = document.querySelector('[data-eyes]')?.dataset.eyes ?? null;
        const said = (JSON.parse(data.said).show ?? []).flatMap((show) => (show.said ? [JSON.parse(show.said)] : []));
        globalThis.told.push({ eyes: eyes === null ? null : Number(eyes), said });
      });
    tapped.add(this);
    return postMessage.apply(this, message);
  };
};

/** What stands before whoever has the device: the curtain, a question, the way to the next, or the end. */
const stands = () => {
  const text = (el) => el?.textContent.trim() ?? null;
  const curtain = document.querySelector('.curtain');
  if (curtain) {
    const rises = curtain.querySelector('.button.go');
    return rises && { at: 'curtain', for: Number(curtain.dataset.for), says: text(curtain.querySelector('h1')), does: text(rises) };
  }
  if (document.querySelector('dialog[open] .end')) return { at: 'end' };
  const eyes = Number(document.querySelector('[data-eyes]')?.dataset.eyes);
  const on = document.querySelector('.strip .button.go');
  if (on) return { at: 'done', eyes, does: text(on) };
  const bar = document.querySelector('.ask:not(.wait):not(.pending)');
  if (!bar) {
    document.querySelector('.ask [aria-label="Skip"]')?.click();
    return null;
  }
  const buttons = [...bar.querySelectorAll('.answers button')].map(text);
  // Some answers are given on the table.
  const own = document.querySelectorAll('.me .card.lit, .house button.lit, .nuns button.lit, .own .mouth.lit').length;
  return buttons.length || own ? { at: 'question', eyes, buttons, own, ask: document.querySelector('.game')?.dataset.asked } : null;
};
const next = async (page) => (await page.waitForFunction(stands)).jsonValue();

/** Ada and Bob at one device, and whoever else sits there by themselves. */
async function layHere(page, game, { fewer, options = async () => undefined }) {
  await page.goto(`${house.url}#/new/${game}`);
  const chairs = page.getByRole('button', { name: /Change who sits here/ });
  await chairs.first().waitFor();
  for (let i = 0; i < fewer; i++) {
    await chairs.last().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Nobody/ })
      .click();
  }
  await chairs.first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^A friend/ })
    .click();
  await options();
  await page.getByRole('radio', { name: 'All at this one' }).check();
  for (const [i, name] of ['Ada', 'Bob'].entries()) {
    const field = page.getByLabel(`Who plays in seat ${i + 1}`);
    await field.fill(name);
    await field.press('Tab');
  }
  assert.deepEqual(await seriousFindings(page), [], 'setting up');
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.curtain .button.go').waitFor();
}

/** Plays both seats with `answer`, until the device has changed hands `handed` times or the match is over. Returns the seats in order. */
async function playBoth(page, answer, { curtain = async () => undefined, handed = ALL ? Infinity : 12 } = {}) {
  const order = [];
  for (let step = 0; step < 500; step++) {
    const now = await next(page);
    if (now.at === 'end' || order.length >= handed) return order;
    if (now.at === 'question') await answer(now, step);
    else if (now.at === 'done') await page.locator('.strip .button.go').click();
    else {
      const name = ['Ada', 'Bob'][now.for];
      assert.deepEqual([now.says, now.does], [`Hand it to ${name}`, `I am ${name}`]);
      // Behind the curtain is no table: not a card, not a line of the log.
      assert.equal(await page.locator('.game, .card, .log, [data-asked]').count(), 0, 'something of the table is on the page');
      await curtain(order.length, name);
      order.push(now.for);
      await page.locator('.curtain .button.go').click();
      await page.locator(`[data-eyes="${now.for}"]`).waitFor();
    }
  }
  throw new Error('five hundred steps and no end');
}

/** No message told two people anything, none was for eyes that were closed, and nobody was told what is not theirs. */
function nothingLeaked(told, checkHidden) {
  const heard = new Map([[null, []]]);
  for (const { eyes, said } of told) {
    const seats = new Set();
    for (const message of said) {
      if (!message.play || message.play.end) continue;
      const { you } = message.play.sight.sight;
      heard.set(you, [...(heard.get(you) ?? []), message]);
      if (you !== null) seats.add(you);
    }
    assert.ok(seats.size <= 1, `one message has the secrets of ${[...seats]}`);
    for (const seat of seats) assert.ok(eyes === null || eyes === seat, `while ${eyes} looked, something for ${seat} was said`);
  }
  assert.deepEqual([...heard.keys()].toSorted(), [0, 1, null]);
  return [...heard].map(([seat, messages]) => checkHidden(messages, seat));
}

describe('two people at one device', { skip }, () => {
  test('Rat-a-Tat Cat goes from hand to hand, and on after a reload under the curtain', async () => {
    const page = await house.visitor();
    await page.addInitScript(tap);
    await layHere(page, 'rat-a-tat-cat', {
      fewer: 2,
      options: async () => {
        const rounds = page.getByRole('textbox', { name: 'Number of rounds' });
        await rounds.fill('1');
        await rounds.press('Tab');
      },
    });
    assert.match(page.url(), /#\/table\/pocket-pass-/);
    assert.deepEqual(await seriousFindings(page), [], 'under the curtain');
    assert.deepEqual(await small(page), []);
    let [told, downs] = [[], 0];
    const answer = async (now) => {
      downs += await checkBacks(page);
      const button = wish(now.buttons);
      if (button) await page.locator('.ask .answers').getByRole('button', { name: button, exact: true }).click();
      else await page.locator('.me .card.lit').first().click();
    };
    const order = await playBoth(page, answer, {
      handed: Infinity,
      curtain: async (count) => {
        if (count !== 2) return;
        told = await page.evaluate(() => globalThis.told);
        await page.reload();
        await page.locator('.curtain .button.go').waitFor();
      },
    });
    nothingLeaked([...told, ...(await page.evaluate(() => globalThis.told))], checkTat);
    assert.ok(downs > 0 && order.includes(0) && order.includes(1), `${order}`);
    assert.ok(
      order.every((seat, i) => i === 0 || seat !== order[i - 1]),
      `the curtain fell between two: ${order}`,
    );
    await page.context().close();
  });

  test('Ratapolis: each plans behind the curtain, and it can be lowered at any time', async () => {
    const page = await house.visitor();
    await page.addInitScript(tap);
    await layHere(page, 'ratapolis', { fewer: 1 });
    let [covered, sheets] = [0, 0];
    const plans = [0, 0];
    const answer = async (now, step) => {
      if (covered++ === 0) {
        await page.getByRole('button', { name: 'Cover' }).click();
        return;
      }
      if (now.ask === 'plan') {
        sheets += await polis.checkSheets(page);
        // Whoever plans second must not see what the first has written.
        if (plans[now.eyes]++ < 2) await polis.plan(page, step);
        return polis.ready(page).click();
      }
      const answers = page.locator('.ask .answers button');
      return answers.nth(step % now.buttons.length).click();
    };
    const order = await playBoth(page, answer, {
      curtain: async (count, name) => {
        if (count === 1) assert.equal(name, 'Ada', 'whoever covered it opens it again');
      },
    });
    nothingLeaked(await page.evaluate(() => globalThis.told), polis.checkHidden);
    assert.ok(sheets > 0 && plans.every((made) => made > 1), `${sheets} sheets, ${plans} plans`);
    assert.ok(order.length > 8, `${order}`);
    await page.context().close();
  });

  test('RatLand: each sends out rats behind the curtain, and the other board tells nothing meanwhile', async () => {
    const page = await house.visitor();
    await page.addInitScript(tap);
    await layHere(page, 'ratland', { fewer: 1 });
    let boards = 0;
    const answer = async (now, step) => {
      if (now.ask === 'deploy') boards += await land.checkScreens(page);
      await land.answer(page, await land.nextQuestion(page), step);
    };
    const order = await playBoth(page, answer);
    const seen = nothingLeaked(await page.evaluate(() => globalThis.told), land.checkHidden);
    assert.ok(boards > 0 && seen.every(({ planning }) => planning > 0), JSON.stringify(seen));
    // However early it ends: clans are chosen, and rats sent out.
    assert.ok(order.length > 3 && order.includes(0) && order.includes(1), `${order}`);
    await page.context().close();
  });

  test('Rattus Cartus: the hand of one is a row of backs to the other', async () => {
    const page = await house.visitor();
    await page.addInitScript(tap);
    await layHere(page, 'rattus-cartus', { fewer: 1 });
    let backs = 0;
    const answer = async ({ ask }, step) => {
      backs += (await cartus.checkBacks(page)).rats;
      await cartus.answer(page, { ask }, step);
    };
    const order = await playBoth(page, answer);
    const seen = nothingLeaked(await page.evaluate(() => globalThis.told), cartus.checkHidden);
    assert.ok(backs > 0 && seen.every(({ hands, rats }) => hands > 0 && rats > 0), JSON.stringify(seen));
    assert.ok(order.length > 8, `${order}`);
    await page.context().close();
  });
});
