// A line of the log for everything that is told. The words are in the texts; here is only which one and who.
import { inOneSentence, t, type Key } from '../../i18n/index.svelte';
import type { Cause, Notice, Plan, Plot, Tile } from '../../wire/ratapolis';
import { around, unreachable, type LogContext, type LogLine } from '../../frame/contract/game';
import { cheeseOf } from './sums';
import { actionText, colourWords, countWords, markWords, plotIn, plotName, situationName, tileList } from './words';

const lost: Record<Cause, Key> = {
  attack: 'pol-log-lost-attack',
  neutrals: 'pol-log-lost-neutrals',
  trap: 'pol-log-lost-trap',
  cats: 'pol-log-lost-cats',
  neutral_strike: 'pol-log-lost-strike',
};

/** "1. Market → Café, 2. nothing". */
export const planText = ([first, second]: Plan, known?: Parameters<typeof actionText>[1]): string =>
  first.act === 'nothing' && second.act === 'nothing'
    ? actionText(first)
    : t('pol-log-plan', { first: actionText(first, known), second: actionText(second, known) });

const sentences = (...all: readonly string[]): string => all.filter(Boolean).join(' ');

type Told = LogContext<'ratapolis'>['history'] & {};
/** What was known to lie on a place when this was told. */
function turned(place: Plot, when: Notice, history: Told): Tile | null {
  const known = around(when, history).before.find(({ notice }) => notice.what === 'turned' && notice.place === place)?.notice;
  return known?.what === 'turned' ? known.tile : null;
}
/** A strike names a building; whoever it hits is told of next (POL-167). */
function missed(strike: Notice, history: Told): boolean {
  const { next } = around(strike, history);
  return next !== undefined && !(next.what === 'lost' && next.cause === 'neutral_strike');
}

