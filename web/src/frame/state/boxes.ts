// What is printed in the house's boxes. An owner may have corrected what we reconstructed, so each is asked for, once, with
// the game that it belongs to.
import type { Wire } from '../../wire';
import { api } from '../api/client';
import type { GameId } from '../contract/game';

type Box<G extends GameId> = Wire[G]['box'];

class Boxes {
  #asked = new Map<GameId, Promise<void>>();
  #open: { [G in GameId]?: Box<G> } = {};

  /** Nothing of a game is shown before its box is open. */
  open<G extends GameId>(id: G): Promise<void> {
    const asked =
      this.#asked.get(id) ??
      api.ofGame<Box<G>>(id, 'box').then(
        (box) => this.put(id, box),
        (error: unknown) => {
          this.#asked.delete(id);
          throw error;
        },
      );
    this.#asked.set(id, asked);
    return asked;
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
