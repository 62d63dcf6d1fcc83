// A line of the log for everything that is told. The words are in the texts; here is only which one and who.
import { inOneSentence, t, type Key } from '../../i18n/index.svelte';
import type { Clan, Colour, Deployment, Moves, Notice, Pieces, RatTo, Reason, Side } from '../../wire/ratland';
import { around, unreachable, type LogContext, type LogLine } from '../../frame/contract/game';
import { heaps } from './pieces';
import { places } from './places';
import { clanNames, colourWords, countWords, eventWords, placeWords, sideWords } from './words';

const clan = (of: Clan): string => t(clanNames[of]);
const side = (of: Side): string => t(sideWords[of].name);
/** As it is counted when it is drawn. */
const colour = (of: Colour): string => t(colourWords[of].counted, { n: 1 });
const cheese = (n: number): string => t(countWords.cheese, { n });

/** "3 yellow, 1 blue". */
const pieces = (some: Pieces): string =>
  heaps(some)
    .map(({ colour: of, n }) => t(colourWords[of].counted, { n }))
    .join(', ');

/** "Dump → City, Field → City". */
export const ways = (moves: Moves): string =>
  moves.map(([from, to]) => `${t(placeWords[from].name)} → ${t(placeWords[to].name)}`).join(', ');

/** "Dump 2, Nursery 3". */
export function deployment({ rats, hide }: Deployment): string {
  const placed = places.flatMap((place, i) => (rats[i] ? `${t(placeWords[place].name)} ${rats[i]}` : []));
  return [...(placed.length ? placed : [t('land-log-nobody')]), ...(hide ? [t('land-log-hidden')] : [])].join(', ');
}

const paid: Record<Reason, Key> = {
  abundance: 'land-log-paid-abundance',
  explorers: 'land-log-paid-explorers',
  strategists: 'land-log-paid-strategists',
  found: 'land-log-paid-found',
};
const hit: Record<RatTo, Key> = { supply: 'land-log-hit-supply', infirmary: 'land-log-hit-infirmary', lost: 'land-log-hit-lost' };

const ends = (next: Notice | undefined): boolean => next?.what === 'event_revealed' && next.card === 'end_of_game';

