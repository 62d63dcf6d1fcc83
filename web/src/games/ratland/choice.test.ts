import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bring, speak, t, type Lang } from '../../i18n/index.svelte';
import type { Ask } from '../../wire/ratland';
import { options, usual } from './choice';
import { isOptional, refusal } from './never';
import { everyAsk, sewerWith, sightWith } from './samples';

const decisions = (ask: Ask) => options(ask).map(({ decision }) => decision);

describe('the answers to a question', () => {
  it('answer it, and the no is among them where there is one', () => {
    for (const ask of Object.values(everyAsk)) {
      if (ask.ask === 'deploy' || ask.ask === 'move') expect(options(ask)).toEqual([]);
      else {
        expect(
          decisions(ask).every((decision) => decision.do === ask.ask),
          ask.ask,
        ).toBe(true);
        expect(decisions(ask).length).toBeGreaterThan(1);
        if (isOptional(ask.ask)) expect(decisions(ask).at(-1)).toEqual(refusal(ask));
      }
    }
  });
  it('name a clan once that was dealt twice (LAND-149)', () => {
    expect(decisions({ ask: 'keep_clan', dealt: ['seers', 'seers'] })).toEqual([{ do: 'keep_clan', with: 'seers' }]);
  });
  it('offer the pieces that are there', () => {
    expect(decisions({ ask: 'add', area: 'dump', left: { yellow: 1, blue: 1, black: 0 } }).map((d) => d.do === 'add' && d.with)).toEqual([
      'yellow',
      'blue',
      null,
    ]);
    expect(decisions({ ask: 'put_back', area: 'dump', drawn: { purple: 2 } })).toHaveLength(2);
  });
  it('offer every lawful number of dead, the sick first (LAND-83)', () => {
    expect(decisions({ ask: 'starve', deaths: 3, least: 1, most: 3 }).map((d) => d.do === 'starve' && d.with)).toEqual([3, 2, 1]);
  });
  it('offer the kinds of rats there are (LAND-96)', () => {
    expect(decisions({ ask: 'lecter', available: true, infirmary: false }).map((d) => d.do === 'lecter' && d.with)).toEqual([
      'available',
      null,
    ]);
  });
});

describe('the usual answer', () => {
  const said = (ask: Ask, own = sewerWith()) => usual(ask, sightWith({ sewers: [own, sewerWith()] }))?.decision;
  const drawn = (some: object): Ask => ({ ask: 'put_back', area: 'city', drawn: some });
  it('puts back what does harm, and keeps the rest', () => {
    expect(said(drawn({ orange: 1, white: 1, purple: 1, black: 1 }))).toEqual({ do: 'put_back', with: 'black' });
    expect(said(drawn({ yellow: 2, blue: 1 }))).toEqual({ do: 'put_back', with: 'blue' });
    expect(said(drawn({ yellow: 2, white: 1 }))).toEqual({ do: 'put_back', with: null });
  });
  it('knows who minds no black and who eats purple (LAND-156, LAND-177)', () => {
    expect(said(drawn({ black: 1, blue: 1 }), sewerWith({ clan: 'warriors' }))).toEqual({ do: 'put_back', with: 'blue' });
    expect(said(drawn({ purple: 1 }), sewerWith({ clan: 'mutants' }))).toEqual({ do: 'put_back', with: null });
  });
  it('sells no rat that can be fed (LAND-95)', () => {
    expect(said(everyAsk.lecter, sewerWith({ cheese: 3 }))).toEqual({ do: 'lecter', with: null });
    expect(said(everyAsk.lecter, sewerWith({ cheese: 2 }))).toEqual({ do: 'lecter', with: 'infirmary' });
  });
  it('is left open where it is a matter of taste', () => {
    for (const ask of ['wound', 'add', 'scavenge', 'alchemy', 'keep_clan', 'board'] as const)
      expect(said(everyAsk[ask]), ask).toBeUndefined();
  });
});

describe('swaps of whites', () => {
  const swaps = (change: object) =>
    decisions({ ask: 'swap', area: 'dump', swaps: { whites: 5, pairs: 2, recycled: 0, at_once: 1, payable: 9, ...change } }).map(
      (d) => d.do === 'swap' && [d.with.pairs, d.with.whites],
    );
  it('go pair by pair for Dr. Cheese (LAND-94)', () =>
    expect(swaps({})).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
    ]));
  it('use no white twice (LAND-155)', () =>
    expect(swaps({ whites: 3, pairs: 1, recycled: 2 })).toEqual([
      [0, 2],
      [0, 1],
      [0, 0],
    ]));
  it('mix both where the whites suffice', () => expect(swaps({ whites: 4, pairs: 2, recycled: 2 })[0]).toEqual([1, 2]));
  it('take two at once where the house says so (LAND-154)', () =>
    expect(swaps({ pairs: 0, recycled: 2, at_once: 2 })).toEqual([
      [0, 2],
      [0, 0],
    ]));
  it('stop at what the supply can pay (LAND-193)', () =>
    expect(swaps({ payable: 1 })).toEqual([
      [1, 0],
      [0, 0],
    ]));
});

describe('who starves', () => {
  beforeAll(() => bring('ratland'));
  afterAll(() => speak('en'));
  const said = {
    en: ['2 from the infirmary', '1 from the infirmary, 1 healthy', '2 healthy'],
    ru: ['из лазарета: 2', 'из лазарета: 1, 1 здоровая', '2 здоровые'],
    de: ['2 aus der Krankenstube', '1 aus der Krankenstube, 1 gesunde', '2 gesunde'],
    fr: ['2 de l’infirmerie', '1 de l’infirmerie, 1 en bonne santé', '2 en bonne santé'],
  } as const satisfies Record<Lang, readonly string[]>;
  it.each(Object.entries(said))('is said without those who do not (%s)', async (lang, words) => {
    await speak(lang as Lang);
    const answers = options({ ask: 'starve', deaths: 2, least: 0, most: 2 });
    expect(answers.map((one) => (one.is === 'dead' ? t('land-do-starve', { sick: one.infirmary, others: one.others }) : ''))).toEqual(
      words,
    );
  });
});
