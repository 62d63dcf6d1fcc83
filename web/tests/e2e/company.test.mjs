// Who one plays with: computer players say what they are like, are easily changed, and a newcomer has a name at once.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, playToEnd, sitAt } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

test('a computer player says what it is like, and another is asked to the next table', async () => {
  const page = await house.visitor();
  const { id } = await sitAt(house, page, {
    seats: [{ open: true }, { bot: 'greedy' }, { bot: 'random' }],
    options: { rounds: 1 },
    start: true,
  });
  await page.locator('.ask .answers').waitFor();
  const log = page.getByRole('list', { name: 'What happened' });
  await log.getByText(/^Glutton: Plays like a beginner\. Takes/).waitFor();
  await log.getByText(/^Captain: Plays like a beginner\. Does/).waitFor();
  await page.getByRole('button', { name: 'What is this?' }).click();
  await page.locator('.plaque', { hasText: 'Captain' }).click();
  await page
    .getByRole('status')
    .getByText(/^Plays like a beginner\. Does whatever/)
    .waitFor();

  await playToEnd(page, id);
  const sheet = page.getByRole('dialog', { name: 'Final standings' });
  await sheet.getByRole('link', { name: 'Other opponents' }).click();
  const seats = page.getByRole('region', { name: 'Who sits here' });
  await seats.getByRole('button', { name: /^Captain/ }).waitFor();
  await seats.getByRole('button', { name: /^Glutton/ }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Sieve/ })
    .click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.locator('.plaque', { hasText: 'Sieve' }).waitFor();
  await page.locator('.plaque', { hasText: 'Captain' }).waitFor();
  // The rest of the table lies as it lay.
  const [{ options }] = await page.evaluate(async () => [
    await fetch(`/api/v1/tables/${location.hash.split('/')[2]}`).then((r) => r.json()),
  ]);
  assert.ok(options.some(({ name, value }) => name === 'rounds' && value === 1));
  await page.context().close();
});

test('a newcomer is asked nothing, and has a name of the language', async () => {
  const page = await house.visitor({ lang: 'de' });
  await page.goto(house.url);
  await page.locator('.laid').first().getByRole('button').first().click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.plaque').first().waitFor();
  const { name } = await page.evaluate(() => fetch('/api/v1/me').then((r) => r.json()));
  assert.match(name, /^\p{Lu}\p{Ll}+er \p{Lu}\p{Ll}+ \d\d$/u);
  await page.reload();
  await page.locator('.plaque', { hasText: name }).waitFor();
  await page.context().close();
});

test('a touch of the table hurries to the next question, and not past it', async () => {
  const page = await house.visitor({ motion: true, drawn: true });
  await page.context().addInitScript(() => {
    // What moves on the table has weight, unlike what the frame fades in and out; what can be chosen rises when one is asked.
    globalThis.moved = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (frames, options) {
      if (options?.easing?.startsWith('cubic-bezier') && !document.querySelector('[data-asked]')) globalThis.moved++;
      return animate.call(this, frames, options);
    };
  });
  // Whoever of the five calls, the visitor has a turn left.
  const rows = 'A[1 2 3 4] B[5 6 7 8] C[1 2 3 4] D[5 6 7 8] E[1 2 3 4] F[5 6 7 8]';
  await sitAt(house, page, {
    seats: [{ open: true }, ...Array.from({ length: 5 }, () => ({ bot: 'random' }))],
    position: `deck 5 6 7 8 1 2 ..; discard 3; ${rows}; A call`,
    start: true,
  });
  await page.getByRole('button', { name: 'No call', exact: true }).click();
  await page.waitForFunction(() => globalThis.moved > 0 && document.querySelector('.ask [aria-label="Skip"]'));
  const moved = await page.evaluate(() => {
    document.querySelector('.game').click();
    return globalThis.moved;
  });
  await page.locator('[data-asked]').waitFor();
  assert.equal(await page.evaluate(() => globalThis.moved), moved, 'nothing moves before the next question');
  await page.getByRole('button', { name: 'Draw from the deck' }).click();
  await page.waitForFunction((moved) => globalThis.moved > moved, moved);
  await page.context().close();
});

test('the first thing a newcomer is told at each table is what one plays for', async () => {
  const goals = {
    'rat-a-tat-cat': /^The fewest points win/,
    ratland: /^At the end each living rat is a point/,
    'rattus-cartus': /^Win the classes over/,
    ratapolis: /^At the end each of your rats earns/,
  };
  const page = await house.visitor({ coach: true, drawn: false });
  for (const [game, goal] of Object.entries(goals)) {
    await sitAt(house, page, { game, seats: [{ open: true }, { bot: 'random' }, { bot: 'random' }], start: true });
    await page.locator('[data-asked]').waitFor();
    // He says who he is once.
    const said = (await page.getByRole('note').textContent()).trim();
    assert.match(said.replace(/^Old Grey explains: /, ''), goal);
    await page.getByRole('button', { name: 'Got it' }).click();
    // The next thing is not said in the same breath, but waits to be asked for.
    await page.getByRole('note').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Show the tip' }).click();
    await page.getByRole('note').filter({ hasNotText: goal }).waitFor();
  }
  await page.context().close();
});
