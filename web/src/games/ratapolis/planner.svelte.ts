// What a player has in mind: two boxes, which of them is being written, and the building that was picked up.
// Void as soon as something else is asked.
import type { Action, AskedPlan, Colour, Decision, Plan, Plot } from '../../wire/ratapolis';
import { begins, empty, mayNest, nothing, standing, victims, ways, write, type SlotNo } from './draft';

/** What a building is for while one plans. */
export type Light = 'picked' | 'goal' | 'start' | null;

export type Refused = 'far' | 'no_rat';

export class Planner {
  plan = $state.raw<Plan>(empty);
  slot = $state<SlotNo>(0);
  picked = $state<Plot | null>(null);
  /** an entry of slot 2 that lost its ground and was struck out (POL-37) */
  dropped = $state(false);
  /** why the arrow that was just drawn was not taken */
  refused = $state<Refused | null>(null);

  /** Begin with what was sealed, or anew. */
  begin(sealed: Decision | null): void {
    this.plan = sealed?.do === 'plan' ? sealed.with : empty;
    [this.slot, this.picked, this.dropped, this.refused] = [0, null, false, null];
  }

  choose(slot: SlotNo): void {
    [this.slot, this.picked, this.refused] = [slot, null, null];
  }

  light(ask: AskedPlan, plot: Plot): Light {
    if (plot === this.picked) return 'picked';
    if (this.picked !== null && ways(ask, this.plan, this.slot, this.picked).includes(plot)) return 'goal';
    if (this.picked !== null) return null;
    return begins(ask, this.plan, this.slot, plot) ? 'start' : null;
  }

  /** A touch on a building: pick it up, run there, or let go. */
  touch(ask: AskedPlan, plot: Plot): void {
    const from = this.picked;
    this.refused = null;
    if (from === plot) this.picked = null;
    else if (from !== null && ways(ask, this.plan, this.slot, from).includes(plot)) this.write(ask, { act: 'move', from, to: plot });
    else this.picked = begins(ask, this.plan, this.slot, plot) ? plot : null;
  }

  /** An arrow drawn in one go. */
  draw(ask: AskedPlan, from: Plot, to: Plot): boolean {
    if (!ways(ask, this.plan, this.slot, from).includes(to)) {
      this.refused = this.stands(ask, from) ? 'far' : 'no_rat';
      return false;
    }
    this.write(ask, { act: 'move', from, to });
    return true;
  }

  strike(ask: AskedPlan, tile: Plot, colour: Colour): void {
    this.write(ask, { act: 'attack', tile, colour });
  }

  nest(ask: AskedPlan, tile: Plot): void {
    this.write(ask, { act: 'procreate', tile });
  }

  /** Into the box that is being written; then the next empty one is. */
  write(ask: AskedPlan, action: Action): void {
    const [before, slot] = [this.plan, this.slot];
    this.plan = write(ask, before, slot, action);
    this.dropped = slot === 0 && before[1].act !== 'nothing' && this.plan[1].act === 'nothing';
    [this.picked, this.refused] = [null, null];
    if (slot === 0 && action.act !== 'nothing' && this.plan[1].act === 'nothing') this.slot = 1;
  }

  clear(ask: AskedPlan, slot: SlotNo): void {
    this.choose(slot);
    this.write(ask, nothing);
  }

  /** What can be done where one has picked something up. */
  victims(ask: AskedPlan): readonly Colour[] {
    return this.picked === null ? [] : victims(ask, this.plan, this.slot, this.picked);
  }
  nests(ask: AskedPlan): boolean {
    return this.picked !== null && mayNest(ask, this.plan, this.slot, this.picked);
  }
  stands(ask: AskedPlan, plot: Plot): boolean {
    return standing(ask, this.plan, this.slot).includes(plot);
  }
}
