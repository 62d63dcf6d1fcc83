// axe-core over every kind of page and every kind of question, by lamp and by daylight.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { seriousFindings } from './axe.mjs';
import { endSheet, nextQuestion } from './hands.mjs';
import { ALL, comeTo, House, playOn, sitAt, tableOf } from './house.mjs';

let house;
before(async () => (house = await House.open()), { timeout: 300_000 });
after(() => house?.close());

for (const [width, height, light] of [
  [1100, 760, 'dark'],
  [360, 740, 'light'],
])
  test(`nothing serious is found at ${width} px`, async () => {
    const page = await house.visitor({ width, height, drawn: false, coach: width > 1000 });
    const found = {};
    const look = async (name) => (found[name] = await seriousFindings(page, ALL ? ['dark', 'light'] : [light]));
    await page.goto(house.url);
    await page.locator('.laid').first().waitFor();
    await look('lobby');
    await page.goto(`${house.url}#/new/rat-a-tat-cat`);
    await page.locator('.slip').waitFor();
    await look('set-up');
    const { id } = await sitAt(house, page, {
      seats: [{ open: true }, { bot: 'greedy' }, { bot: 'rulebook' }],
      start: true,
      options: { rounds: 40 },
    });
    await nextQuestion(page);
    await look('first look');
    const asks = [
      'choose_source',
      'keep_or_reject',
      ['swap_choice', 'peek_choice', 'super_peek_choice'],
      'call_choice',
      'ready_for_next_round',
    ];
    for (const ask of width > 1000 ? asks : asks.slice(1, 2)) {
      await comeTo(page, id, ask, ask === 'ready_for_next_round' ? { instead: {} } : {});
      await nextQuestion(page);
      await look(String(ask));
    }
    await sitAt(house, page, { seats: [{ open: true }, { bot: 'greedy' }], start: true, options: { rounds: 1 } });
    await nextQuestion(page);
    await playOn(page);
    await endSheet(page).getByText('Was it fair?').click();
    await look('score sheet');
    const over = tableOf(page);
    await page.goto(`${house.url}#/replay/${over}?at=4&eyes=truth`);
    await page.getByRole('slider').waitFor();
    await look('replay');
    await page.goto(`${house.url}#/rules/rat-a-tat-cat`);
    await page.locator('article').waitFor();
    await look('rules');
    await page.goto(`${house.url}#/replay`);
    await page.locator('.drop').waitFor();
    await look('record');
    assert.deepEqual(
      Object.entries(found).filter(([, list]) => list.length),
      [],
    );
    await page.context().close();
  });
