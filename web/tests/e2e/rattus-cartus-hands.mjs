// Playing Rattus Cartus on the page as people do, and looking over their shoulders meanwhile.
import assert from 'node:assert/strict';
import { waitFor } from './hands.mjs';
import { secondLine } from './second-line.mjs';
import { neverExcused } from './second-chance.mjs';

export const bots = (n) => Array.from({ length: n }, (_, i) => ({ bot: ['rulebook', 'greedy', 'random'][i % 3] }));

/** What the page waits for: a question, the end, or nothing yet. */
const asked = () => {
  if (document.querySelector('dialog[open] .end')) return { over: true };
  const ask = document.querySelector('.game')?.dataset.asked;
  return ask && document.querySelector('.ask:not(.wait):not(.pending)') ? { ask } : null;
};
export const nextQuestion = (page, within) => waitFor(page, asked, undefined, within);
/** Who of these is asked first, and what. */
export function whoIsAsked(...pages) {
  const each = pages.map((page) => nextQuestion(page).then((now) => ({ page, ...now })));
  // Nobody waits for the others any more.
  for (const other of each) other.catch(() => undefined);
  return Promise.race(each);
}

export const houses = (page) => page.locator('.house button.lit');
export const go = (page) => page.locator('.ask .button.go');
const enabled = async (button) => (await button.getAttribute('aria-disabled')) === null;

/** Touches a card of the hand that can still be picked; of a fan only the left edge is free. */
async function pickOne(page) {
  const spare = await page.evaluate(() =>
    [...document.querySelectorAll('.mine button')].findIndex((card) => {
      const [picked, all] = (card.querySelector('b')?.textContent ?? '').split('/').map(Number);
      return (
        card.getAttribute('aria-disabled') === null &&
        (card.matches('.heap') ? all === undefined || picked < all : card.getAttribute('aria-pressed') === 'false')
      );
    }),
  );
  if (spare < 0) return false;
  await page
    .locator('.mine button')
    .nth(spare)
    .click({ position: { x: 9, y: 30 } });
  return true;
}

/** Goes to a house with some followers: by number, and one card more by hand if there is one. */
export async function plan(page, turn) {
  await houses(page)
    .nth(turn % (await houses(page).count()))
    .click();
  const more = page.locator('.ask .number button').last();
  for (let i = 0; i < turn % 3; i++) if ((await more.count()) && (await enabled(more))) await more.click();
  if (turn % 2) await pickOne(page);
}

/** Answers one question, a different answer each time. */
export async function answer(page, { ask }, turn) {
  switch (ask) {
    case 'privilege':
      return houses(page)
        .nth(turn % (await houses(page).count()))
        .click();
    case 'look':
      return page.locator('.nuns button.lit').first().click();
    case 'visit': {
      const pass = page.locator('.ask .answers').getByRole('button', { name: 'Play a Pass' });
      if (turn % 3 === 0 && (await pass.count())) return pass.click();
      await plan(page, turn);
      return go(page).click();
    }
    case 'give':
      // As many as are asked for, one by one.
      for (let given = 0; !(await enabled(go(page))); given++) assert.ok(given < 60 && (await pickOne(page)));
      return go(page).click();
    case 'discard':
      if (turn % 2) await pickOne(page);
      return go(page).click();
    case 'victim':
    case 'receiver':
      return turn % 2 ? page.locator('.heir.lit button').first().click() : page.locator('.ask .answers button').first().click();
    default:
      return page
        .locator('.ask .answers button')
        .nth(turn % 4 === 3 ? 1 : 0)
        .click();
  }
}

/** Plays by mouse or finger until the score sheet, or until `stop(question)` says so. */
export async function playByHand(page, { stop = () => false, seen = async () => undefined } = {}) {
  for (let turn = 0; turn < 400; turn++) {
    const now = await nextQuestion(page);
    await seen(now);
    if (now.over || stop(now)) return now;
    await answer(page, now, turn);
  }
  throw new Error('four hundred moves and no end');
}

