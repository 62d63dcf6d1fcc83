// Labels, help and values of the options, as their games word them. What the house does not know is shown as the server says it.
import { labelled, t } from '../../i18n/index.svelte';
import type { OptionInfo } from '../../wire';
import type { OptionWord } from '../contract/listing';
import { picked, type Value, type Values } from '../setup/options';
import { cellar } from '../state/cellar.svelte';

type Named = Pick<OptionInfo, 'name' | 'help' | 'help_key'>;
const wordOf = ({ help_key }: Pick<Named, 'help_key'>): OptionWord | undefined => cellar.options[help_key];

export function optionLabel(option: Named): string {
  const label = wordOf(option)?.label;
  return label ? t(label) : option.name;
}
export function optionHelp(option: Named): string {
  const help = wordOf(option)?.help;
  return help ? t(help) : option.help;
}
export function optionValue(option: Named, value: Value): string {
  const { values, other } = wordOf(option) ?? {};
  const named = (one: string): string => {
    const word = values?.[one] ?? other;
    return word === undefined ? one : typeof word === 'string' ? t(word) : word();
  };
  return picked(value).map(named).join(', ');
}
export const optionInShort = (option: Named, value: Value): string =>
  labelled(optionLabel(option), typeof value === 'boolean' ? t(value ? 'on' : 'off') : optionValue(option, value));
export function optionUnit(option: Named): string {
  const unit = wordOf(option)?.unit;
  return unit ? t(unit) : '';
}
export const isMain = (option: Named): boolean => wordOf(option)?.main ?? false;
export const ownRow = (option: Named): OptionWord['row'] => wordOf(option)?.row;
export const belowRow = (option: Named): OptionWord['below'] => wordOf(option)?.below;

/** Values as they go with each other and with so many seats; later options follow earlier ones. */
export const suited = (options: readonly OptionInfo[], values: Values, seats: number): Values =>
  options.reduce((so, { name, help_key, default: usual }) => {
    const fit = wordOf({ help_key })?.fit;
    return fit ? { ...so, [name]: fit(so[name] ?? usual, so, seats) } : so;
  }, values);
export const applies = (option: Named, values: Values, seats: number): boolean => wordOf(option)?.applies?.(values, seats) ?? true;
/** It has no row of its own. */
export const isWithin = (option: Named): boolean => wordOf(option)?.within !== undefined;
