// What makes an entry of a plan doubtful: it is allowed, and may come to nothing as things stand.
import type { Colour, Plan } from '../../wire/ratapolis';
import type { SlotNo } from './draft';
import { crowd, ratsOn, type Scene } from './scene';

export type Doubt = 'full' | 'tight' | 'leaves' | 'arrives' | 'absent' | 'lonely' | 'barren';

/** The worst of what speaks against it, or null. Only what lies on the table is looked at. */
export function doubt(scene: Scene, mine: Colour, plan: Plan, slot: SlotNo): Doubt | null {
  const action = plan[slot];
  const [first] = plan;
  /** how many of yours are there now, and will be if slot 1 goes well */
  const own = (plot: string): number => ratsOn(scene, plot, mine);
  const came = (plot: string): number => (slot === 1 && first.act === 'move' && first.to === plot ? own(first.from) : 0);
  const left = (plot: string): boolean => slot === 1 && first.act === 'move' && first.from === plot;
  const place = (plot: string): Doubt | null => {
    if (left(plot) && came(plot) === 0) return 'leaves';
    return own(plot) === 0 && came(plot) > 0 ? 'arrives' : null;
  };
  switch (action.act) {
    case 'nothing':
      return null;
    case 'attack':
      if (ratsOn(scene, action.tile, action.colour) === 0) return 'absent';
      return place(action.tile);
    case 'move': {
      const to = scene.plots.get(action.to);
      const where = place(action.from);
      if (where === 'leaves') return where;
      if (!to || to.tile === null) return where;
      const room = to.capacity - crowd(to);
      if (room <= 0) return 'full';
      return room < own(action.from) + came(action.from) ? 'tight' : where;
    }
    case 'procreate': {
      const where = place(action.tile);
      const rats = own(action.tile) + came(action.tile);
      if (where) return where;
      if (rats < 2) return 'lonely';
      const house = scene.plots.get(action.tile);
      if (house && crowd(house) >= house.capacity) return 'full';
      return (scene.families.find(({ colour }) => colour === mine)?.reserve ?? 0) === 0 ? 'barren' : null;
    }
  }
}
