// Labels, help and values of the options, by game and option; their texts come with the game. What the house does not know is shown as the server says it.
import { options as ratATatCat } from '../games/rat-a-tat-cat/options';
import { options as ratland } from '../games/ratland/options';
import { options as rattusCartus } from '../games/rattus-cartus/options';
import { t, type Key } from '../i18n/index.svelte';
import type { OptionInfo } from '../wire';
import { picked, type Value } from '../setup/options';

type Words = { readonly label: Key; readonly help: Key; readonly values?: Readonly<Record<string, Key | (() => string)>>; /** the unit beside a number */ readonly unit?: Key; /** among those most tables care about */ readonly main?: true };
export type OptionWords = Readonly<Record<string, Words>>;

const known: OptionWords = { ...ratATatCat, ...ratland, ...rattusCartus };

type Named = Pick<OptionInfo, 'name' | 'help' | 'help_key'>;
export const optionLabel = (option: Named): string => (known[option.help_key] ? t(known[option.help_key]!.label) : option.name);
export const optionHelp = (option: Named): string => (known[option.help_key] ? t(known[option.help_key]!.help) : option.help);
export function optionValue(option: Named, value: Value): string {
  const values = known[option.help_key]?.values;
  const named = (one: string): string => {
    const word = values?.[one];
    return word === undefined ? one : typeof word === 'string' ? t(word) : word();
  };
  return picked(value).map(named).join(', ');
}
export const optionUnit = (option: Named): string => (known[option.help_key]?.unit ? t(known[option.help_key]!.unit!) : '');
export const isMain = (option: Named): boolean => known[option.help_key]?.main ?? false;
