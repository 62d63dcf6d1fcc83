// What is wrong with a city, in words: the house's findings, alike ones together.
import { t } from '../../../i18n/index.svelte';
import type { CityProblem, Tile } from '../../../wire/ratapolis';
import { tileList } from '../words';

export function problemText(problems: readonly CityProblem[]): string {
  const tiles = (kind: 'missing' | 'no_outdoors'): Tile[] => problems.flatMap((it) => (it.problem === kind ? it.tile : []));
  const [missing, green] = [tiles('missing'), tiles('no_outdoors')];
  const gaps = problems.filter(({ problem }) => problem === 'hole').length;
  const said = problems.flatMap((it) =>
    it.problem === 'too_few_buildings' ? t('pol-option-city-too-few', { n: it.buildings, least: it.least }) : [],
  );
  if (missing.length) said.push(t('pol-option-city-missing', { list: tileList(missing) }));
  if (green.length) said.push(t('pol-option-city-no-outdoors', { list: tileList(green) }));
  if (gaps) said.push(t('pol-option-city-hole', { n: gaps }));
  // Tiles are laid whole and straight here; whatever else there may be, it is no city.
  return said.length ? said.join(' ') : t('pol-option-city-unfit');
}
