// What is printed in the boxes. An owner may have corrected what we reconstructed, so each is asked for, once, with the game that it
// belongs to; and a match is shown with the box that it was begun with, whatever the house plays with now.
import type { Wire } from '../../wire';
import { api } from '../api/client';
import type { GameId } from '../contract/game';

type Box<G extends GameId> = Wire[G]['box'];

class Boxes {
  #asked = new Map<string, Promise<unknown>>();
  #open: { [G in GameId]?: Box<G> } = {};

  /** Nothing of a game is shown before its box is open: this one, or that of the house. */
  async open<G extends GameId>(id: G, parts?: string): Promise<void> {
    const name = `${id} ${parts ?? ''}`;
    const asked = this.#asked.get(name) ?? api.ofGame(id, 'box', parts === undefined ? {} : { parts });
    this.#asked.set(name, asked);
    try {
      this.put(id, (await asked) as Box<G>);
    } catch (error) {
      this.#asked.delete(name);
      throw error;
    }
  }

  /** A record has brought its own. */
  bring(id: GameId, parts: string, box: unknown): void {
    this.#asked.set(`${id} ${parts}`, Promise.resolve(box));
  }

  put<G extends GameId>(id: G, box: Box<G>): void {
    this.#open = { ...this.#open, [id]: box };
  }

  of<G extends GameId>(id: G): Box<G> {
    const box = this.#open[id];
    if (!box) throw new Error(`the box of ${id} is not open`);
    return box as Box<G>;
  }
}

export const boxes = new Boxes();
