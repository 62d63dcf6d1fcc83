// Values by their paths, and in what two boxes differ.
import type { BoxContents } from '../../wire';
import type { Value } from '../setup/options';

export type Values = ReadonlyMap<string, Value>;
/** Null: nothing is printed there. */
export type Corrections = ReadonlyMap<string, Value | null>;
/** Something in which a box is not as we print it. Undefined: nothing is printed there. */
export type Differing = { readonly path: string; readonly ours: Value | undefined; readonly here: Value | undefined };

export const none: Corrections = new Map();
export const printedIn = (contents: BoxContents | null): Values => new Map(contents?.values.map(({ path, value }) => [path, value]));
/** What the box that ships prints where this one prints something else. */
export const standardIn = (contents: BoxContents | null): Corrections =>
  new Map(contents?.differences.map(({ path, standard }) => [path, standard]));

const look = (corrections: Corrections, values: Values, path: string): Value | undefined =>
  corrections.has(path) ? (corrections.get(path) ?? undefined) : values.get(path);
export { look as at };

/** With one correction more; none, if that is what is printed there anyhow. */
export function corrected(corrections: Corrections, values: Values, path: string, value: Value | undefined): Corrections {
  const next = new Map(corrections);
  if (value === values.get(path)) next.delete(path);
  else next.set(path, value ?? null);
  return next;
}

/** In the order of the file; what is printed nowhere in ours comes last. */
export const differing = (values: Values, standard: Corrections, corrections: Corrections): readonly Differing[] =>
  [...new Set([...values.keys(), ...standard.keys(), ...corrections.keys()])].flatMap((path) => {
    const [ours, here] = [look(standard, values, path), look(corrections, values, path)];
    return ours === here ? [] : [{ path, ours, here }];
  });
