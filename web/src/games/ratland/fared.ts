// How a clan fared in the round before, in a line: why it has more points or fewer, and where its cheese went.
import { labelled, t, type Key } from '../../i18n/index.svelte';
import type { Notice, Seat } from '../../wire/ratland';
import type { Numbered } from '../../frame/contract/game';

/** What became of rats, and of cheese, in the order in which it is told. Each takes `n`. */
const ofRats = {
  born: 'land-fared-born',
  joined: 'land-fared-joined',
  left: 'land-fared-left',
  killed: 'land-fared-killed',
  sold: 'land-fared-sold',
  starved: 'land-fared-starved',
  sick: 'land-fared-sick',
  lost: 'land-fared-lost',
} as const satisfies Record<string, Key>;
const ofCheese = {
  found: 'land-fared-found',
  stolen: 'land-fared-stolen',
  robbed: 'land-fared-robbed',
  paid: 'land-fared-paid',
} as const satisfies Record<string, Key>;
type Fate = keyof typeof ofRats | keyof typeof ofCheese;

const hit = { supply: 'left', infirmary: 'sick', lost: 'lost' } as const;

function fates(notice: Notice): readonly (readonly [Seat, Fate, number])[] {
  switch (notice.what) {
    case 'cousin_came':
      return [[notice.seat, 'joined', 1]];
    case 'went_over':
      return [
        [notice.from, 'left', 1],
        [notice.to, 'joined', 1],
      ];
    case 'born':
      return [[notice.seat, 'born', notice.born]];
    case 'killed':
      return [[notice.seat, 'killed', 1]];
    case 'hit':
      return [[notice.seat, hit[notice.to], 1]];
    case 'wounded':
      return [[notice.victim, 'sick', 1]];
    case 'starved':
      return [[notice.seat, 'starved', notice.deaths]];
    case 'lecter':
      return notice.rat === null
        ? []
        : [
            [notice.seat, 'sold', 1],
            [notice.seat, 'found', 1],
          ];
    case 'alchemy':
      return [
        [notice.seat, 'joined', notice.rats],
        [notice.seat, 'paid', notice.rats],
      ];
    case 'paid':
    case 'swapped':
      return [[notice.seat, 'found', notice.cheese]];
    case 'attacked':
      return [
        [notice.by, 'stolen', notice.stolen],
        [notice.on, 'robbed', notice.stolen],
      ];
    case 'gave_for_music':
      return [
        [notice.to, 'found', 1],
        [notice.from, 'paid', 1],
      ];
    case 'fed':
      return [[notice.seat, 'paid', notice.paid]];
    default:
      return [];
  }
}

/** A number is not parted from its word at the end of a line. */
const bound = (text: string): string => text.replace(/ (?=\d)|(?<=\d) /g, '\u00a0');

export function fared(history: readonly Numbered<'ratland'>[], seat: Seat): string | undefined {
  const [from, to] = history.flatMap(({ notice }, i) => (notice.what === 'round_began' ? [i] : [])).slice(-2);
  if (to === undefined) return undefined;
  const sums: Partial<Record<Fate, number>> = {};
  for (const { notice } of history.slice(from, to))
    for (const [whose, fate, n] of fates(notice)) if (whose === seat) sums[fate] = (sums[fate] ?? 0) + n;
  const line = (label: Key, words: Partial<Record<Fate, Key>>): string => {
    const list = (Object.entries(words) as [Fate, Key][]).flatMap(([fate, key]) => (sums[fate] ? bound(t(key, { n: sums[fate] })) : []));
    return list.length ? ` ${labelled(t(label), list.join(', '))}.` : '';
  };
  const told = line('land-sheet-rats', ofRats) + line('land-sheet-cheese', ofCheese);
  return told ? t('land-fared') + told : undefined;
}
