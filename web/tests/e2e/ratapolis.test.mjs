// Whole games of Ratapolis in a real browser: on a phone, by keys alone, every Situation, and what happens to a sealed plan.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { atRest, becomes, boxOf, byKeysAlone, counts, drag, endSheet, overhear, small, tabTo } from './hands.mjs';
import { ALL, House, sitAt, tableOf } from './house.mjs';
import { bots, boxes, checkHidden, house as at, nextQuestion, plan, playByHand, playOn, ready, seal } from './ratapolis-hands.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

const slowly = { timeout: 600_000 };
const sit = (page, table) => sitAt(house, page, { game: 'ratapolis', start: true, ...table });
const four = [{ open: true }, ...bots(3)];
const six = [{ open: true }, ...bots(5)];

test('on a phone a whole game against three computers, to the score sheet', slowly, async () => {
  const page = await house.visitor({ width: 360, height: 740, touch: true, drawn: true });
  await sit(page, { seats: four });
  const found = {};
  const plans = [];
  let wide = 0;
  await playByHand(page, {
    skip: false,
    async seen(now) {
      wide = Math.max(wide, await page.evaluate(() => document.documentElement.scrollWidth));
      if (!now.over) found[now.kind] ??= await small(page);
      if (now.kind === 'plan') plans.push(now.text.replace(/\s+/g, ' '));
    },
  });
  assert.equal(wide, 360);
  // How the last round went is said beside what is asked, not in its place.
  assert.doesNotMatch(plans[0], /Last round/);
  assert.match(plans[1], /^Choose .* Last round: (\d+ rats?|no rat) lost/);
  assert.deepEqual(
    Object.entries(found).filter(([, list]) => list.length),
    [],
  );
  await counts(endSheet(page).locator('ol .score'), 4);
  await page.context().close();
});

test('on a low laptop the whole town and all four families lie above the bar, with somebody at the shoulder too', async () => {
  for (const coach of [false, true]) {
    const page = await house.visitor({ width: 1366, height: 650, coach, drawn: true });
    await sit(page, { seats: four });
    await nextQuestion(page);
    if (coach) await page.locator('.coached').waitFor();
    // The town takes its size when the bar has taken its own.
    await page.waitForFunction(() => {
      const bottom = (of) => Math.max(...[...document.querySelectorAll(of)].map((el) => el.getBoundingClientRect().bottom));
      const bar = document.querySelector('.game .bar').getBoundingClientRect().top;
      return bottom('.town .lot') <= bar && bottom('.families .family') <= bar;
    });
    await page.context().close();
  }
});

test('on a phone every name is whole, however many sit there', slowly, async () => {
  for (const [lang, seats] of [
    ['en', ['rulebook', 'greedy', 'random']],
    ['ru', ['search-100', 'greedy', 'search-1000']],
    ['ru', ['search-100', 'search-1000', 'rulebook', 'greedy']],
    ['de', ['rulebook', 'greedy', 'search-1000', 'search-100']],
  ]) {
    const page = await house.visitor({ lang, width: 360, height: 640, touch: true });
    await sit(page, { seats: [{ open: true }, ...seats.map((bot) => ({ bot }))] });
    await nextQuestion(page);
    await atRest(page);
    // A letter may reach beyond its line by a little, a line that is missing reaches further.
    const cut = await page
      .locator('.family .name')
      .evaluateAll((all) =>
        all.filter((el) => el.scrollWidth > el.clientWidth || el.scrollHeight > el.clientHeight + 5).map((el) => el.textContent),
      );
    assert.deepEqual(cut, [], `${lang}, ${seats.length}`);
    await page.context().close();
  }
});

test('a whole game needs no mouse', slowly, async () => {
  const { page, press } = await byKeysAlone(house);
  await sit(page, { seats: [{ open: true }, ...bots(2)], options: { situation: 'A' } });
  let rounds = 0;
  for (let move = 0; ; move++) {
    assert.ok(move < 80, 'eighty moves and no end');
    const now = await nextQuestion(page, { skip: false });
    if (now.over) break;
    if (now.kind === 'plan') {
      rounds++;
      // The focus has come to town by itself; arrows walk to a house where something can begin, and on to where it can go.
      await page.waitForFunction(() => document.activeElement?.matches('.lot'));
      const walk = async (to) => {
        for (const key of [
          'ArrowDown',
          'ArrowRight',
          'ArrowUp',
          'ArrowLeft',
          'ArrowLeft',
          'ArrowDown',
          'ArrowDown',
          'ArrowRight',
          'ArrowRight',
          'ArrowUp',
        ])
          if (await page.evaluate((to) => document.activeElement?.matches(to), to)) return true;
          else await press(key);
        return page.evaluate((to) => document.activeElement?.matches(to), to);
      };
      if (await walk('.lot.start')) {
        await press('Enter');
        if (await walk('.lot.goal')) await press('Enter');
        else await press('Escape');
      }
      await tabTo(page, () => ['Ready', 'Plan nothing'].includes(document.activeElement?.textContent.trim()), 30);
      await press('Enter');
    } else {
      await page.waitForFunction(() => document.activeElement?.closest('.answers'));
      await press(move % 2 ? 'Enter' : 'Space');
    }
  }
  assert.ok(rounds > 0);
  await page.waitForFunction(() => document.activeElement?.textContent.includes('Play again'));
  await page.context().close();
});

