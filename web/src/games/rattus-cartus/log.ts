// A line of the log for everything that is told. The words are in the texts; here is only which one and who.
import { inOneSentence, t, type Key } from '../../i18n/index.svelte';
import type { BuildingCard, Notice } from '../../wire/rattus-cartus';
import { around, unreachable, type LogContext, type LogLine, type Numbered } from '../../frame/contract/game';
import { buildingName, buildingWords, COPIES, houseName, housesOf } from './buildings';
import { nunsOf } from './cards';
import { pointsOf } from './ledger';
import { cardList, cardWords, classWords, countWords, withNuns } from './words';

/** The street as it was opened last, and mended (CART-20). */
const streetOf = (before: readonly Numbered<'rattus-cartus'>[]): readonly BuildingCard[] =>
  before.reduce<readonly BuildingCard[]>(
    (row, { notice }) =>
      notice.what === 'row_revealed' ? notice.row : notice.what === 'replaced' ? [...row.slice(0, -1), notice.card] : row,
    [],
  );
/** "Farm, 3 × Castle, 2 × Guard Tower". */
const houses = (cards: readonly BuildingCard[]): string =>
  housesOf(cards)
    .map(({ building, n }) => (n === COPIES ? t(buildingWords[building]) : `${n} × ${t(buildingWords[building])}`))
    .join(', ');

