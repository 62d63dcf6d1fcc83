// What each part of the table is, for whoever touches it and asks.
import { colours } from '../../art/ratapolis/colours';
import { t, type Key } from '../../i18n/index.svelte';
import type { Plot, Tile } from '../../wire/ratapolis';
import { advantageWords } from './advantages';
import { crowd, type Scene, type ScenePlot } from './scene';
import { colourWords, isAdvantage, markWords, plotName } from './words';

const parts: Record<string, Key> = {
  deck: 'pol-help-deck',
  aside: 'pol-help-aside',
  open: 'pol-help-open',
  laid: 'pol-help-laid',
  hand: 'pol-help-hand',
  notebook: 'pol-help-notebook',
  sheet: 'pol-help-sheet',
  tally: 'pol-help-tally',
  family: 'pol-help-family',
  plaque: 'pol-help-family',
};

/** Everything that is to be seen on a plot, in words. */
export function describe(house: ScenePlot, names: readonly string[]): string {
  const name = plotName(house.plot, house);
  if (!house.present) return t('pol-house-gone', { name });
  const n = crowd(house);
  // One more than there is room for is the Hotel's guest (POL-86).
  const said = [name, t(n > house.capacity ? 'pol-house-over' : 'pol-house-room', { n, room: house.capacity })];
  const rats = colours
    .filter((colour) => (house.rats[colour] ?? 0) > 0)
    .map((colour) => t(colourWords[colour].counted, { n: house.rats[colour] ?? 0 }));
  if (rats.length) said.push(rats.join(', '));
  if (house.tile !== null) said.push(t('pol-house-worth', { n: house.cheese }));
  if (house.cat) said.push(t('pol-house-cat'));
  if (house.fair) said.push(t('pol-house-fair'));
  if (house.token === 'lies') said.push(t('pol-house-token'));
  else if (house.token !== 'out') said.push(t('pol-house-token-of', { name: names[house.token.owned] ?? '' }));
  return said.join('. ');
}

const both = (name: string, text: string): string => `${name}. ${text}`;

/** In words; houses, tokens, cards and rounds tell of themselves. */
export function about(part: string | null, scene: Scene, names: readonly string[]): string {
  const [kind, which = ''] = part?.split('-') ?? [];
  if (kind === 'plot') {
    const house = scene.plots.get(which as Plot);
    if (!house) return t('pol-help-touch');
    const gives =
      house.present && house.orange && house.token !== 'out' && house.tile && isAdvantage(house.tile)
        ? t(advantageWords[house.tile])
        : null;
    const what = `${describe(house, names)}.${house.present && house.cat ? ` ${t('pol-help-cat')}` : ''}`;
    return gives ? `${what} ${gives}` : what;
  }
  if (kind === 'token' && isAdvantage(which)) return both(plotName(which), t(advantageWords[which]));
  if (kind === 'card') return both(plotName(which as Tile), t('pol-help-card'));
  if (kind === 'round') {
    const mark = scene.slots[Number(which) - 1]?.mark ?? 'open';
    return both(t('pol-round', { n: Number(which) }), mark === 'open' ? t('pol-help-round') : t(markWords[mark].text));
  }
  return t((part === null ? undefined : parts[part]) ?? 'pol-help-touch');
}

/** Why a building cannot be chosen now, and the rule behind it. */
export const ruleOf = { 'pol-why-far': 'pol-rule-reach', 'pol-why-no-rat': 'pol-rule-stand' } as const satisfies Partial<Record<Key, Key>>;
export type Why = keyof typeof ruleOf;
export const isWhy = (key: string): key is Why => key in ruleOf;
