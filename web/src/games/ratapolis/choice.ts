// From what is asked to the answers that can be given in the bar. What is legal comes with the ask; plans are drawn on the town.
import type { Asked, Decision, Plot, Seat, Tile } from '../../wire/ratapolis';
import { unreachable } from '../../frame/contract/game';
import type { Light } from './planner.svelte';

/** One answer as it is shown: what it does, and the picture that goes with it. */
export type Option =
  | { readonly is: 'yes' | 'no'; readonly decision: Decision }
  | { readonly is: 'card'; readonly card: Tile; readonly decision: Decision }
  | { readonly is: 'seat'; readonly seat: Seat; readonly decision: Decision }
  | { readonly is: 'plot'; readonly plot: Plot; readonly decision: Decision };

export function options(ask: Asked): readonly Option[] {
  switch (ask.ask) {
    case 'plan':
      return [];
    case 'archives':
      return [
        ...ask.of.map((seat): Option => ({ is: 'seat', seat, decision: { do: 'archives', with: seat } })),
        { is: 'no', decision: { do: 'archives', with: null } },
      ];
    case 'show':
      return ask.cards.map((card) => ({ is: 'card', card, decision: { do: 'show', with: card } }));
    case 'lay':
      return ask.cards.map((card) => ({ is: 'card', card, decision: { do: 'lay', with: card } }));
    case 'market':
      return [
        { is: 'yes', decision: { do: 'market', with: true } },
        { is: 'no', decision: { do: 'market', with: false } },
      ];
    case 'radio':
      return [
        { is: 'yes', decision: { do: 'refuse', with: true } },
        { is: 'no', decision: { do: 'refuse', with: false } },
      ];
    case 'hospital':
      return [
        ...ask.to.map((plot): Option => ({ is: 'plot', plot, decision: { do: 'rescue', with: plot } })),
        { is: 'no', decision: { do: 'rescue', with: null } },
      ];
    default:
      return unreachable(ask);
  }
}

/** What a question is about: it has to be in sight. */
export function concerns(ask: Asked): readonly Plot[] {
  switch (ask.ask) {
    case 'market':
      return [ask.tile];
    case 'hospital':
      return [ask.from, ...ask.to];
    case 'plan':
    case 'archives':
    case 'show':
    case 'radio':
    case 'lay':
      return [];
    default:
      return unreachable(ask);
  }
}

/** What a touch on a building would do, where a question can be answered in town; plans are the planner's. */
export function lightOf(ask: Asked, plot: Plot): Light {
  if (ask.ask === 'hospital' && plot === ask.from) return 'picked';
  return touched(ask, plot) && 'goal';
}
export function touched(ask: Asked, plot: Plot): Decision | null {
  if (ask.ask === 'market' && plot === ask.tile) return { do: 'market', with: true };
  if (ask.ask === 'hospital' && ask.to.includes(plot)) return { do: 'rescue', with: plot };
  return null;
}
