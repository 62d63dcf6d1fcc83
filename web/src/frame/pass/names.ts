// What a table on this device is called: `pocket-…`, or `pocket-pass-…` where several people share it; with `@2`, as seat 2 sees it.
const form = /^pocket-(?:pass-)?([^@]*)(?:@(\d+))?$/;

export function readName(name: string): { readonly id: string; readonly eyes: number | null } {
  const [, id = '', seat] = form.exec(name) ?? [];
  return { id, eyes: seat === undefined ? null : Number(seat) };
}

/** As the device keeps it. */
export const innerName = (name: string): string => readName(name).id;

export const seenBy = (name: string, seat: number): string => `${name}@${seat}`;