// The page has to show what a Situation changes, and ask for it. These four have a decision or a tile of their own, or teams.
const unlike = [
  ['L', {}],
  ['S', {}],
  ['B', { teams: true }],
  ['T', { balthus: 2 }, six],
];
const others = [...[...'ACFGHI'].map((situation) => [situation, {}]), ['T', { balthus: 0 }], ['T', { balthus: 1 }]];
for (const [situation, options, seats = four] of ALL ? [...unlike, ...others] : unlike)
  test(`Situation ${situation}${JSON.stringify(options)} with ${seats.length} is played to its end`, slowly, async () => {
    const page = await house.visitor({ drawn: false });
    const heard = overhear(page);
    await sit(page, { seats, options: { situation, ...options } });
    // Two rounds by hand; the rest goes by on the page.
    let plans = 0;
    await playByHand(page, { stop: ({ kind }) => (kind === 'plan' || kind === 'cards') && ++plans > 2 });
    await playOn(page, tableOf(page));
    await counts(endSheet(page).locator('ol .score'), seats.length);
    checkHidden(heard, 0);
    await page.context().close();
  });

test('two people and two computers; neither page is told what it may not know', slowly, async () => {
  const [ada, bo] = [await house.visitor(), await house.visitor({ width: 360, height: 740, touch: true })];
  const [toAda, toBo] = [overhear(ada), overhear(bo)];
  const { invite } = await sitAt(house, ada, { game: 'ratapolis', seats: [{ open: true }, { open: true }, ...bots(2)] });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await bo.waitForFunction(() => location.hash.startsWith('#/table/'));
  await bo.locator('.room').first().waitFor();
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([playByHand(ada), playByHand(bo)]);
  for (const [heard, seat] of [
    [toAda, 0],
    [toBo, 1],
  ]) {
    const { hands, planning } = checkHidden(heard, seat);
    assert.ok(hands > 0 && planning > 0, JSON.stringify({ hands, planning }));
  }
  const scores = (page) => endSheet(page).locator('ol .score').allTextContents();
  assert.equal((await scores(ada)).length, 4);
  assert.deepEqual(await scores(ada), await scores(bo));
  await ada.context().close();
  await bo.context().close();
});

test('a plan is drawn, changed, cleared and sealed; it survives a reload and can be taken back while somebody plans', slowly, async () => {
  const [ada, bo] = [await house.visitor({ drawn: true }), await house.visitor({ drawn: true })];
  const heard = overhear(bo);
  const { invite } = await sitAt(house, ada, {
    game: 'ratapolis',
    seats: [{ open: true }, { open: true }, ...bots(1)],
    options: { situation: 'base', city: 'beginner_ru' },
  });
  await bo.goto(`${house.url}#/invite/${invite}`);
  await bo.getByRole('button', { name: 'Stand up', exact: true }).waitFor();
  await bo.waitForFunction(() => location.hash.startsWith('#/table/'));
  await ada.getByRole('button', { name: 'Start', exact: true }).click();
  await nextQuestion(ada);
  const draw = (from, to) => drag(at(ada, from), at(ada, to));
  // The button of a player who has planned nothing is not called Ready.
  const green = () => ada.locator('.ask .button.go').allInnerTexts();
  assert.deepEqual(await green(), []);
  await ada.getByRole('button', { name: 'Plan nothing', exact: true }).waitFor();
  // One arrow into each box; one that leads nowhere changes nothing, and is told why.
  await draw('O', 'I');
  await becomes(() => boxes(ada), ['Pharmacy (O) → Fire station (I)', 'nothing']);
  await becomes(green, ['Ready']);
  await draw('I', 'P');
  await ada.locator('.ask small').getByText('That is out of reach from there.', { exact: true }).waitFor();
  assert.deepEqual(await boxes(ada), ['Pharmacy (O) → Fire station (I)', 'nothing']);
  await draw('I', 'N');
  await becomes(() => boxes(ada), ['Pharmacy (O) → Fire station (I)', 'Fire station (I) → Bookshop (N)']);
  // The first action becomes an attack.
  await ada.locator('[data-slot="0"]').click();
  await at(ada, 'R').click();
  await ada.locator('.chips button').first().click();
  assert.match((await boxes(ada))[0], /^attack \w+ in the Barber shop \(R\)$/);
  await ada.getByRole('button', { name: 'Clear the second action' }).click();
  await becomes(async () => (await boxes(ada))[1], 'nothing');
  await seal(ada);
  const change = ada.getByRole('button', { name: 'Change the plan', exact: true });
  const sealed = await boxes(ada);
  // Bo sees that she is ready, and no sheet.
  await nextQuestion(bo);
  await bo.waitForFunction(() => document.querySelectorAll('.family .ready').length === 2);
  assert.equal(await bo.locator('.family .turned').count(), 0);
  await ada.reload();
  await change.waitFor();
  await becomes(() => boxes(ada), sealed);
  await change.click();
  await ada.getByRole('button', { name: 'Clear the first action' }).click();
  await draw('A', 'K');
  await seal(ada);
  await ready(bo).click();
  // What counts is what she sealed last.
  const { plans } = await heard.told(({ what }) => what === 'revealed');
  assert.deepEqual(plans[0], [{ act: 'move', from: 'A', to: 'K' }, { act: 'nothing' }]);
  await ada.context().close();
  await bo.context().close();
});

