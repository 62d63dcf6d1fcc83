// What makes an entry of a plan doubtful: it is allowed, and may come to nothing as things stand.
import type { Action, Colour, Plan, Plot, Tile } from '../../wire/ratapolis';
import type { SlotNo } from './draft';
import { touch } from './lots';
import { crowd, ratsOn, seatOf, withFamily, withRats, type Scene } from './scene';

export type Doubt = 'full' | 'tight' | 'leaves' | 'arrives' | 'absent' | 'lonely' | 'barren';

/** The worst of what speaks against it, or null. Only what lies on the table is looked at. */
export function doubt(scene: Scene, mine: Colour, plan: Plan, slot: SlotNo): Doubt | null {
  const action = plan[slot];
  const then = slot === 1 ? carriedOut(scene, mine, plan[0]) : scene;
  switch (action.act) {
    case 'nothing':
      return null;
    case 'attack': {
      const [was, is] = [scene, then].map((town) => isNear(town, mine, action.tile));
      if (!is) return was ? 'leaves' : 'arrives';
      if (ratsOn(then, action.tile, action.colour) === 0) return 'absent';
      return was ? null : 'arrives';
    }
    case 'move': {
      const [was, is] = [scene, then].map((town) => ratsOn(town, action.from, mine));
      if (!is) return was ? 'leaves' : 'arrives';
      const enter = entering(then, mine, action);
      if (enter === 0) return 'full';
      if (enter < is) return 'tight';
      return was ? null : 'arrives';
    }
    case 'procreate': {
      const [was, is = 0] = [scene, then].map((town) => ratsOn(town, action.tile, mine));
      if (!is) return was ? 'leaves' : 'arrives';
      if (is < 2) return 'lonely';
      if (reserve(then, mine) === 0) return 'barren';
      if (room(then, action.tile) <= 0) return 'full';
      return was ? null : 'arrives';
    }
  }
}

/** The town after an entry of slot 1, if nobody else does anything. */
function carriedOut(scene: Scene, mine: Colour, action: Action): Scene {
  switch (action.act) {
    case 'nothing':
      return scene;
    case 'attack':
      return withRats(scene, action.tile, action.colour, -1); // POL-46
    case 'move': {
      const enter = entering(scene, mine, action);
      return withRats(withRats(scene, action.from, mine, -enter), action.to, mine, enter);
    }
    case 'procreate': {
      const born = ratsOn(scene, action.tile, mine) >= 2 && reserve(scene, mine) > 0 && room(scene, action.tile) > 0; // POL-144
      if (!born) return scene;
      return withFamily(withRats(scene, action.tile, mine, 1), seatOf(scene, mine), ({ reserve: left }) => ({ reserve: left - 1 }));
    }
  }
}

/** How many of the group find room (POL-54 to POL-56); the Hotel lets one more in, unless there is one too many already (POL-85). */
function entering(scene: Scene, mine: Colour, { from, to }: Extract<Action, { act: 'move' }>): number {
  const free = room(scene, to);
  return free < 0 ? 0 : Math.min(ratsOn(scene, from, mine), free + (owns(scene, mine, 'F') ? 1 : 0));
}
/** Whether an attack there has somebody in place (POL-45); with the Shooting range that may be next door (POL-84). */
function isNear(scene: Scene, mine: Colour, tile: Plot): boolean {
  const house = scene.plots.get(tile);
  if (!house || ratsOn(scene, tile, mine) > 0) return house !== undefined;
  return (
    owns(scene, mine, 'C') && [...scene.plots.values()].some(({ plot, lot }) => touch(lot, house.lot) && ratsOn(scene, plot, mine) > 0)
  );
}
const familyOf = (scene: Scene, mine: Colour) => scene.families.find(({ colour }) => colour === mine);
const owns = (scene: Scene, mine: Colour, token: Tile): boolean => familyOf(scene, mine)?.tokens.includes(token) ?? false;
const reserve = (scene: Scene, mine: Colour): number => familyOf(scene, mine)?.reserve ?? 0;
function room(scene: Scene, plot: Plot): number {
  const house = scene.plots.get(plot);
  return house ? house.capacity - crowd(house) : 0;
}
