// Playing Rat-a-Tat Cat on the page as people do, by mouse or by keys, and looking over their shoulders meanwhile.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { neverExcused } from './second-chance.mjs';

/** How long a test waits for what has to come, in milliseconds: a limit for what hangs, however busy the machine is. */
export const PATIENCE = 120_000;

/**
 * Waits until the page has its fonts and its layout is settled: every box is the same in three frames that follow each other, for what is
 * measured in one frame may be drawn in the next.
 */
export const atRest = (page) =>
  page.evaluate(async () => {
    const boxes = () =>
      [...document.querySelectorAll('body :not(svg *)')].map((el) => {
        const { x, y, width, height } = el.getBoundingClientRect();
        return `${x} ${y} ${width} ${height}`;
      });
    let [last, same] = ['', 0];
    for (let frame = 0; same < 3; frame++) {
      if (frame > 3_600) throw new Error('the layout of the page does not settle');
      await new Promise(requestAnimationFrame);
      await document.fonts.ready;
      const now = boxes().join();
      same = now === last ? same + 1 : 0;
      last = now;
    }
  });

/** Where a part of the page lies, once the page is at rest. */
export async function boxOf(part) {
  await part.waitFor();
  await atRest(part.page());
  return part.boundingBox();
}

/** Drags by mouse from the middle of one part to the middle of another. */
export async function drag(from, to) {
  const { mouse } = from.page();
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const [start, end] = [middle(await boxOf(from)), middle(await boxOf(to))];
  await mouse.move(...start);
  await mouse.down();
  await mouse.move(start[0] + 14, start[1] + 6, { steps: 3 });
  await mouse.move(...end, { steps: 5 });
  await mouse.up();
}

/** Waits until something is read, and says what: a promise is awaited here, where `waitForFunction` takes it for something. */
export async function until(read) {
  for (const end = Date.now() + PATIENCE; ; await new Promise((done) => setTimeout(done, 50))) {
    const now = await read();
    if (now) return now;
    if (Date.now() > end) throw new Error(`nothing comes: ${read}`);
  }
}

/** Waits until what is read is what is expected; what never becomes so is shown beside it. */
export async function becomes(read, expected, message) {
  for (const end = Date.now() + PATIENCE; ; await new Promise((done) => setTimeout(done, 50))) {
    const now = await read();
    if (isDeepStrictEqual(now, expected)) return;
    if (Date.now() > end) assert.deepEqual(now, expected, message);
  }
}

/** Waits until there are so many of these parts. */
export const counts = (parts, expected, message) => becomes(() => parts.count(), expected, message);

/** Waits until this part has the focus. */
export const focused = async (part) => part.page().waitForFunction((el) => el === document.activeElement, await part.elementHandle());

/** What a press copies: the clipboard is emptied before it, and read when there is something in it. */
export async function copiedBy(page, press) {
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await press();
  return until(() => page.evaluate(() => navigator.clipboard.readText()));
}

export const endSheet = (page) => page.locator('dialog[open] .end');

/** What the page waits for: a question with its buttons and lit cards, the end, or nothing yet. */
const asked = () => {
  if (document.querySelector('dialog[open] .end')) return { over: true };
  const bar = document.querySelector('.ask:not(.wait):not(.pending)');
  if (!bar) return null;
  const buttons = [...bar.querySelectorAll('.answers button')].map((b) => b.textContent.trim());
  const own = document.querySelectorAll('.me .card.lit').length;
  const theirs = document.querySelectorAll('.seat:not(.me) .card.lit').length;
  return buttons.length || own || theirs ? { buttons, own, theirs, text: bar.querySelector('p').textContent.trim() } : null;
};

/** Waits until `asked`, which looks at the page from within, finds something, and says what. */
export async function waitFor(page, asked, given, within = PATIENCE) {
  try {
    return await (await page.waitForFunction(asked, given, { timeout: within })).jsonValue();
  } catch (error) {
    throw new Error(`nothing is asked: ${await page.locator('.ask').allTextContents()}`, { cause: error });
  }
}
export const nextQuestion = (page, within) => waitFor(page, asked, undefined, within);

/** What can be pressed and is not as wide and high as a thumb. */
export async function small(page) {
  await atRest(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], summary, input, label:has(input)')]
      .filter(
        (el) => el.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !(el.matches('input') && el.closest('label')),
      )
      .map((el) => ({ name: el.getAttribute('aria-label') ?? el.textContent.trim().slice(0, 30), el, box: el.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ el, name, box }) => `${el.tagName} "${name}" ${Math.round(box.width)}×${Math.round(box.height)}`),
  );
}

/** The button that brings the match on, in English. */
const wishes = [
  'Rat-a-tat cat!',
  'Done looking',
  'Ready',
  'Plan nothing',
  'Draw from the deck',
  'Look',
  'Draw again',
  'Discard it',
  'Do not use it',
  'Stop',
];
export const wish = (buttons, over = wishes) => over.find((w) => buttons.includes(w));

/**
 * Plays by mouse or finger until the score sheet, or until `stop(question)` says so. What is drawn is kept in a slot that
 * changes, and special cards are used, so that every kind of move is made sooner or later.
 */
export async function playByHand(page, { stop = () => false, seen = async () => undefined, quiet = () => false } = {}) {
  for (let move = 0; move < 400; move++) {
    const now = await nextQuestion(page);
    await seen(now);
    if (now.over || stop(now)) return now;
    const keep = now.buttons.includes('Discard it');
    const special = now.buttons.includes('Do not use it') && now.own > 0;
    if (keep && move % 3)
      await page
        .locator('.me .card.lit')
        .nth(move % 4)
        .click();
    else if (special) await useSpecial(page, now, move);
    else {
      const button = quiet() && now.buttons.includes('No call') ? 'No call' : wish(now.buttons);
      assert.ok(button, `no way on from ${JSON.stringify(now)}`);
      await page.locator('.ask .answers').getByRole('button', { name: button, exact: true }).click();
    }
  }
  throw new Error('four hundred moves and no end');
}