export function logLine(notice: Notice, { seats, you, sight, history = [] }: LogContext<'ratapolis'>): LogLine | null {
  /** An outdoor tile shows one face from beginning to end; a place goes by its number until its tile is turned (POL-154). */
  const known = (plot: Plot): { readonly face?: Tile | null | undefined; readonly tile?: Tile | null | undefined } =>
    /\d/.test(plot) ? { tile: turned(plot, notice, history) } : { face: sight?.city.find((house) => house.plot === plot)?.face };
  const at = (plot: Plot): string => plotName(plot, known(plot));
  const inside = (plot: Plot): string => plotIn(plot, known(plot));
  const name = (seat: number): string => seats[seat]?.name ?? `${seat + 1}`;
  const by = (seat: number, key: Key, words: Record<string, string | number> = {}): LogLine => ({
    seat,
    text: t(key, { name: name(seat), ...words }),
  });
  /** "Ada: one thing; Bo: another", without those of whom nothing is told. */
  const each = <T>(all: readonly T[], word: (of: NonNullable<T>) => string): string =>
    inOneSentence(
      all.flatMap((of, seat) => (of === null || of === undefined ? [] : t('pol-log-each', { name: name(seat), what: word(of) }))),
    );
  switch (notice.what) {
    case 'set_up': {
      const list = each(
        notice.colours.map((colour, seat) => (seat === notice.balthus ? 'balthus' : colour)),
        (who) => (who === 'balthus' ? t('pol-log-balthus') : t(colourWords[who].name)),
      );
      const neutral = notice.neutral && t('pol-log-neutral', { colour: t(colourWords[notice.neutral].name) });
      const tokens = notice.tokens.length > 0 && t('pol-log-tokens', { list: tileList(notice.tokens) });
      return { text: sentences(t('pol-log-set-up', { situation: situationName(notice.situation), list }), neutral || '', tokens || '') };
    }
    case 'round_began': {
      const round = t(notice.last ? 'pol-log-round-last' : 'pol-log-round', { n: notice.round });
      return { text: sentences(round, notice.mark === 'open' ? '' : t(markWords[notice.mark].text)) };
    }
    case 'renewed':
      return { text: t('pol-log-renewed', { cards: t(countWords.cards, { n: notice.count }) }) };
    case 'dealt': {
      const yours = you === null ? null : notice.hands[you];
      if (yours?.length) return { text: t('pol-log-dealt-yours', { list: tileList(yours) }) };
      // Nobody's eyes, or everybody's: what is known of each.
      const list = each(
        notice.hands.map((hand) => (hand?.length ? hand : null)),
        tileList,
      );
      return { text: list ? t('pol-log-dealt-all', { list }) : t('pol-log-dealt') };
    }
    case 'faced_up':
      return { text: t('pol-log-faced-up', { list: tileList(notice.cards) }) };
    case 'set_aside':
      return { text: t('pol-log-set-aside', { cards: t(countWords.cards, { n: notice.count }) }) };
    case 'laid':
      return notice.card ? by(notice.seat, 'pol-log-laid-seen', { tile: plotName(notice.card) }) : by(notice.seat, 'pol-log-laid');
    case 'asked':
      return by(notice.seat, 'pol-log-asked', { of: name(notice.of) });
    case 'asked_nobody':
      return by(notice.seat, 'pol-log-asked-nobody');
    case 'shown':
      return notice.card
        ? by(notice.seat, 'pol-log-shown-seen', { to: name(notice.to), tile: plotName(notice.card) })
        : by(notice.seat, 'pol-log-shown', { to: name(notice.to) });
    case 'revealed':
      return { text: t('pol-log-revealed', { list: each(notice.plans, (plan) => planText(plan, known)) }) };
    case 'attacked':
      return by(notice.seat, notice.why ? 'pol-log-attacked-vain' : 'pol-log-attacked', {
        colour: t(colourWords[notice.colour].them),
        in: inside(notice.tile),
      });
    case 'lost': {
      const { colour, tile, rats: n, cause } = notice;
      // Of those who were going to a trap, not all would have found room.
      return n ? { text: t(lost[cause], { in: inside(tile), rats: t(colourWords[colour].counted, { n }) }) } : null;
    }
    case 'captured':
      return by(notice.seat, 'pol-log-captured', { in: inside(notice.tile) });
    case 'turned':
      return { text: t(notice.trap ? 'pol-log-turned-trap' : 'pol-log-turned', { n: notice.place, tile: plotName(notice.tile) }) };
    case 'moved': {
      const { seat, rats: n, stayed } = notice;
      const way = { from: at(notice.from), to: at(notice.to) };
      if (!n) return by(seat, 'pol-log-no-room', way);
      const { text } = by(seat, 'pol-log-moved', { ...way, rats: t(countWords.rats, { n }) });
      return { seat, text: sentences(text, stayed ? t('pol-log-stayed', { n: stayed }) : '') };
    }
    case 'came_to_nothing':
      return by(notice.seat, 'pol-log-came-to-nothing', { action: actionText(notice.action, known) });
    case 'born':
      return by(notice.seat, 'pol-log-born', { in: inside(notice.tile) });
    case 'market':
      return by(notice.seat, notice.brought ? 'pol-log-market' : 'pol-log-market-not');
    case 'cat_card':
      return { text: t('pol-log-cat-card', { tile: plotName(notice.card) }) };
    case 'refused':
      return by(notice.seat, 'pol-log-refused', { tile: plotName(notice.card) });
    case 'kept':
      return by(notice.seat, 'pol-log-kept', { tile: plotName(notice.card) });
    case 'rescued':
      return by(notice.seat, 'pol-log-rescued', { from: at(notice.from), to: at(notice.to) });
    case 'removed':
      return { text: t('pol-log-removed', { tile: plotName(notice.tile) }) };
    case 'token_lost':
      return { text: t('pol-log-token-lost', { tile: plotName(notice.tile) }) };
    case 'nothing_removed':
      return { text: t('pol-log-nothing-removed', { tile: plotName(notice.card) }) };
    case 'hunted':
      return {
        text: t('pol-log-hunted', { cheese: t(countWords.cheese, { n: notice.cheese }), rats: t(countWords.rats, { n: notice.rats }) }),
      };
    case 'strike_card': {
      const { seat, text } = by(notice.at, 'pol-log-strike', { tile: plotName(notice.card) });
      return { seat, text: sentences(text, missed(notice, history) ? t('pol-strike-vain') : '') };
    }
    case 'token':
      return notice.seat === null
        ? { text: t('pol-log-token-lies', { tile: plotName(notice.tile) }) }
        : by(notice.seat, 'pol-log-token', { tile: plotName(notice.tile) });
    case 'cheese':
      return by(notice.seat, 'pol-log-cheese');
    case 'scored':
      return { text: t('pol-log-scored', { list: each(notice.scores, (score) => t(countWords.cheese, { n: cheeseOf(score) })) }) };
    case 'timed_out':
      return by(notice.seat, 'pol-log-timed-out');
    case 'over': {
      const winners = notice.standing.places.flatMap((place, seat) => (place === 1 ? name(seat) : []));
      return { text: t(winners.length > 1 ? 'pol-log-shared-win' : 'pol-log-win', { names: winners.join(', ') }) };
    }
    default:
      return unreachable(notice);
  }
}
