// What the building cards of the house's box print; a house of the street tells of itself.
import { boxes } from '../../frame/state/boxes';
import type { Building, BuildingCard, BuildingInfo, Privilege } from '../../wire/rattus-cartus';
import { buildingOf, copyOf } from './buildings';

const printed = (building: Building): BuildingInfo => {
  const found = boxes.of('rattus-cartus').buildings.find((info) => info.building === building);
  if (!found) throw new Error(`the box has no ${building}`);
  return found;
};
export const actionsOf = (building: Building): Pick<BuildingInfo, 'premium' | 'standard'> => {
  const { premium, standard } = printed(building);
  return { premium, standard };
};
/** The upper-left corner: cards, rats and looks. */
export const privilegeOf = (card: BuildingCard): Privilege =>
  printed(buildingOf(card)).privileges[copyOf(card) - 1] ?? { cards: 0, rats: 0, looks: 0 };
/** How many of a class's cards show so many nuns: 0, 1, 2, 3, 4. */
export const nunsOfAClass = (): readonly number[] => boxes.of('rattus-cartus').nuns;
