// The line to a table: what is decided there is sent again until it is answered.
import type { AnyDecision, Code, ToPage, ToServer } from '../../wire';
import { Line, type LineEnd } from './line';

/** `have`: an epoch, and the number of the last notice in it */
type TableEnd = Omit<LineEnd<ToPage>, 'have'> & { have: () => { epoch: number; have: number } };

export class TableLine extends Line<ToServer, ToPage> {
  readonly #have: TableEnd['have'];
  constructor(end: TableEnd) {
    super(end);
    this.#have = end.have;
  }

  /** Resolves with null when it is carried out or sealed, or with why not. */
  decide(decision: AnyDecision): Promise<Code | null> {
    const { epoch, have } = this.#have();
    return this.ask({ t: 'decide', id: this.newId(), epoch, on: have, decision });
  }

  undo(): Promise<Code | null> {
    return this.ask({ t: 'undo', id: this.newId() });
  }

  giveUp(): Promise<Code | null> {
    return this.ask({ t: 'give_up', id: this.newId() });
  }
}
