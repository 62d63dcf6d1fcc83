// What decided it, as far as somebody has asked on this page: the house works it out once, and takes its time.
import { api } from '../api/client';
import type { WhatDecided } from '../../wire';

const known = new Map<string, WhatDecided>();

/** All that was found at this table, whoever's seat it was. */
export const knownAt = (id: string): readonly WhatDecided[] => [...known].flatMap(([of, found]) => (of.startsWith(`${id} `) ? found : []));

export async function whatDecided(id: string, seat: number): Promise<WhatDecided> {
  const found = known.get(`${id} ${seat}`) ?? (await api.decided(id, seat));
  known.set(`${id} ${seat}`, found);
  return found;
}
