// A line of the log for everything that is told. The words are in the texts; here is only which one and who.
import { inOneSentence, t } from '../../i18n/index.svelte';
import type { Card, Notice, Sight } from '../../wire/rat-a-tat-cat';
import { unreachable, type LogContext, type LogLine, type Numbered } from '../../frame/contract/game';
import { faceWords } from './words';

const face = (card: Card): string => t(faceWords[card]);

export function logLine(notice: Notice, { seats }: LogContext): LogLine | null {
  const name = (seat: number): string => seats[seat]?.name ?? `${seat + 1}`;
  const names = (some: readonly number[]): string => some.map(name).join(', ');
  const by = (seat: number, text: string): LogLine => ({ seat, text });
  switch (notice.what) {
    case 'round_began':
      return { text: t('log-round-began', { n: notice.round, name: name(notice.dealer) }) };
    case 'shuffled':
      return { text: t('log-shuffled', { n: notice.cards }) };
    case 'dealt':
      return { text: t('log-dealt') };
    case 'laid_aside':
      return { text: t('log-laid-aside', { card: face(notice.card) }) };
    case 'first_discard':
      return { text: t('log-first-discard', { card: face(notice.card) }) };
    case 'slipped_in':
      return { text: t('log-slipped-in', { n: notice.cards }) };
    case 'outer_turned_up':
      return by(notice.seat, t('log-outer', { name: name(notice.seat), slot: notice.slot, card: face(notice.card) }));
    case 'first_look_began':
      return { text: t('log-first-look') };
    case 'turn_began':
      return by(notice.seat, t(notice.last ? 'log-last-turn' : 'log-turn', { name: name(notice.seat) }));
    case 'drew':
      return by(
        notice.seat,
        notice.card === null
          ? t('log-drew', { name: name(notice.seat) })
          : t('log-drew-seen', { name: name(notice.seat), card: face(notice.card) }),
      );
    case 'showed_special':
      return by(notice.seat, t('log-showed', { name: name(notice.seat), card: face(notice.card) }));
    case 'rejected':
      return by(notice.seat, t('log-rejected', { name: name(notice.seat), card: face(notice.card) }));
    case 'kept': {
      const words = { name: name(notice.seat), slot: notice.slot, replaced: face(notice.replaced) };
      return by(notice.seat, notice.card === null ? t('log-kept', words) : t('log-kept-seen', { ...words, card: face(notice.card) }));
    }
    case 'took':
      return by(
        notice.seat,
        t('log-took', { name: name(notice.seat), slot: notice.slot, card: face(notice.card), replaced: face(notice.replaced) }),
      );
    case 'swapped':
      return by(
        notice.seat,
        t('log-swapped', { name: name(notice.seat), own: notice.own, other: name(notice.with), theirs: notice.theirs }),
      );
    case 'peeked':
      return by(
        notice.seat,
        notice.card === null
          ? t('log-peeked', { name: name(notice.seat), slot: notice.slot })
          : t('log-peeked-seen', { name: name(notice.seat), slot: notice.slot, card: face(notice.card) }),
      );
    case 'super_peeked':
      return by(notice.seat, t('log-super-peeked', { name: name(notice.seat) }));
    case 'look_ended':
      return by(notice.seat, t('log-look-ended', { name: name(notice.seat) }));
    case 'declined':
      return by(notice.seat, t('log-declined', { name: name(notice.seat) }));
    case 'stopped':
      return by(notice.seat, t('log-stopped', { name: name(notice.seat) }));
    case 'reshuffled':
      return { text: t('log-reshuffled', { n: notice.cards }) };
    case 'called':
      return by(notice.seat, t('log-called', { name: name(notice.seat) }));
    case 'did_not_call':
      return by(notice.seat, t('log-no-call', { name: name(notice.seat) }));
    case 'timed_out':
      return by(notice.seat, t('log-timed-out', { name: name(notice.seat) }));
    case 'revealed':
      return { text: t('log-revealed') };
    case 'special_out':
      return by(notice.seat, t('log-special-out', { name: name(notice.seat), slot: notice.slot, card: face(notice.card) }));
    case 'turned_up':
      return by(notice.seat, t('log-turned-up', { name: name(notice.seat), slot: notice.slot, card: face(notice.card) }));
    case 'scored':
      return {
        text: t('log-scored', {
          list: inOneSentence(notice.scores.map(({ seat, score }) => t('log-score', { name: name(seat), n: score }))),
        }),
      };
    case 'went_out':
      return { text: t('log-went-out', { names: names(notice.seats) }) };
    case 'clock_read':
      // The clock matters to the rules, not to the reader.
      return null;
    case 'match_over':
      return { text: t(notice.winners.length > 1 ? 'log-shared-win' : 'log-win', { names: names(notice.winners) }) };
    default:
      return unreachable(notice);
  }
}

/**
 * The rule of the record (TAT-140, TAT-151): without the memory aid only the current turn and those of the others before it can be read,
 * and all of the round once the rows are turned up. What earlier rounds cost is on the sheet.
 */
export function readable(history: readonly Numbered<'rat-a-tat-cat'>[], sight: Sight): readonly Numbered<'rat-a-tat-cat'>[] {
  if (sight.memory_aid || sight.deck_order !== null) return history;
  const starts = (kind: Notice['what']): number[] => history.flatMap(({ notice }, i) => (notice.what === kind ? [i] : []));
  const round = starts('round_began').at(-1) ?? 0;
  if (history.slice(round).some(({ notice }) => notice.what === 'revealed')) return history.slice(round);
  const turns = starts('turn_began').filter((i) => i > round);
  return history.slice(turns.length >= sight.in_round.length ? turns.at(-sight.in_round.length) : round);
}
