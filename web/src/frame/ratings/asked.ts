// What the house is asked about ratings, boards and what regulars show.
import type { Board, MyGame, MyRatings, MyTables, Profile, Shows } from '../../wire';
import { api, type Api } from '../api/client';

const seg = encodeURIComponent;

export class Asked {
  readonly #api: Pick<Api, 'ask'>;
  constructor(house: Pick<Api, 'ask'> = api) {
    this.#api = house;
  }

  ratings = (): Promise<MyRatings> => this.#api.ask('/me/ratings');
  game = (game: string): Promise<MyGame> => this.#api.ask(`/me/ratings/${seg(game)}`);
  /** The newest matches of a game that are over. */
  lately = (game: string): Promise<MyTables> => this.#api.ask(`/me/tables?game=${seg(game)}`);
  board = (game: string): Promise<Board> => this.#api.ask(`/boards/${seg(game)}`);
  person = (name: string): Promise<Profile> => this.#api.ask(`/people/${seg(name)}`);
  shows = (): Promise<Shows> => this.#api.ask('/me/profile');
  show = (shows: Shows): Promise<Shows> => this.#api.ask('/me/profile', { method: 'PUT', json: shows });
}

export const asked = new Asked();
