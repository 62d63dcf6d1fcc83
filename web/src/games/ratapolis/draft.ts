// A plan while it is being thought about (POL-30 ff.). What is legal came with the ask; here it is only looked up.
import type { Action, AskedFrom, AskedPlan, Colour, Plan, Plot } from '../../wire/ratapolis';

export type SlotNo = 0 | 1;
export const slots: readonly SlotNo[] = [0, 1];
export const nothing: Action = { act: 'nothing' };
export const empty: Plan = [nothing, nothing];
export const isEmpty = (plan: Plan): boolean => plan.every(({ act }) => act === 'nothing');

export const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
const isAttack = ({ act }: Action): boolean => act === 'attack';
const from = (ask: AskedPlan, plot: Plot): AskedFrom | undefined => ask.from.find((one) => one.plot === plot);

/** Where rats of yours are, or may be by then: slot 2 counts on slot 1 (POL-35, POL-36). */
export function standing(ask: AskedPlan, plan: Plan, slot: SlotNo): readonly Plot[] {
  const [first] = plan;
  return slot === 1 && first.act === 'move' && !ask.standing.includes(first.to) ? [...ask.standing, first.to] : ask.standing;
}

/** Where a group may go from here. */
export const ways = (ask: AskedPlan, plan: Plan, slot: SlotNo, plot: Plot): readonly Plot[] =>
  standing(ask, plan, slot).includes(plot) ? (from(ask, plot)?.reach ?? []) : [];

/** Whether this round lets the slot hold an attack, whatever the other one holds (POL-107). */
export const mayAttack = (ask: AskedPlan, plan: Plan, slot: SlotNo): boolean =>
  ask.attacks > 0 && (ask.attacks > 1 || !isAttack(plan[1 - slot] ?? nothing));

/** Whom one may strike here. Slot 1 needs them in place, slot 2 may count on their coming. */
export function victims(ask: AskedPlan, plan: Plan, slot: SlotNo, plot: Plot): readonly Colour[] {
  if (!mayAttack(ask, plan, slot)) return [];
  if (slot === 0) return from(ask, plot)?.targets ?? [];
  return standing(ask, plan, slot).some((place) => from(ask, place)?.range.includes(plot)) ? ask.rivals : [];
}

export const mayNest = (ask: AskedPlan, plan: Plan, slot: SlotNo, plot: Plot): boolean =>
  ask.procreation && standing(ask, plan, slot).includes(plot) && (from(ask, plot)?.nest ?? false);

/** Something can be written that begins here. */
export const begins = (ask: AskedPlan, plan: Plan, slot: SlotNo, plot: Plot): boolean =>
  ways(ask, plan, slot, plot).length > 0 || victims(ask, plan, slot, plot).length > 0 || mayNest(ask, plan, slot, plot);

export function isAllowed(ask: AskedPlan, plan: Plan, slot: SlotNo): boolean {
  const action = plan[slot];
  switch (action.act) {
    case 'nothing':
      return true;
    case 'move':
      return ways(ask, plan, slot, action.from).includes(action.to);
    case 'attack':
      return victims(ask, plan, slot, action.tile).includes(action.colour);
    case 'procreate':
      return mayNest(ask, plan, slot, action.tile);
  }
}

/** Another entry. If it takes away the ground under slot 2, that falls back to nothing (POL-37). */
export function write(ask: AskedPlan, plan: Plan, slot: SlotNo, action: Action): Plan {
  const next: Plan = slot === 0 ? [action, plan[1]] : [plan[0], action];
  if (!isAllowed(ask, next, slot)) return plan;
  return isAllowed(ask, next, 1) ? next : [next[0], nothing];
}

/** Both the other way round, as far as that is allowed. */
export const swapped = (ask: AskedPlan, [first, second]: Plan): Plan | null => {
  const turned = write(ask, write(ask, empty, 0, second), 1, first);
  return same(turned[0], second) && same(turned[1], first) ? turned : null;
};