export function logLine(notice: Notice, { seats, you, history }: LogContext<'ratland'>): LogLine | null {
  const name = (seat: number): string => seats[seat]?.name ?? `${seat + 1}`;
  const by = (seat: number, key: Key, words: Record<string, string | number> = {}): LogLine => ({
    seat,
    text: t(key, { name: name(seat), ...words }),
  });
  /** "Ada: one thing; Bo: another", without those of whom nothing is told. */
  const each = <T>(all: readonly T[], word: (of: NonNullable<T>) => string): string =>
    inOneSentence(
      all.flatMap((of, seat) => (of === null || of === undefined ? [] : t('land-log-each', { name: name(seat), what: word(of) }))),
    );
  switch (notice.what) {
    case 'set_up':
      return { text: t('land-log-set-up', { name: name(notice.active) }) };
    case 'clans_dealt': {
      const [one, other] = (you === null ? undefined : notice.dealt[you]) ?? [null, null];
      return { text: one && other ? t('land-log-clans-dealt-yours', { one: clan(one), other: clan(other) }) : t('land-log-clans-dealt') };
    }
    case 'clans_revealed':
      return { text: t('land-log-clans-revealed', { list: each(notice.clans, clan) }) };
    case 'boards_chosen': {
      const yours = you === null ? null : notice.sides[you];
      return { text: yours ? t('land-log-boards-chosen-yours', { side: side(yours) }) : t('land-log-boards-chosen') };
    }
    case 'boards_revealed':
      return { text: t('land-log-boards-revealed', { list: each(notice.sides, side) }) };
    case 'round_began':
      // The End card comes in place of a round, and nobody wins ties any more (LAND-109, LAND-113).
      if (ends(around(notice, history).next)) return null;
      return by(notice.active, 'land-log-round', { n: notice.round });
    case 'event_revealed':
      return { text: t('land-log-event', { event: t(eventWords[notice.card].name) }) };
    case 'food_deck_formed':
      return { text: t('land-log-food-deck') };
    case 'food_revealed': {
      const [dump, city, field] = notice.offer;
      return { text: t('land-log-food', { cards: numbers(notice.cards), dump: pieces(dump), city: pieces(city), field: pieces(field) }) };
    }
    case 'cousin_came':
      return by(notice.seat, 'land-log-cousin');
    case 'went_over':
      return by(notice.from, 'land-log-went-over', { to: name(notice.to) });
    case 'came_back': {
      const { healed, found } = notice;
      const list = [...(healed ? [t('land-log-healed', { n: healed })] : []), ...(found ? [t('land-log-found', { n: found })] : [])].join(
        ', ',
      );
      return by(notice.seat, 'land-log-came-back', { list });
    }
    case 'holy_rat':
      return by(notice.seat, notice.taken ? 'land-log-holy-rat' : 'land-log-holy-rat-not');
    case 'deployed':
      return { text: t('land-log-deployed', { list: each(notice.deployed, deployment) }) };
    case 'ran': {
      const list = ways(notice.moves);
      return list ? by(notice.seat, 'land-log-ran', { list }) : by(notice.seat, 'land-log-ran-not');
    }
    case 'ninja':
      return by(notice.seat, notice.used ? 'land-log-ninja' : 'land-log-ninja-not', { in: t(placeWords[notice.tunnel].in) });
    case 'attacked': {
      const { on, strength, defence, stolen } = notice;
      const line = by(notice.by, stolen ? 'land-log-attacked' : 'land-log-attacked-vain', {
        on: name(on),
        from: t(placeWords[notice.tunnel].from),
        strength,
        defence,
        stolen,
      });
      // The pantry was sooner empty than the thieves content (LAND-46, LAND-47).
      return stolen < strength - defence ? { ...line, text: `${line.text} ${t('land-log-no-more')}` } : line;
    }
    case 'killed':
      return by(notice.seat, 'land-log-killed', { in: t(placeWords[notice.place].in) });
    case 'born':
      return by(notice.seat, notice.born < notice.wanted ? 'land-log-born-short' : 'land-log-born', {
        n: notice.born,
        wanted: notice.wanted,
      });
    case 'bag_filled':
      return { text: t('land-log-bag', { area: t(placeWords[notice.area].name), pieces: pieces(notice.bag) }) };
    case 'added':
      return notice.colour ? by(notice.seat, 'land-log-added', { colour: colour(notice.colour) }) : by(notice.seat, 'land-log-added-not');
    case 'wounded':
      return by(notice.by, 'land-log-wounded', { victim: name(notice.victim), in: t(placeWords[notice.area].in) });
    case 'drew': {
      const drawn = pieces(notice.pieces);
      return by(notice.seat, drawn ? 'land-log-drew' : 'land-log-drew-nothing', { in: t(placeWords[notice.area].in), pieces: drawn });
    }
    case 'put_back':
      return notice.colour
        ? by(notice.seat, 'land-log-put-back', { colour: colour(notice.colour) })
        : by(notice.seat, 'land-log-put-back-not');
    case 'paid': {
      const line = by(notice.seat, paid[notice.why], { n: notice.cheese });
      // Only where cheese is as scarce as in the box (LAND-191).
      return notice.cheese < notice.owed
        ? { ...line, text: `${line.text} ${t('land-log-paid-short', { n: notice.owed - notice.cheese })}` }
        : line;
    }
    case 'hit':
      return by(notice.seat, hit[notice.to], { colour: colour(notice.colour), from: t(placeWords[notice.from].from) });
    case 'swapped': {
      const n = 2 * notice.pairs + notice.whites;
      return n
        ? by(notice.seat, 'land-log-swapped', { whites: t(colourWords.white.counted, { n }), cheese: cheese(notice.cheese) })
        : by(notice.seat, 'land-log-swapped-not');
    }
    case 'left_bag':
      return by(notice.seat, 'land-log-left-bag', { in: t(placeWords[notice.area].in) });
    case 'lecter':
      return by(
        notice.seat,
        notice.rat === null ? 'land-log-lecter-not' : notice.rat === 'infirmary' ? 'land-log-lecter-infirmary' : 'land-log-lecter',
      );
    case 'fed': {
      const { fed: n, cost, paid: given } = notice;
      if (!n) return by(notice.seat, 'land-log-fed-nobody');
      return by(notice.seat, !cost ? 'land-log-fed-free' : given < cost ? 'land-log-fed-short' : 'land-log-fed', {
        n,
        cost: cheese(cost),
        paid: cheese(given),
      });
    }
    case 'starved':
      return by(notice.seat, notice.from_infirmary ? 'land-log-starved-sick' : 'land-log-starved', {
        n: notice.deaths,
        sick: notice.from_infirmary,
      });
    case 'alchemy':
      return notice.rats ? by(notice.seat, 'land-log-alchemy', { n: notice.rats }) : by(notice.seat, 'land-log-alchemy-not');
    case 'gave_for_music':
      return by(notice.from, 'land-log-music', { to: name(notice.to) });
    case 'looked': {
      const food = numbers(notice.food ?? []);
      const list = [
        ...(notice.event ? [t(eventWords[notice.event].name)] : []),
        ...(food ? [t('land-log-food-cards', { cards: food })] : []),
      ].join(', ');
      return list ? by(notice.seat, 'land-log-looked-seen', { list }) : by(notice.seat, 'land-log-looked');
    }
    case 'timed_out':
      return by(notice.seat, 'land-log-timed-out');
    case 'over': {
      const { places: at, scores } = notice.standing;
      const winners = at.flatMap((place, seat) => (place === 1 ? name(seat) : []));
      const list = each(scores, (n) => t('score-points', { n }));
      const won = t(winners.length > 1 ? 'land-log-shared-win' : 'land-log-win', { names: winners.join(', ') });
      return { text: `${t('land-log-over', { list })} ${won}` };
    }
    default:
      return unreachable(notice);
  }
}

/** Card numbers that are known; there is a second card with 7 players and more only (LAND-124). */
const numbers = (cards: readonly (number | null)[]): string => cards.filter((card) => card !== null && card > 0).join(' + ');
