// Why an action came to nothing, read from how the town stood when it was its turn.
import type { Action, Seat, Tile } from '../../wire/ratapolis';
import { boxOf, type Lot } from './lots';
import { ratsOn, type Scene, type Why } from './scene';

const range: Tile = 'C';
/** Two lots that share a side (POL-05). */
export function touch(a: Lot, b: Lot): boolean {
  const [p, q] = [boxOf(a), boxOf(b)];
  const [across, down] = [Math.min(p.x + p.w, q.x + q.w) - Math.max(p.x, q.x), Math.min(p.y + p.h, q.y + q.h) - Math.max(p.y, q.y)];
  return (across > 0 && down === 0) || (down > 0 && across === 0);
}

export function whyNot(scene: Scene, seat: Seat, action: Action): Why {
  const family = scene.families[seat];
  const colour = family?.colour;
  if (!family || !colour || action.act === 'nothing') return 'nobody_left';
  const own = (plot: string) => ratsOn(scene, plot, colour);
  switch (action.act) {
    case 'move':
      return own(action.from) === 0 ? 'nobody_left' : 'no_house';
    case 'attack': {
      const house = scene.plots.get(action.tile);
      if (!house?.present) return 'no_house';
      const near =
        family.tokens.includes(range) && [...scene.plots.values()].some(({ lot, plot }) => own(plot) > 0 && touch(lot, house.lot));
      return own(action.tile) > 0 || near ? 'no_target' : 'not_there';
    }
    case 'procreate': {
      const house = scene.plots.get(action.tile);
      if (!house?.present) return 'no_house';
      if (own(action.tile) < 2) return 'too_few';
      return family.reserve === 0 ? 'no_reserve' : 'no_room';
    }
  }
}