export function logLine(notice: Notice, { seats, you, history }: LogContext<'rattus-cartus'>): LogLine | null {
  const house = (position: number): string => houseName(streetOf(around(notice, history).before), position);
  const name = (seat: number): string => seats[seat]?.name ?? `${seat + 1}`;
  const names = (some: readonly number[]): string => some.map(name).join(', ');
  const by = (seat: number, key: Key, words: Record<string, string | number> = {}): LogLine => ({
    seat,
    text: t(key, { name: name(seat), ...words }),
  });
  /** "Ada: one thing; Bo: another". */
  const each = <T>(all: readonly T[], word: (of: T) => string): string =>
    inOneSentence(all.map((of, seat) => t('cart-log-each', { name: name(seat), what: word(of) })));
  const cards = (n: number): string => t(countWords.cards, { n });
  /** "3 cards", and which where you may know. */
  const known = (n: number, faces: Parameters<typeof cardList>[0] | null): string =>
    faces?.length ? t('cart-log-known', { cards: cards(n), list: cardList(faces) }) : cards(n);
  switch (notice.what) {
    case 'set_up':
      return {
        text: t(notice.buildings.length ? 'cart-log-set-up' : 'cart-log-set-up-secret', {
          name: name(notice.first),
          list: houses(notice.buildings),
        }),
      };
    case 'tower_with_two':
      return { text: t('cart-log-tower-with-two') };
    case 'dealt': {
      const yours = you === null ? null : notice.hands[you];
      return { text: yours ? t('cart-log-dealt-yours', { list: cardList(yours) }) : t('cart-log-dealt') };
    }
    case 'round_began':
      return by(notice.first, notice.last ? 'cart-log-last-round' : 'cart-log-round', { n: notice.round });
    case 'row_revealed':
      return { text: t('cart-log-row', { list: notice.row.map((_, i) => houseName(notice.row, i)).join(', ') }) };
    case 'replaced':
      return { text: t('cart-log-replaced', { old: buildingName(notice.replaced), new: buildingName(notice.card) }) };
    case 'chose_privilege':
      return by(notice.seat, 'cart-log-privilege', { building: house(notice.position) });
    case 'drew':
      return by(notice.seat, notice.count ? 'cart-log-drew' : 'cart-log-drew-nothing', { cards: known(notice.count, notice.cards) });
    case 'reshuffled':
      return { text: t('cart-log-reshuffled', { cards: cards(notice.count) }) };
    case 'discarded_rats':
      return by(notice.seat, 'cart-log-discarded-rats', { n: notice.count });
    case 'looked':
      return by(notice.seat, notice.card ? 'cart-log-looked-seen' : 'cart-log-looked', {
        n: notice.place + 1,
        card: notice.card ? withNuns(notice.card) : '',
      });
    case 'visited':
      return by(notice.seat, notice.count ? 'cart-log-visited' : 'cart-log-visited-alone', {
        building: house(notice.position),
        slot: notice.slot,
        cards: known(notice.count, notice.cards),
      });
    case 'passed':
      return by(notice.seat, 'cart-log-passed');
    case 'only_premium':
      return by(notice.seat, 'cart-log-only-premium');
    case 'revealed':
      return notice.cards.length
        ? by(notice.seat, 'cart-log-revealed', { list: cardList(notice.cards) })
        : by(notice.seat, 'cart-log-revealed-nothing');
    case 'gained_influence': {
      const { influence: n, rats } = notice;
      return by(notice.seat, rats ? 'cart-log-influence-rats' : 'cart-log-influence', { class: t(classWords[notice.class]), n, rats });
    }
    case 'chose_victim':
      return by(notice.seat, 'cart-log-victim', { victim: name(notice.victim) });
    case 'gave':
      return by(notice.from, 'cart-log-gave', { to: name(notice.to), cards: known(notice.count, notice.cards) });
    case 'rat_followed':
      return by(notice.from, 'cart-log-rat-followed', { to: name(notice.to) });
    case 'acted': {
      const { premium, performed } = notice;
      const key = performed
        ? premium
          ? 'cart-log-premium'
          : 'cart-log-standard'
        : premium
          ? 'cart-log-premium-not'
          : 'cart-log-standard-not';
      return by(notice.seat, key, { building: t(buildingWords[notice.building]) });
    }
    case 'gained_points':
      return by(notice.seat, 'cart-log-points', { n: notice.points });
    case 'took':
      return by(notice.seat, 'cart-log-took', { cards: t(cardWords[notice.card].counted, { n: notice.count }) });
    case 'drew_unseen':
      return by(notice.seat, notice.count ? 'cart-log-drew-unseen' : 'cart-log-drew-nothing', { cards: cards(notice.count) });
    case 'discarded_cards':
      return notice.cards.length
        ? by(notice.seat, 'cart-log-discarded-cards', { list: cardList(notice.cards) })
        : by(notice.seat, 'cart-log-discarded-no-cards');
    case 'called_from_tower':
      return by(notice.seat, 'cart-log-tower', { names: names(notice.givers) });
    case 'put_away':
      return { text: t('cart-log-put-away', { building: house(notice.position) }) };
    case 'picked_up':
      return by(notice.seat, 'cart-log-picked-up', { cards: known(notice.count, notice.cards) });
    case 'hands_shown':
      return { text: t('cart-log-hands', { list: each(notice.hands, (hand) => cardList(hand) || t('cart-log-empty-hand')) }) };
    case 'scored':
      return { text: t('cart-log-scored', { list: each(notice.scores, (score) => t('score-points', { n: pointsOf(score) })) }) };
    case 'plague': {
      const nuns = notice.nuns.map(nunsOf);
      const all = nuns.reduce((sum, n) => sum + n, 0);
      const turned = t('cart-log-nuns', { list: nuns.join(' + '), n: all, rats: each(notice.rats, (n) => t(countWords.rats, { n })) });
      return { text: `${turned} ${notice.dead.length ? t('cart-log-dead', { names: names(notice.dead) }) : t('cart-log-nobody-dead')}` };
    }
    case 'timed_out':
      return by(notice.seat, 'cart-log-timed-out');
    case 'over': {
      const winners = notice.standing.places.flatMap((place, seat) => (place === 1 ? seat : []));
      // All dead share the last place (CART-161), and nobody is first.
      const key = !winners.length ? 'cart-log-no-winner' : winners.length > 1 ? 'cart-log-shared-win' : 'cart-log-win';
      return { text: t(key, { names: names(winners) }) };
    }
    default:
      return unreachable(notice);
  }
}
