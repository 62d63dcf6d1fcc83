// What the house is asked about the deals of days.
import type { DayDeal, Days, TableInfo } from '../../wire';
import { api, type Api } from '../api/client';

const seg = encodeURIComponent;

export class AskedDays {
  readonly #api: Pick<Api, 'ask'>;
  constructor(house: Pick<Api, 'ask'> = api) {
    this.#api = house;
  }

  /** Today and the days before; or those before this one. */
  days = (after: string | null = null): Promise<Days> => this.#api.ask(`/days${after === null ? '' : `?after=${seg(after)}`}`);
  deal = (day: string, game: string): Promise<DayDeal> => this.#api.ask(`/days/${seg(day)}/${seg(game)}`);
  /** Begins the one try, goes on with it, or plays for fun: whichever it is now. */
  play = (day: string, game: string): Promise<TableInfo> => this.#api.ask(`/days/${seg(day)}/${seg(game)}`, { method: 'POST' });
}

export const askedDays = new AskedDays();
