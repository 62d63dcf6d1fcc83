// Playing RatLand on the page as people do, and looking over their shoulders meanwhile.
import assert from 'node:assert/strict';
import { waitFor } from './hands.mjs';
import { secondLine } from './second-line.mjs';
import { neverExcused } from './second-chance.mjs';

export const bots = (n) => Array.from({ length: n }, (_, i) => ({ bot: ['rulebook', 'greedy', 'random'][i % 3] }));
const places = ['nursery', 'dump', 'pantry', 'city', 'left', 'field', 'right'];

/** What the page waits for: a question, the end, or nothing yet. */
const asked = () => {
  if (document.querySelector('dialog[open] .end')) return { over: true };
  const bar = document.querySelector('.ask:not(.wait):not(.pending)');
  if (!bar) return null;
  const kind = bar.querySelector('.handful') ? 'deploy' : document.querySelector('.own button.mouth') ? 'move' : 'options';
  return {
    kind,
    text: bar.querySelector('p').textContent.trim(),
    buttons: [...bar.querySelectorAll('.answers button')].map((b) => b.textContent.trim()),
  };
};
export const nextQuestion = (page, within) => waitFor(page, asked, undefined, within);

export const seal = (page) => page.getByRole('button', { name: 'Send out', exact: true });
export const mouth = (page, place) => page.locator(`.own .${place} .mouth`);
/** How many rats the own board shows at each place, and in the burrow. */
export const standing = (page) =>
  page.evaluate(() => {
    const number = (el) => Number(el?.getAttribute('aria-label').match(/\d+/)?.[0] ?? 0);
    const at = Object.fromEntries(
      [...document.querySelectorAll('.own .unit')].map((unit) => [unit.classList[1], number(unit.querySelector('.mouth'))]),
    );
    return { ...at, burrow: number(document.querySelector('.own .burrow')) };
  });

/** Puts every rat somewhere, a different heap each time: one by one, one of them back again, and the rest at once. */
export async function place(page, turn) {
  const press = async (at) => ((await mouth(page, at).getAttribute('aria-disabled')) === null ? mouth(page, at).click() : undefined);
  const at = (i) => places[(turn + i) % places.length];
  await press(at(0));
  await press(at(1));
  await press(at(2));
  await press(at(2));
  const fewer = page.locator(`.own .${at(2)} .step`);
  if (await fewer.count()) await fewer.click();
  await page.locator('.handful button').last().click();
  await press(at(3));
  await page.locator('.handful button').first().click();
  assert.equal((await standing(page)).burrow, 0);
}

/** Answers one question, a different answer each time. */
export async function answer(page, { kind, buttons }, turn) {
  if (kind === 'deploy') {
    await place(page, turn);
    await seal(page).click();
  } else if (kind === 'move') {
    await page.locator('.own .mouth.lit').first().click();
    await page.locator('.own .mouth.lit:not(.selected)').last().click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
  } else
    await page
      .locator('.ask .answers button')
      .nth(turn % buttons.length)
      .click();
}

/** Plays by mouse or finger until the score sheet, or until `stop(question)` says so. */
export async function playByHand(page, { stop = () => false, seen = async () => undefined } = {}) {
  for (let move = 0; move < 300; move++) {
    // What has been answered is no question any more: the bar says so until the house has the answer.
    const now = await nextQuestion(page);
    await seen(now);
    if (now.over || stop(now)) return now;
    await answer(page, now, move);
  }
  throw new Error('three hundred moves and no end');
}

/**
 * Plays the visitor's seat over a second line with the plainest decisions, until the match is over or one of the asks in `until`
 * is put to it.
 */
export const playOn = (page, id, until = []) =>
  secondLine(
    page,
    id,
    (ask, sight, { until }) => {
      if (until.includes(ask.ask)) return { stop: { ask: ask.ask } };
      const plain = (ask) => {
        switch (ask.ask) {
          case 'keep_clan':
            return { do: 'keep_clan', with: ask.dealt[0] };
          case 'board':
            return { do: 'board', with: 'friendly' };
          case 'deploy': {
            // Many mouths and little cheese, so that hunger comes.
            const half = Math.floor(ask.rats / 2);
            return {
              do: 'deploy',
              with: { rats: [ask.rats - half - (half > 1 ? 1 : 0), half > 1 ? 1 : 0, 0, 0, 0, 0, half, 0], hide: false },
            };
          }
          case 'move':
            return { do: 'move', with: [] };
          case 'wound':
            return { do: 'wound', with: ask.victims[0] };
          case 'starve':
            return { do: 'starve', with: ask.most };
          case 'swap':
            return { do: 'swap', with: { pairs: 0, whites: 0 } };
          case 'alchemy':
            return { do: 'alchemy', with: 0 };
          case 'add':
          case 'put_back':
          case 'lecter':
            return { do: ask.ask, with: null };
          default:
            return { do: ask.ask, with: false };
        }
      };
      return plain(ask);
    },
    { until },
  );

/**
 * Fails on anything that this seat may not know: others' deployments and board sides before the screens lift, others' clans, what a Seer
 * saw.
 */
export const checkHidden = neverExcused((messages, seat) => {
  const found = { planning: 0, choosing: 0, secretSides: 0 };
  let sidesShown = false;
  for (const { play } of messages.filter((m) => m.play)) {
    const { sight } = play.sight;
    const told = JSON.stringify(sight).slice(0, 500);
    assert.equal(sight.you, seat);
    for (const { notice } of play.notices) {
      if (notice.what === 'boards_revealed') sidesShown = true;
      if (notice.what === 'clans_dealt') notice.dealt.forEach((cards, of) => of !== seat && assert.deepEqual(cards, [null, null]));
      if (notice.what === 'boards_chosen') notice.sides.forEach((side, of) => of !== seat && assert.equal(side, null));
      if (notice.what === 'looked' && notice.seat !== seat)
        assert.deepEqual(
          [notice.event, ...(notice.food ?? [])].filter((card) => card !== null),
          [],
        );
    }
    if (play.yours) assert.ok(play.sealed.includes(seat), told);
    for (const [of, sewer] of sight.sewers.entries()) {
      if (of === seat) continue;
      assert.ok(
        (sewer.dealt ?? []).filter((card) => card !== null).every((card) => card === sewer.clan),
        told,
      );
      if (sight.doing.doing === 'clan_choice') {
        found.choosing++;
        assert.equal(sewer.clan, null, told);
      }
      if (!sidesShown && sight.round > 0 && sight.doing.doing === 'deploy' && sewer.side === null) found.secretSides++;
      if (sight.doing.doing === 'deploy') {
        found.planning++;
        // All at home, in one heap, and nothing is hidden yet.
        assert.ok(
          sewer.rats.every((n, place) => n === 0 || place === 5),
          told,
        );
        assert.equal(sewer.hidden, false);
      }
    }
    if (sight.next_event !== null) assert.ok(sight.looked.includes(seat), told);
  }
  return found;
});

/** On the page of somebody who plans, the boards of the others tell nothing: all their rats are in the burrow. */
export const checkScreens = neverExcused(async (page) => {
  const boards = await page
    .locator('.sewer.near')
    .evaluateAll((all) => all.map((board) => [...board.querySelectorAll('.mouth')].map((el) => el.getAttribute('aria-label'))));
  for (const board of boards) for (const label of board) assert.match(label, /: 0 rats$/);
  const minis = await page.locator('.mini .pit').evaluateAll((all) => all.map((pit) => pit.querySelectorAll('text').length));
  for (const numbers of minis) assert.ok(numbers <= 1, `${numbers} numbers on a small board`);
  return boards.length + minis.length;
});
