// The house's box. Its owner may have corrected what we reconstructed, so sizes and layouts are asked for, once.
import { api } from '../../../api/client';
import type { BoxInfo, LayoutInfo, Tile } from '../../../wire/ratapolis';
import { buildings, isOutdoor, type Layout } from '../cities';

class HouseBox {
  info = $state.raw<BoxInfo | null>(null);
  #asking: Promise<BoxInfo> | null = null;

  open(): Promise<BoxInfo> {
    if (this.info) return Promise.resolve(this.info);
    this.#asking ??= api
      .ratapolisBox()
      .then((info) => (this.info = info))
      .finally(() => (this.#asking = null));
    return this.#asking;
  }

  #layout = (id: string): LayoutInfo | undefined => this.info?.layouts.find((layout) => layout.id === id);

  /** The rows that the option names: a layout, or a city of the players' own, joined by `/` (POL-180). */
  rowsOf = (city: string): Layout => this.#layout(city)?.rows ?? city.split('/');

  /** Layouts to choose from, for anybody or for Balthus (POL-07, POL-174). */
  cities = (forBalthus: boolean): LayoutInfo[] => this.info?.layouts.filter(({ base, balthus }) => (forBalthus ? balthus : base)) ?? [];

  /** As long as the box is not open, nobody can tell. */
  suitsBalthus(city: string): boolean {
    const layout = this.#layout(city);
    if (layout || !city.includes('/')) return layout?.balthus ?? true;
    return buildings.every((tile) => city.includes(tile)) && ![...city].some((letter) => isOutdoor(letter as Tile));
  }

  /** How many cells a tile covers. */
  sizeOf = (tile: Tile): number => this.info?.tiles.find((info) => info.tile === tile)?.multiplier ?? 1;
}

export const box = new HouseBox();
