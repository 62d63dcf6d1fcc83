import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Doing } from '../../wire/rattus-cartus';
import { answers, question, waiting } from './questions';
import { everyAsk } from './samples';

const name = (seat: number): string => ['Ada', 'Bo', 'Cy'][seat] ?? '';
const everyDoing: { readonly [D in Doing['doing']]: Extract<Doing, { doing: D }> } = {
  privilege: { doing: 'privilege', seat: 1 },
  privileges: { doing: 'privileges' },
  look: { doing: 'look', seat: 1, left: 1 },
  visit: { doing: 'visit', seat: 1 },
  victim: { doing: 'victim', seat: 1, among: [0, 2] },
  sword_gift: { doing: 'sword_gift', seat: 1, to: 2, count: 3 },
  receiver: { doing: 'receiver', seat: 1, among: [0, 2] },
  act: { doing: 'act', seat: 1 },
  hospital: { doing: 'hospital', seat: 1, most: 2 },
  tower_gift: { doing: 'tower_gift', givers: [0, 1], to: 2 },
  over: { doing: 'over' },
};

beforeAll(() => bring('rattus-cartus'));
afterEach(() => speak('en'));

describe('the bar', () => {
  it.each(Object.keys(languages) as Lang[])('has words for everything in %s', async (lang) => {
    await speak(lang);
    const texts = [
      ...Object.values(everyAsk).map((ask) => question(ask, everyDoing.sword_gift, name)),
      question(everyAsk.give, everyDoing.tower_gift, name),
      question({ ...everyAsk.visit, pass: false }, everyDoing.visit, name),
      question({ ...everyAsk.act, premium: false }, everyDoing.act, name),
      ...Object.values(everyDoing).map((doing) => waiting(doing, name)),
      ...Object.values(answers).map((key) => t(key)),
    ];
    for (const text of texts) expect(text).not.toMatch(/cart-|[{}$]|undefined/);
    expect(new Set(texts).size).toBe(texts.length);
    for (const doing of Object.values(everyDoing)) if ('seat' in doing) expect(waiting(doing, name)).toContain('Bo');
  });
  it('says that a privilege is taken for good, where it is', () => {
    expect(question(everyAsk.privilege, everyDoing.privilege, name)).toContain('final');
    expect(question(everyAsk.privilege, everyDoing.privileges, name)).not.toContain('final');
  });
  it('says what an action gives, and to whom cards go and why', () => {
    expect(question(everyAsk.act, everyDoing.act, name)).toBe('Premium action: Look at 2 different cards of the nun row.');
    expect(question(everyAsk.give, everyDoing.sword_gift, name)).toBe(
      'Bo strikes you with the Sword and gets half your hand: choose 2 cards.',
    );
    expect(question(everyAsk.give, everyDoing.tower_gift, name)).toBe('Bo demands cards from the Guard Tower: choose 2 cards.');
    expect(waiting(everyDoing.tower_gift, name)).toBe('Guard Tower: Cy is getting cards. Choosing them: Ada, Bo.');
  });
});
