import { describe, expect, it } from 'vitest';
import type { OptionInfo } from '../../wire';
import { choices, defaults, fitted, isAlone, isLive, ownSeat, tableOf } from './options';

const base = { help: '', help_key: '', only_if: null };
const end: OptionInfo = { ...base, name: 'match_end', kind: 'choice', words: ['rounds', 'time', 'elimination'], default: 'rounds' };
const rounds: OptionInfo = {
  ...base,
  name: 'rounds',
  kind: 'number',
  min: 1,
  max: 50,
  words: ['players'],
  suggested: [3, 5, 7],
  default: 5,
  only_if: { name: 'match_end', value: 'rounds' },
};
const minutes: OptionInfo = {
  ...base,
  name: 'minutes',
  kind: 'number',
  min: 5,
  max: 240,
  words: [],
  suggested: [],
  default: 30,
  only_if: { name: 'match_end', value: 'time' },
};
const dealer: OptionInfo = { ...base, name: 'first_dealer', kind: 'seat', words: ['random'], default: 'random' };
const aid: OptionInfo = { ...base, name: 'memory_aid', kind: 'flag', default: false };
const deep: OptionInfo = { ...base, name: 'deep', kind: 'flag', default: false, only_if: { name: 'rounds', value: '7' } };
const all = [end, rounds, minutes, dealer, aid, deep];

describe('options', () => {
  it('start as the rules have them', () => {
    expect(defaults(all)).toEqual({ match_end: 'rounds', rounds: 5, minutes: 30, first_dealer: 'random', memory_aid: false, deep: false });
  });
  it('that have no effect are not shown', () => {
    const live = (values: object) => all.filter((o) => isLive(o, all, { ...defaults(all), ...values })).map((o) => o.name);
    expect(live({})).toEqual(['match_end', 'rounds', 'first_dealer', 'memory_aid']);
    expect(live({ match_end: 'time' })).toEqual(['match_end', 'minutes', 'first_dealer', 'memory_aid']);
    expect(live({ rounds: 7 })).toContain('deep');
    expect(live({ rounds: 7, match_end: 'time' })).not.toContain('deep');
    const aided: OptionInfo = { ...base, name: 'aided', kind: 'flag', default: false, only_if: { name: 'memory_aid', value: 'on' } };
    expect([true, false].map((memory_aid) => isLive(aided, [aid, aided], { memory_aid }))).toEqual([true, false]);
  });
  it('hold their values within what is allowed', () => {
    expect([0, 99, 4.4, 'players', 'nonsense'].map((v) => fitted(rounds, v, 4))).toEqual([1, 50, 4, 'players', 5]);
    expect([3, 4, -1, 'random'].map((v) => fitted(dealer, v, 4))).toEqual([3, 'random', 'random', 'random']);
    expect(fitted(end, 'never', 4)).toBe('rounds');
    expect(fitted(aid, 'yes', 4)).toBe(false);
  });
  it('offer what can be chosen with one touch', () => {
    expect(choices(rounds, 4)).toEqual([3, 5, 7, 'players']);
    expect(choices(minutes, 4)).toEqual([30]);
    expect(choices(dealer, 3)).toEqual(['random', 0, 1, 2]);
  });
});

describe('a table to be set up', () => {
  const draft = {
    game: 'g',
    seats: [{ bot: 'greedy' }, { open: true }],
    values: { ...defaults(all), match_end: 'time', rounds: 9, minutes: 500 },
    public: true,
    clock: 30,
    hints: null,
    talk: true,
    rated: null,
    parts: null,
  };
  it('says only what differs and has an effect', () => {
    expect(tableOf(draft, all, false)).toEqual({
      game: 'g',
      seats: draft.seats,
      options: { match_end: 'time', minutes: 240 },
      public: true,
      clock_s: 30,
      start: false,
    });
    expect(tableOf({ ...draft, clock: null }, all, true)).not.toHaveProperty('clock_s');
    expect(tableOf({ ...draft, hints: true }, all, true)).toHaveProperty('hints', true);
    expect(tableOf({ ...draft, talk: false }, all, true)).toHaveProperty('talk', false);
    expect(tableOf(draft, all, true)).not.toHaveProperty('rated');
    expect(tableOf({ ...draft, rated: false }, all, true)).toHaveProperty('rated', false);
    expect(tableOf(draft, all, true)).not.toHaveProperty('parts');
    expect(tableOf({ ...draft, parts: 'ab' }, all, true)).toHaveProperty('parts', 'ab');
  });
  it('knows whose seat is whose', () => {
    expect(ownSeat(draft.seats)).toBe(1);
    expect(isAlone(draft.seats)).toBe(true);
    expect(isAlone([...draft.seats, { open: true }])).toBe(false);
  });
});
