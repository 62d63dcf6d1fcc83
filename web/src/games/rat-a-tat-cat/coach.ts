// The guided first game: which advice fits this moment. It comments the first round of a real game, then goes away.
import type { Sight } from '../../wire/rat-a-tat-cat';
import type { Key } from '../../i18n/keys';
import { unreachable } from '../game';

const shelf = 'ratskeller.rat-a-tat-cat.coach';

export const coaching = {
  isOver: (): boolean => {
    try {
      return localStorage.getItem(shelf) === 'over';
    } catch {
      return true;
    }
  },
  end: (): void => localStorage.setItem(shelf, 'over'),
  again: (): void => localStorage.removeItem(shelf),
};

export function advice(sight: Sight, asked: boolean, last: boolean): Key | null {
  if (sight.round > 1) return null;
  if (!asked || !sight.ask) return last ? 'coach-last-turns' : null;
  switch (sight.ask.ask) {
    case 'end_first_look':
      return 'coach-first-look';
    case 'choose_source':
      return sight.ask.take && sight.discard.top !== null && sight.discard.top <= '4' ? 'coach-take-low' : 'coach-draw';
    case 'keep_or_reject':
      return sight.doing.doing === 'drawn' && sight.doing.card !== null && sight.doing.card <= '4' ? 'coach-keep-low' : 'coach-keep-high';
    case 'swap_choice':
      return 'coach-swap';
    case 'draw2_continue':
      return 'coach-draw2';
    case 'peek_choice':
      return 'coach-peek';
    case 'super_peek_choice':
      return 'coach-super-peek';
    case 'end_look':
      return 'coach-look';
    case 'call_choice':
      return 'coach-call';
    case 'ready_for_next_round':
      return 'coach-scored';
    default:
      return unreachable(sight.ask);
  }
}
