// The table that is played at, as far as words and sums depend on it: how many sit there, and its house rules.
import type { OptionSet } from '../../wire';

export type House = {
  readonly seats: number;
  readonly strategists: string;
  readonly recyclers: string;
  /** how many rounds there are at least, and at most */ readonly least: number;
  readonly most: number;
};

/** No table in particular: the rules page, and a record that does not say how it was played. The words then name every way. */
export const anyHouse: House = { seats: 0, strategists: '', recyclers: '', least: 5, most: 9 };

export function houseOf(seats: number, options: readonly OptionSet[] = []): House {
  const value = (name: string): string => String(options.find((option) => option.name === name)?.value ?? '');
  const least = Number(value('length')) || 5;
  return { seats, strategists: value('strategists'), recyclers: value('recyclers_upgrade'), least, most: least + 4 };
}
