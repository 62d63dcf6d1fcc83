// The set-up form as data: which options are shown, which values they may have, and what is sent.
import type { NewSeat, NewTable, OptionInfo } from '../../wire';

export type Value = boolean | number | string;
export type Values = Readonly<Record<string, Value>>;

export const defaults = (options: readonly OptionInfo[]): Values => Object.fromEntries(options.map((o) => [o.name, o.default]));

/** As the server writes a value where one option depends on another. */
const word = (value: Value): string => (value === true ? 'on' : value === false ? 'off' : String(value));

/** Whether it has an effect, given the others; what depends on something idle is idle too. */
export function isLive(option: OptionInfo, options: readonly OptionInfo[], values: Values): boolean {
  const on = option.only_if;
  if (!on) return true;
  const other = options.find(({ name }) => name === on.name);
  return other !== undefined && word(values[on.name] ?? other.default) === on.value && isLive(other, options, values);
}

/** The value as the option can have it: a number within its range, a word it knows. */
export function fitted(option: OptionInfo, value: Value, seats: number): Value {
  switch (option.kind) {
    case 'flag':
      return value === true;
    case 'choice':
      return option.words.includes(String(value)) ? value : option.default;
    case 'number': {
      if (option.words.includes(String(value))) return value;
      const number = Math.round(Number(value));
      return Number.isFinite(number) ? Math.min(option.max, Math.max(option.min, number)) : option.default;
    }
    case 'seat': {
      if (option.words.includes(String(value))) return value;
      const seat = Number(value);
      return Number.isInteger(seat) && seat >= 0 && seat < seats ? seat : option.default;
    }
    case 'pick': {
      const words = picked(value);
      return words.length === option.count && new Set(words).size === option.count && words.every((word) => option.of.includes(word))
        ? value
        : option.default;
    }
    case 'text': {
      const text = String(value);
      return text.length > 0 && text.length <= option.most ? text : option.default;
    }
    default:
      return ((x: never) => x)(option);
  }
}

/** The words of which several are picked. */
export const picked = (value: Value): readonly string[] => String(value).split('+');

/** With one word more; the one that was picked first makes room. */
export const withPicked = (value: Value, word: string): Value =>
  picked(value).includes(word) ? value : [...picked(value).slice(1), word].join('+');

/** What can be chosen with one touch. A number may also be typed. */
export function choices(option: OptionInfo, seats: number): readonly Value[] {
  switch (option.kind) {
    case 'flag':
      return [false, true];
    case 'choice':
    case 'text':
      return option.words;
    case 'number':
      return [
        ...new Set<Value>([
          ...(option.suggested.length ? option.suggested : typeof option.default === 'number' ? [option.default] : []),
          ...option.words,
        ]),
      ];
    case 'seat':
      return [...option.words, ...Array.from({ length: seats }, (_, seat) => seat)];
    case 'pick':
      return option.of;
    default:
      return ((x: never) => x)(option);
  }
}

/** A chair as it is laid: an open one may be kept for a bot that is asked by its name. */
export type Chair = NewSeat | { readonly open: true; readonly named: string };
export const namedIn = (chair: Chair): string | null => ('named' in chair ? chair.named : null);

export type Draft = {
  game: string;
  seats: readonly Chair[];
  values: Values;
  public: boolean;
  clock: number | null;
  /** null: as the house thinks fit */ hints: boolean | null;
  talk: boolean;
  /** null: as the house thinks fit */ rated: boolean | null;
  /** null: with the box of the house */ parts: string | null;
};

/** What is sent: only what differs from the defaults and has an effect. */
export function tableOf(draft: Draft, options: readonly OptionInfo[], start: boolean): NewTable {
  const told = options
    .filter((o) => isLive(o, options, draft.values))
    .map((o) => [o.name, fitted(o, draft.values[o.name] ?? o.default, draft.seats.length)] as const);
  const table: NewTable = {
    game: draft.game,
    seats: draft.seats.map((seat) => ('bot' in seat ? seat : { open: true })),
    options: Object.fromEntries(told.filter(([name, value]) => value !== options.find((o) => o.name === name)?.default)),
    public: draft.public,
    start,
  };
  if (draft.clock !== null) table.clock_s = draft.clock;
  if (draft.hints !== null) table.hints = draft.hints;
  if (!draft.talk) table.talk = false;
  if (draft.rated !== null) table.rated = draft.rated;
  if (draft.parts !== null) table.parts = draft.parts;
  return table;
}

export const isOpen = (seat: Chair): boolean => 'open' in seat;
/** The first open seat is the host's own. */
export const ownSeat = (seats: readonly Chair[]): number => seats.findIndex(isOpen);
/** With nobody else to wait for the match can begin at once. */
export const isAlone = (seats: readonly Chair[]): boolean => seats.filter(isOpen).length <= 1;
