// The house's box, for those who choose a city.
import type { Values } from '../../../frame/setup/options';
import { boxes } from '../../../frame/state/boxes';
import type { BoxInfo, FirstGame, LayoutInfo, Tile } from '../../../wire/ratapolis';
import { buildings, isOutdoor, tilesOf, type Layout } from '../cities';

class HouseBox {
  get info(): BoxInfo {
    return boxes.of('ratapolis');
  }

  /** What is proposed for a first game by the rules of this edition (POL-08). */
  firstGame = ({ edition }: Values): FirstGame | undefined => this.info.first_games.find((first) => first.edition === (edition ?? 'fr'));

  #layout = (id: string): LayoutInfo | undefined => this.info.layouts.find((layout) => layout.id === id);

  /** The rows that the option names: a layout, or a city of the players' own, joined by `/` (POL-180). */
  rowsOf = (city: string): Layout => this.#layout(city)?.rows ?? city.split('/');

  /** Layouts to choose from, for anybody or for Balthus (POL-07, POL-174). */
  cities = (forBalthus: boolean): LayoutInfo[] => this.info.layouts.filter(({ base, balthus }) => (forBalthus ? balthus : base));

  suitsBalthus(city: string): boolean {
    const layout = this.#layout(city);
    if (layout || !city.includes('/')) return layout?.balthus ?? true;
    return buildings.every((tile) => city.includes(tile)) && ![...city].some((letter) => isOutdoor(letter as Tile));
  }

  /** Not all twenty buildings stand in it, so two rounds are closed (POL-182). */
  isSmall(city: string): boolean {
    if (!this.#layout(city) && !city.includes('/')) return false;
    const tiles = tilesOf(this.rowsOf(city));
    return buildings.some((tile) => !tiles.includes(tile));
  }

  /** How many cells a tile covers. */
  sizeOf = (tile: Tile): number => this.info.tiles.find((info) => info.tile === tile)?.multiplier ?? 1;
}

export const box = new HouseBox();
