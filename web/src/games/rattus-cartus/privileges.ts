// What the corners of the sixty building cards give, for whoever picks them before there is a table; at the table the row tells of itself.
import type { Building, BuildingCard, Privilege } from '../../wire/rattus-cartus';
import { buildingOf, copyOf } from './buildings';

/** Copies 1 to 5; cards, rats and looks, a figure each. */
const corners: Record<Building, readonly [string, string, string, string, string]> = {
  farm: ['400', '210', '201', '020', '011'],
  brewery: ['400', '210', '201', '020', '020'],
  marketplace: ['400', '210', '210', '201', '020'],
  office: ['400', '400', '210', '201', '020'],
  monastery: ['400', '400', '210', '201', '020'],
  hospital: ['400', '400', '210', '201', '020'],
  castle: ['400', '210', '201', '201', '020'],
  guard_tower: ['400', '210', '210', '201', '020'],
  fortune_tellers_tent: ['201', '400', '400', '210', '020'],
  pied_pipers_hut: ['400', '210', '201', '020', '002'],
  palace: ['400', '210', '210', '201', '020'],
  treasury: ['400', '210', '201', '201', '020'],
};

export function privilegeOf(card: BuildingCard): Privilege {
  const [cards = 0, rats = 0, looks = 0] = [...(corners[buildingOf(card)][copyOf(card) - 1] ?? '')].map(Number);
  return { cards, rats, looks };
}