/** A Peek takes a card of one's own, a Swap also one of another player, on a phone in two touches. */
async function useSpecial(page, now, move) {
  await page
    .locator('.me .card.lit')
    .nth(move % now.own)
    .click();
  if (!now.theirs) return;
  await page
    .locator('.seat:not(.me) .card.lit')
    .nth(move % now.theirs)
    .click();
  const near = page.locator('.zoom .card.lit');
  if (await near.count()) await near.nth(move % 4).click();
}

/**
 * Somebody without a mouse, on a line where every other acknowledgement comes late: the next question may be there while the
 * last answer is still on its way.
 */
export async function byKeysAlone(house) {
  const page = await house.visitor();
  for (const refused of ['click', 'hover', 'tap']) page[refused] = () => assert.fail('no mouse here');
  let heard = 0;
  await page.routeWebSocket(/\/api\//, (socket) => {
    socket.connectToServer().onMessage((message) => {
      const late = JSON.parse(message).t === 'ack' && heard++ % 2 === 1;
      setTimeout(() => socket.send(message), late ? 400 : 0);
    });
  });
  return { page, press: (key) => page.keyboard.press(key) };
}

/** Presses Tab until what has the focus fits; nothing else moves it. */
export async function tabTo(page, fits, most = 60) {
  for (let i = 0; i < most; i++) {
    if (await page.evaluate(fits)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`not reached by Tab: ${fits}; now at ${await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))}`);
}

/** What was told, in order; whoever comes back is told some of it again, and what was taken back is told anew. */
function noticesOf(messages) {
  const told = new Map();
  let epoch = 0;
  for (const { play } of messages.filter((m) => m.play)) {
    if (play.epoch !== epoch) told.clear();
    epoch = play.epoch;
    for (const { number, notice } of play.notices) told.set(number, notice);
  }
  return [...told.entries()].toSorted(([a], [b]) => a - b).map(([, notice]) => notice);
}

/**
 * What the house says to this page, each message as it comes. `until(look)` waits until the notices so far give something, `told(fits)`
 * for one of them.
 */
export function overhear(page) {
  const heard = [];
  const waiting = new Set();
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      heard.push(JSON.parse(payload));
      for (const look of waiting) look();
    }),
  );
  heard.until = (find, within = PATIENCE) =>
    new Promise((done, failed) => {
      const look = () => {
        const found = find(noticesOf(heard));
        if (!found) return;
        waiting.delete(look);
        clearTimeout(patience);
        done(found);
      };
      const patience = setTimeout(() => {
        waiting.delete(look);
        failed(new Error(`never told: ${find}`));
      }, within);
      waiting.add(look);
      look();
    });
  heard.told = (fits) => heard.until((notices) => notices.find(fits));
  return heard;
}

/** Fails on any face that this seat (null: a watcher) may not know. Whole rows lie open once a round is counted. */
export const checkHidden = neverExcused((messages, seat) => {
  let faces = 0;
  for (const { play } of messages.filter((m) => m.play)) {
    const { sight } = play.sight;
    const { doing } = sight;
    const told = JSON.stringify(sight).slice(0, 600);
    const turn = sight.on_turn === seat && seat !== null;
    assert.equal(sight.you, seat);
    assert.equal(sight.deck_order, null);
    assert.equal(sight.discard.all, null);
    if (doing.doing === 'drawn' && !turn) assert.equal(doing.card, null, told);
    const counted = doing.doing === 'scored' || doing.doing === 'over';
    for (const [owner, row] of sight.rows.entries())
      for (const [i, card] of (row ?? []).entries()) {
        if (card.face === null) continue;
        faces++;
        const own = owner === seat;
        const may =
          counted ||
          card.open ||
          (own && doing.doing === 'first_look' && (i === 0 || i === 3)) ||
          (turn && doing.doing === 'looking' && (doing.at === 'all' || (own && doing.at.one === i + 1)));
        assert.ok(may, `seat ${seat} sees slot ${i + 1} of ${owner}: ${told}`);
      }
    for (const { notice } of play.notices) {
      for (const key of ['order', 'rows'])
        if (key in notice && notice.what !== 'revealed') assert.equal(notice[key], null, JSON.stringify(notice));
      if (['drew', 'kept', 'peeked'].includes(notice.what)) assert.equal(notice.card, null, JSON.stringify(notice));
    }
  }
  return faces;
});

/** In the page a face-down card is a back and nothing else: all of them are alike, whatever lies beneath. */
export const checkBacks = neverExcused(async (page) => {
  const cards = await page.locator('.seat .card').evaluateAll((all) =>
    all.map((card) => ({
      name: card.getAttribute('aria-label'),
      inside: card.querySelector('svg').innerHTML.replace(/id="[^"]*"|url\([^)]*\)|href="[^"]*"|<!--.*?-->/g, ''),
      more: [...card.attributes].map((a) => a.name).filter((n) => !/^(type|class|tabindex|aria-|data-why|style)/.test(n)),
    })),
  );
  const down = cards.filter((card) => /face down/.test(card.name));
  assert.ok(new Set(down.map((card) => card.inside)).size <= 1, 'two backs differ');
  for (const card of cards) assert.deepEqual(card.more, []);
  return down.length;
});
