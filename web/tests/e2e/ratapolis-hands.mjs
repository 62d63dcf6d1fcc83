// Playing Ratapolis on the page as people do, and looking over their shoulders meanwhile.
import assert from 'node:assert/strict';
import { waitFor } from './hands.mjs';
import { secondLine } from './second-line.mjs';
import { neverExcused } from './second-chance.mjs';

export const bots = (n) => Array.from({ length: n }, (_, i) => ({ bot: ['rulebook', 'greedy', 'random'][i % 3] }));

/** What the page waits for: a question, the end, or nothing yet. */
const asked = (skip) => {
  if (document.querySelector('dialog[open] .end')) return { over: true };
  const bar = document.querySelector('.ask:not(.wait):not(.pending)');
  if (!bar) {
    if (skip) document.querySelector('.ask [aria-label="Skip"]')?.click();
    return null;
  }
  const kind = bar.querySelector('[data-slot]') ? 'plan' : bar.querySelector('.answers .card') ? 'cards' : 'options';
  return {
    kind,
    text: bar.querySelector('p').textContent.trim(),
    buttons: [...bar.querySelectorAll('.answers button')].map((b) => b.textContent.trim()),
  };
};

/** Waits for it; with `skip` what happens meanwhile is skipped. */
export const nextQuestion = (page, { skip = true, within } = {}) => waitFor(page, asked, skip, within);

/** A player who has planned nothing is not ready, but may leave it at that. */
export const ready = (page) => page.getByRole('button', { name: /^(Ready|Plan nothing)$/ });
/** Presses Ready and waits until the house has the plan. */
export async function seal(page) {
  await ready(page).click();
  await page.locator('.ask.wait:not(.pending)').waitFor();
}
export const house = (page, plot) => page.locator(`[data-plot="${plot}"]`);
/** The two boxes, in words. */
export const boxes = (page) => page.locator('.ask [data-slot] .entry > :first-child').allTextContents();

/** Writes what it can into both boxes, another plan each time: a move by two touches, an attack, or nothing at all. */
export async function plan(page, turn) {
  for (const box of [0, 1]) {
    const starts = page.locator('.lot.start');
    const count = await starts.count();
    if (!count) return;
    await starts.nth((turn * 5 + box * 3) % count).click();
    await page.locator('.lot.picked').waitFor();
    const [strikes, goals] = [page.locator('.ask .chips button'), page.locator('.lot.goal')];
    if ((turn + box) % 3 === 0 && (await strikes.count())) await strikes.nth(turn % (await strikes.count())).click();
    else if (await goals.count()) await goals.nth(turn % (await goals.count())).click();
    else await strikes.first().click();
  }
}

/** Plays by mouse or finger until the score sheet, or until `stop(question)` says so. */
export async function playByHand(page, { stop = () => false, seen = async () => undefined, skip = true } = {}) {
  for (let move = 0; move < 200; move++) {
    // What has been answered is no question any more: the bar says so until the house has the answer.
    const now = await nextQuestion(page, { skip });
    await seen(now);
    if (now.over || stop(now)) return now;
    if (now.kind === 'plan') {
      await plan(page, move);
      await ready(page).click();
    } else
      await page
        .locator('.ask .answers button')
        .nth(move % now.buttons.length)
        .click();
  }
  throw new Error('two hundred moves and no end');
}

/** Plays the visitor's seat over a second line, and plans nothing, until the match is over or one of the asks in `until` is put to it. */
export const playOn = (page, id, until = []) =>
  secondLine(
    page,
    id,
    (ask, sight, { until }) => {
      if (until.includes(ask.ask)) return { stop: { ask: ask.ask } };
      const nothing = { act: 'nothing' };
      const plain = (ask) =>
        ({
          plan: () => ({ do: 'plan', with: [nothing, nothing] }),
          archives: () => ({ do: 'archives', with: ask.of[0] }),
          show: () => ({ do: 'show', with: ask.cards[0] }),
          lay: () => ({ do: 'lay', with: ask.cards[0] }),
          market: () => ({ do: 'market', with: true }),
          radio: () => ({ do: 'refuse', with: true }),
          hospital: () => ({ do: 'rescue', with: ask.to[0] }),
        })[ask.ask]();
      return plain(ask);
    },
    { until },
  );

/** Fails on anything that this seat may not know: hands, cards shown to others, Balthus's card, plans before the sheets turn. */
export const checkHidden = neverExcused((messages, seat) => {
  const found = { hands: 0, planning: 0 };
  for (const { play } of messages.filter((m) => m.play)) {
    const { sight } = play.sight;
    const told = JSON.stringify(sight).slice(0, 400);
    assert.equal(sight.you, seat);
    for (const { notice } of play.notices) {
      if (notice.what === 'dealt')
        notice.hands.forEach((cards, of) => of !== seat && assert.equal(cards?.length ? cards : null, null, told));
      if (notice.what === 'shown' && notice.seat !== seat && notice.to !== seat) assert.equal(notice.card, null, told);
      if (notice.what === 'laid' && notice.seat !== seat) assert.equal(notice.card, null, told);
    }
    if (sight.balthus !== seat) assert.equal(sight.laid, null, told);
    for (const [of, player] of sight.players.entries()) {
      if (of === seat || !player.hand_size) continue;
      found.hands++;
      assert.equal(player.hand, null, told);
    }
    if (sight.doing.doing === 'plan') {
      found.planning++;
      assert.deepEqual(sight.slots[sight.round - 1].plans, [], told);
    }
    if (play.yours) assert.ok(play.sealed.includes(seat), told);
  }
  return found;
});

/** On the page of somebody who has not planned yet every sheet is blank or folded, and nothing is drawn over the town. */
export async function checkSheets(page) {
  const seen = await page.evaluate(() => ({
    sheets: [...document.querySelectorAll('.family .sheet')].map((sheet) => sheet.textContent.trim()),
    drawn: document.querySelectorAll('.deeds > g').length,
  }));
  assert.ok(
    seen.sheets.every((text) => text === ''),
    `${seen.sheets}`,
  );
  assert.equal(seen.drawn, 0, 'a plan is drawn over the town');
  return seen.sheets.length;
}