/**
 * Plays the visitor's seat over a second line with the plainest decisions, until the match is over or one of the asks in `until`
 * is put to it ("last visit": the visit of the last round). `bold`: all people are laid, and many rats come.
 */
export const playOn = (page, id, until = [], bold = true) =>
  secondLine(
    page,
    id,
    (ask, sight, { until, bold }) => {
      if (until.includes(ask.ask) || (sight.round === sight.rounds && until.includes(`last ${ask.ask}`))) return { stop: { ask: ask.ask } };
      const plain = (ask) => {
        switch (ask.ask) {
          case 'privilege':
            return { do: 'privilege', with: 0 };
          case 'look':
            return { do: 'look', with: [0, 1, 2, 3, 4].find((place) => !ask.seen.includes(place)) };
          case 'visit':
            return { do: 'visit', with: { position: 0, cards: bold ? ask.cards.slice(0, 3) : [] } };
          case 'victim':
          case 'receiver':
            return { do: ask.ask, with: ask.among[0] };
          case 'give':
            return { do: 'give', with: ask.hand.slice(0, ask.count) };
          case 'discard':
            return { do: 'discard', with: [] };
          default:
            return { do: 'act', with: true };
        }
      };
      return plain(ask);
    },
    { until, bold },
  );

/**
 * Fails on anything that this seat may not know (CART-151 to CART-158); says how much was hidden, so that a check of nothing is noticed.
 */
export const checkHidden = neverExcused((messages, seat) => {
  const found = { hands: 0, laid: 0, rats: 0, nuns: 0 };
  for (const { play } of messages.filter((m) => m.play)) {
    const { sight } = play.sight;
    const told = JSON.stringify(sight).slice(0, 900);
    assert.equal(sight.you, seat);
    if (sight.doing.doing === 'over') continue;
    for (const [owner, player] of sight.players.entries()) {
      if (owner === seat) continue;
      assert.equal(player.hand, null, told);
      assert.equal(player.rats, null, told);
      found.hands++;
      found.rats++;
      if (player.laid_size && !player.revealed) {
        assert.equal(player.laid, null, told);
        found.laid++;
      }
      for (const gift of player.gifts) assert.ok(gift.cards === null || gift.from === seat, told);
    }
    for (const [place, card] of sight.nuns.entries()) {
      if (sight.looked[place].includes(seat)) assert.notEqual(card, null);
      else {
        assert.equal(card, null, told);
        found.nuns++;
      }
    }
    for (const { notice } of play.notices) {
      const own = 'seat' in notice && notice.seat === seat;
      if (['drew', 'visited', 'picked_up', 'looked'].includes(notice.what) && !own)
        assert.equal(notice.cards ?? notice.card ?? null, null, JSON.stringify(notice));
      if (notice.what === 'gave' && notice.from !== seat) assert.equal(notice.cards, null, JSON.stringify(notice));
      if (notice.what === 'dealt') for (const [owner, hand] of notice.hands.entries()) if (owner !== seat) assert.equal(hand, null);
    }
  }
  return found;
});

/** On the page: what others have is backs and nothing else, all alike; what is not looked at is a nun's back. */
export const checkBacks = neverExcused(async (page) => {
  const seen = await page.evaluate(() => {
    const inside = (el) => el.innerHTML.replace(/id="[^"]*"|url\([^)]*\)|<!--.*?-->/g, '');
    const others = [...document.querySelectorAll('.heir:not(.own)')];
    return {
      rats: others.flatMap((heir) => [...heir.querySelectorAll('.rats svg')].map(inside)),
      numbers: others.flatMap((heir) => [...heir.querySelectorAll('.rats b')].map((b) => b.textContent)),
      nuns: [...document.querySelectorAll('.nuns .place')]
        .filter((place) => /unknown/.test(place.getAttribute('aria-label')))
        .map((place) => inside(place.querySelector('.figure'))),
    };
  });
  assert.ok(new Set(seen.rats).size <= 1, 'two heaps of rats differ');
  assert.deepEqual(seen.numbers, []);
  assert.ok(new Set(seen.nuns).size <= 1, 'two nuns differ');
  return { rats: seen.rats.length, nuns: seen.nuns.length };
});
