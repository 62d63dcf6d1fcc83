// Optional powers that a player does not want to be asked about again in this game.
import type { Ask, Decision } from '../../wire/ratland';
import { unreachable } from '../../frame/contract/game';

/** How to say no to a question; null where there is no no. */
export function refusal(ask: Ask): Decision | null {
  switch (ask.ask) {
    case 'holy_rat':
      return { do: 'holy_rat', with: false };
    case 'move':
      return { do: 'move', with: [] };
    case 'ninja':
      return { do: 'ninja', with: false };
    case 'add':
      return { do: 'add', with: null };
    case 'put_back':
      return { do: 'put_back', with: null };
    case 'swap':
      return { do: 'swap', with: { pairs: 0, whites: 0 } };
    case 'scavenge':
      return { do: 'scavenge', with: false };
    case 'lecter':
      return { do: 'lecter', with: null };
    case 'alchemy':
      return { do: 'alchemy', with: 0 };
    case 'keep_clan':
    case 'board':
    case 'deploy':
    case 'wound':
    case 'starve':
      return null;
    default:
      return unreachable(ask);
  }
}

export const optional = [
  'holy_rat',
  'move',
  'ninja',
  'add',
  'put_back',
  'swap',
  'scavenge',
  'lecter',
  'alchemy',
] as const satisfies readonly Ask['ask'][];
export type Optional = (typeof optional)[number];
export const isOptional = (ask: string): ask is Optional => (optional as readonly string[]).includes(ask);

/** Remembered for one table, as long as the tab is open. */
export class Never {
  readonly #shelf: Pick<Storage, 'getItem' | 'setItem'>;
  readonly #name: string;

  constructor(table: string, shelf: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#shelf = shelf;
    this.#name = `ratskeller.ratland.never.${table}`;
  }

  get all(): readonly Optional[] {
    return (this.#shelf.getItem(this.#name) ?? '').split(' ').filter(isOptional);
  }

  /** Says what is not asked from now on. */
  turn(ask: Optional, off: boolean): readonly Optional[] {
    const others = this.all.filter((other) => other !== ask);
    const all = off ? [...others, ask] : others;
    this.#shelf.setItem(this.#name, all.join(' '));
    return all;
  }
}
