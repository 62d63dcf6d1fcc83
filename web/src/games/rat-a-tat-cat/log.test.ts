import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bring, languages, speak, type Lang } from '../../i18n/index.svelte';
import { logLine, readable } from './log';
import { sheetOf } from './rounds';
import { everyNotice, sightWith } from './samples';

const seats = ['Ada', 'Bo', 'Cy'].map((name, seat) => ({ seat, name, here: true, away: false }));
beforeAll(() => bring('rat-a-tat-cat'));
afterAll(() => speak('en'));

describe('the log', () => {
  it.each(Object.keys(languages) as Lang[])('tells of everything in %s', async (lang) => {
    await speak(lang);
    for (const notice of Object.values(everyNotice)) {
      const line = logLine(notice, { seats, you: 0 });
      if (notice.what === 'clock_read') expect(line).toBeNull();
      else {
        expect(line?.text, notice.what).toBeTruthy();
        expect(line?.text, notice.what).not.toMatch(/log-|[{}$]/);
        if ('seat' in notice) expect(line?.text).toContain('Bo');
      }
    }
  });
  it('counts the cards of the deck as each language counts', async () => {
    const deck = (cards: number) => logLine({ what: 'slipped_in', cards, order: null }, { seats, you: 0 })?.text;
    await speak('ru');
    expect([41, 52, 56].map(deck)).toEqual([
      expect.stringContaining('41 карта'),
      expect.stringContaining('52 карты'),
      expect.stringContaining('56 карт.'),
    ]);
    await speak('en');
    expect(deck(1)).toContain('1 card ');
    expect(deck(56)).toContain('56 cards');
  });
  it('forgets as the table does, but not with the aid and not after the reveal', () => {
    const turn = (seat: number) => [{ what: 'turn_began', seat, last: false } as const, { what: 'rejected', seat, card: '9' } as const];
    const told = [everyNotice.round_began, ...[0, 1, 2, 0, 1].flatMap(turn)].map((notice, i) => ({ number: i + 1, notice }));
    expect(readable(told, sightWith()).map(({ number }) => number)).toEqual([6, 7, 8, 9, 10, 11]);
    expect(readable(told, sightWith({ memory_aid: true }))).toHaveLength(told.length);
    expect(readable([...told, { number: 99, notice: everyNotice.revealed }], sightWith())).toHaveLength(told.length + 1);
  });
});

describe('the score sheet', () => {
  it('is made of what was told, or of what stands', () => {
    const history = [
      everyNotice.round_began,
      everyNotice.called,
      everyNotice.revealed,
      everyNotice.special_out,
      everyNotice.turned_up,
      everyNotice.scored,
    ].map((notice, i) => ({ number: i + 1, notice }));
    expect(sheetOf(sightWith({ totals: [10, 11, 12], scores: [10, 11, 12] }), history)).toEqual({
      rounds: [
        {
          caller: 1,
          scores: [10, 11, 12],
          rows: [
            ['1', '2', 'SW', '9'],
            ['1', '2', '5', '9'],
            ['1', '2', 'SW', '9'],
          ],
          turned: [{ seat: 1, from: 'SW', to: '5' }],
        },
      ],
      before: undefined,
    });
    expect(sheetOf(sightWith({ totals: [10, 4, 2], scores: [10, 4, 2] }), [])).toMatchObject({
      rounds: [{ scores: [10, 4, 2] }],
      before: undefined,
    });
  });
  it('tells for which special cards numbers came up, the last of several, and only in their round', () => {
    const out = (seat: number, slot: 1 | 3) => ({ what: 'special_out', seat, slot, card: 'D2' }) as const;
    const up = (seat: number, slot: 1 | 3, card: 'PK' | '7' | '9') => ({ what: 'turned_up', seat, slot, card }) as const;
    const { round_began, revealed, scored } = everyNotice;
    const first = [round_began, revealed, out(0, 1), up(0, 1, 'PK'), up(0, 1, '7'), out(2, 3), up(2, 3, '9'), scored];
    const history = [...first, round_began, revealed, scored].map((notice, i) => ({ number: i + 1, notice }));
    expect(sheetOf(sightWith({ round: 2, scores: [1, 1, 1], totals: [11, 12, 13] }), history).rounds.map(({ turned }) => turned)).toEqual([
      [
        { seat: 0, from: 'D2', to: '7' },
        { seat: 2, from: 'D2', to: '9' },
      ],
      undefined,
    ]);
  });
  it('says round by round what it knows, and of several untold rounds their sum', () => {
    const later = { totals: [15, 11, 12], scores: [10, 4, 2] };
    expect(sheetOf(sightWith({ ...later, round: 2 }), [])).toMatchObject({
      rounds: [{ scores: [5, 7, 10] }, { scores: [10, 4, 2] }],
      before: undefined,
    });
    expect(sheetOf(sightWith({ ...later, round: 4 }), [])).toMatchObject({
      rounds: [{ scores: [10, 4, 2] }],
      before: { rounds: 3, sums: [5, 7, 10] },
    });
    // in the middle of a round nothing of it is counted yet
    expect(sheetOf(sightWith({ totals: [5, 7, 10], round: 2 }), [])).toEqual({ rounds: [{ scores: [5, 7, 10] }], before: undefined });
  });
});
