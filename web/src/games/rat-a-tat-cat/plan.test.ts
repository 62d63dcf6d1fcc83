import { describe, expect, it } from 'vitest';
import { plan } from './plan';
import { everyNotice, sightWith } from './samples';
import { darken, fromSight } from './scene';

const start = fromSight(sightWith());
const run = (...kinds: (keyof typeof everyNotice)[]) =>
  kinds.reduce((scene, kind) => plan(scene, everyNotice[kind]).at(-1)?.scene ?? scene, start);

describe('from notices to movements', () => {
  it('has a plan for every kind, and never shows a face that was not told', () => {
    for (const notice of Object.values(everyNotice)) {
      const steps = plan(start, notice);
      expect(Array.isArray(steps), notice.what).toBe(true);
      const told = JSON.stringify(notice);
      for (const step of steps)
        for (const card of step.scene.rows.flat()) if (card?.face) expect(told, notice.what).toContain(`"${card.face}"`);
    }
  });
  it('deals in four rounds, a card for each', () => {
    const steps = plan(start, everyNotice.dealt);
    expect(steps.map((s) => s.flights?.map((f) => f.to))).toEqual(
      [1, 2, 3, 4].map((slot) => [0, 1, 2].map((seat) => `slot-${seat}-${slot}`)),
    );
    expect(steps.at(-1)?.scene.deck).toBe(40 - 12);
  });
  it('keeps: from the hand to the slot, and the old card turns onto the pile', () => {
    const drawn = run('drew');
    expect([drawn.deck, drawn.hand]).toEqual([39, { seat: 1, face: null }]);
    const [step] = plan(drawn, everyNotice.kept);
    expect(step?.flights?.map((f) => [f.from, f.to])).toEqual([
      ['hand', 'slot-1-2'],
      ['slot-1-2', 'discard'],
    ]);
    expect(step?.scene.discard).toMatchObject({ top: '7', under: '3', turnsUp: true, count: 2 });
    expect([step?.scene.hand, step?.scene.rows[1]?.[1]?.face]).toEqual([null, null]);
  });
  it('takes from the pile: seen by all on the way, dark at the end, the pile as high as before', () => {
    const steps = plan(start, everyNotice.took);
    expect(steps.map((s) => s.scene.rows[1]?.[2]?.face)).toEqual(['3', null]);
    expect(steps.at(-1)?.scene.discard).toMatchObject({ top: '8', count: 1 });
  });
  it('swaps with the knowledge that belongs to the cards', () => {
    const known = fromSight(
      sightWith({
        memory_aid: true,
        rows: [
          [...'1234'].map((face) => ({ face: face as '1', open: false, glance: false, known_by: [0] })) as never,
          sightWith().rows[1] ?? null,
          null,
        ],
      }),
    );
    const after = plan(known, everyNotice.swapped).at(-1)?.scene;
    expect([after?.rows[1]?.[0]?.face, after?.rows[0]?.[3]?.face]).toEqual(['4', null]);
  });
  it('falls silent before a call and marks the last turns', () => {
    const steps = plan(start, everyNotice.called);
    expect(steps[0]).toMatchObject({ sound: 'call', scene: { banner: 1 } });
    expect(steps[0]?.silence).toBeGreaterThan(0);
    expect(steps.at(-1)?.scene).toMatchObject({ banner: null, caller: 1, left: [0, 2] });
  });
  it('turns the rows over one by one, and replaces special cards', () => {
    expect(plan(start, everyNotice.revealed)).toHaveLength(3);
    expect(run('revealed', 'special_out').rows[1]?.[2]).toBeNull();
    expect(run('revealed', 'special_out', 'turned_up').rows[1]?.[2]?.face).toBe('5');
  });
});

describe('the end of a look', () => {
  const seen = { face: '5' as const, open: false, glance: true, known_by: null };
  it('leaves no face in the scene without the memory aid', () => {
    const looking = fromSight(
      sightWith({
        doing: { doing: 'first_look' },
        rows: [[seen, { ...seen, face: null, glance: false }, { ...seen, face: null, glance: false }, seen], null, null],
      }),
    );
    expect(looking.rows[0]?.map((c) => c?.face ?? null)).toEqual(['5', null, null, '5']);
    expect(JSON.stringify(darken(looking).rows)).not.toContain('"5"');
  });
  it('keeps what the aid or the truth shows', () => {
    const aided = fromSight(sightWith({ memory_aid: true, rows: [[{ ...seen, known_by: [0] }, seen, seen, seen], null, null] }));
    expect(darken(aided).rows[0]?.map((c) => c?.face ?? null)).toEqual(['5', null, null, null]);
    const truth = fromSight(sightWith({ deck_order: ['1'], rows: [[seen, seen, seen, seen], null, null] }));
    expect(darken(truth).rows[0]?.every((c) => c?.face === '5')).toBe(true);
  });
});