test('the town comes nearer and can be pushed about, and all of it comes back', slowly, async () => {
  const page = await house.visitor({ width: 360, height: 740, drawn: true });
  await sit(page, { seats: four });
  await nextQuestion(page);
  const pane = await boxOf(page.locator('.pane'));
  const { width: before } = await boxOf(at(page, 'A'));
  // An arrow can be drawn from anywhere only while the whole town is in sight.
  const question = () => page.locator('.ask p').textContent();
  assert.match(await question(), /draw an arrow/);
  await page.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await page.getByRole('button', { name: 'Zoom out', exact: true }).waitFor();
  await page.waitForFunction((before) => document.querySelector('[data-plot="A"]').getBoundingClientRect().width > before * 1.4, before);
  assert.doesNotMatch(await question(), /arrow/);
  // A player who walks by keys sees where.
  await page.locator('.lot[tabindex="0"]').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'])
    await page.keyboard.press(key);
  await page.waitForFunction(
    ([x, y, right, bottom]) => {
      const box = document.activeElement.getBoundingClientRect();
      return (
        document.activeElement.matches('.lot') && box.x >= x - 1 && box.y >= y - 1 && box.right <= right + 1 && box.bottom <= bottom + 1
      );
    },
    [pane.x, pane.y, pane.x + pane.width, pane.y + pane.height],
  );
  await page.getByRole('button', { name: 'The whole city', exact: true }).click();
  await page.waitForFunction(
    (before) => Math.abs(document.querySelector('[data-plot="A"]').getBoundingClientRect().width - before) < 1,
    before,
  );
  await page.context().close();
});

test('a plaque has room for every number beside the cards and the sign that somebody is ready', slowly, async () => {
  const page = await house.visitor();
  await sit(page, { seats: [{ open: true }, ...bots(1)] });
  await nextQuestion(page);
  await page.locator('.family .ready').waitFor();
  await atRest(page);
  const hidden = await page.locator('.family:has(.ready) .state').evaluate((state) => {
    const [cheese, reserve] = state.querySelectorAll('.tag');
    cheese.querySelector('span[aria-hidden]').textContent = '88';
    for (const node of reserve.childNodes) if (node.nodeType === Node.TEXT_NODE) node.data = node.data.replace(/\d+/, '12');
    state.append(Object.assign(reserve.cloneNode(), { textContent: '+8' }));
    return { text: state.innerText.replace(/\s+/g, ' '), over: state.scrollWidth - state.clientWidth };
  });
  assert.match(hidden.text, /88.*12.*\+8/);
  assert.equal(hidden.over, 0);
  await page.context().close();
});

for (const [width, height, light] of [
  [1280, 800, 'dark'],
  [360, 740, 'light'],
])
  test(`nothing serious is found on Ratapolis's table at ${width} px`, slowly, async () => {
    const page = await house.visitor({ width, height, drawn: false });
    const found = {};
    const look = async (name) => (found[name] = await seriousFindings(page, ALL ? ['dark', 'light'] : [light]));
    await sit(page, { seats: [{ open: true }, ...bots(4)] });
    await nextQuestion(page);
    await plan(page, 1);
    await look('plan');
    for (const [name, opener] of [
      ['notes', '.notes'],
      ['tally', '.family .open'],
      ['rounds', '.board [data-help^="round"]'],
    ]) {
      await page.locator(opener).first().click();
      await page.locator('dialog[open] h2').waitFor();
      await look(name);
      await page.keyboard.press('Escape');
    }
    await playOn(page, tableOf(page));
    await look('score sheet');
    assert.deepEqual(
      Object.entries(found).filter(([, list]) => list.length),
      [],
    );
    await page.context().close();
  });
