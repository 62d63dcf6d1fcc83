import { describe, expect, it } from 'vitest';
import type { Ask } from '../../wire/rat-a-tat-cat';
import { cardLight, deckLight, discardLight, lightOn, losesDraw, question, touch, type Chosen, type Touch } from './choice';
import { sightWith } from './samples';
import { asks, type AskButton } from './words';

const with_ = (ask: Ask, more = {}) => sightWith({ ask, ...more });
const lit = (ask: Ask, chosen: Chosen = {}) =>
  [0, 1, 2].map((seat) => [1, 2, 3, 4].filter((slot) => cardLight(with_(ask), 0, chosen, seat, slot).lit));
const card = (seat: number, slot: number): Touch => ({ on: 'card', seat, slot });

const every: readonly Ask[] = [
  { ask: 'end_first_look' },
  { ask: 'choose_source', take: true },
  { ask: 'choose_source', take: false },
  { ask: 'keep_or_reject', again: 0 },
  { ask: 'keep_or_reject', again: 1 },
  { ask: 'swap_choice', slots: [1, 2, 3, 4], again: 0 },
  { ask: 'draw2_continue', left: 2 },
  { ask: 'peek_choice', slots: [2, 3], again: 0 },
  { ask: 'super_peek_choice', again: 0 },
  { ask: 'end_look' },
  { ask: 'call_choice' },
  { ask: 'ready_for_next_round' },
];

describe('from what is asked to a decision', () => {
  it('has words for every ask, and every button answers', () => {
    for (const ask of every)
      for (const button of asks[question(with_(ask), {})].buttons)
        expect(touch(with_(ask), 0, {}, { on: 'button', button: button as AskButton }), `${ask.ask} ${button}`).not.toBeNull();
  });
  it('says why, whatever is touched in vain', () => {
    const parts: readonly Touch[] = [{ on: 'deck' }, { on: 'discard' }, card(0, 1), card(1, 1)];
    for (const ask of every)
      for (const on of parts)
        if (!touch(with_(ask), 0, {}, on)) expect(lightOn(with_(ask), 0, {}, on)?.why, `${ask.ask} ${on.on}`).toBeTruthy();
  });
  it('does not urge to a look in a last turn', () => {
    const last = with_({ ask: 'super_peek_choice', again: 0 }, { last_turns: { caller: 1, left: [0] } });
    expect(asks[question(with_({ ask: 'super_peek_choice', again: 0 }), {})].buttons[0]).toBe('do-look');
    expect(asks[question(last, {})].buttons).toEqual(['do-decline', 'do-look']);
    expect(touch(last, 0, {}, { on: 'button', button: 'do-look' })).toEqual({ decision: { do: 'look' } });
  });
  it('says of a special card, and of no other, that using it loses the second draw', () => {
    const of = (again: number): Ask[] => [
      { ask: 'swap_choice', slots: [1, 2, 3, 4], again },
      { ask: 'peek_choice', slots: [2, 3], again },
      { ask: 'super_peek_choice', again },
    ];
    expect(of(1).map((ask) => losesDraw(with_(ask)))).toEqual([true, true, true]);
    expect(
      [...of(0), { ask: 'keep_or_reject', again: 1 } as const, { ask: 'draw2_continue', left: 1 } as const].some((ask) =>
        losesDraw(with_(ask)),
      ),
    ).toBe(false);
  });
  it('chooses the source', () => {
    const sight = with_({ ask: 'choose_source', take: true });
    expect(touch(sight, 0, {}, { on: 'deck' })).toEqual({ decision: { do: 'draw_deck' } });
    expect(touch(sight, 0, {}, card(0, 2))).toBeNull();
    const taken = touch(sight, 0, {}, { on: 'discard' });
    expect(taken).toEqual({ chosen: { discard: true } });
    expect(lit({ ask: 'choose_source', take: true }, { discard: true })).toEqual([[1, 2, 3, 4], [], []]);
    expect(touch(sight, 0, { discard: true }, card(0, 2))).toEqual({ decision: { do: 'take_discard', with: { slot: 2 } } });
  });
  it('says why the discard cannot be taken', () => {
    expect(discardLight(with_({ ask: 'choose_source', take: false }, { discard: { count: 2, top: 'SW', all: null } }), {}).why).toBe(
      'why-special',
    );
    expect(discardLight(with_({ ask: 'draw2_continue', left: 1 }), {}).why).toBe('why-draw2-deck');
    expect(deckLight(with_({ ask: 'draw2_continue', left: 1 }), {}).lit).toBe(true);
  });
  it('says of everything that is not lit why not', () => {
    for (const ask of every) {
      for (const light of [deckLight, discardLight]) {
        const { lit, why } = light(with_(ask), {});
        expect(lit || why !== undefined, `${light.name} ${ask.ask}`).toBe(true);
      }
      for (const seat of [0, 1])
        for (const slot of [1, 2]) {
          const { lit, why } = cardLight(with_(ask), 0, {}, seat, slot);
          expect(lit || why !== undefined, `${seat} ${slot} ${ask.ask}`).toBe(true);
        }
    }
  });
  it('swaps in either order, and only with others', () => {
    const sight = with_({ ask: 'swap_choice', slots: [1, 2, 3, 4], again: 0 });
    expect(touch(sight, 0, { own: 1 }, card(2, 3))).toEqual({ decision: { do: 'swap', with: { own: 1, with: 2, theirs: 3 } } });
    expect(touch(sight, 0, { seat: 1, theirs: 4 }, card(0, 2))).toEqual({ decision: { do: 'swap', with: { own: 2, with: 1, theirs: 4 } } });
    expect(touch(sight, 0, { own: 1 }, card(0, 3))).toEqual({ chosen: { own: 3 } });
    expect(lit({ ask: 'swap_choice', slots: [2, 3], again: 0 })).toEqual([
      [2, 3],
      [2, 3],
      [2, 3],
    ]);
  });
  it('keeps and peeks in the own row alone', () => {
    expect(lit({ ask: 'keep_or_reject', again: 0 })).toEqual([[1, 2, 3, 4], [], []]);
    expect(touch(with_({ ask: 'keep_or_reject', again: 0 }), 0, {}, card(0, 4))).toEqual({ decision: { do: 'keep', with: { slot: 4 } } });
    expect(lit({ ask: 'peek_choice', slots: [2, 3], again: 0 })).toEqual([[2, 3], [], []]);
    expect(cardLight(with_({ ask: 'peek_choice', slots: [2, 3], again: 0 }), 0, {}, 1, 2).why).toBe('why-peek-own');
  });
});
