// Matches that were played on a device and brought along: the house keeps them in the book of whoever played them.
import { api, type Api } from '../api/client';
import type { MyTable, MyTables } from '../../wire';

/** No table of the house is called that. */
export const isBrought = (id: string): boolean => id.startsWith('brought-');
const path = (id: string) => `/me/pocket/${encodeURIComponent(id)}`;
export const broughtUrl = (id: string): string => `/api/v1${path(id)}`;

type House = Pick<Api, 'ask'>;
export const allBrought = async (house: House = api): Promise<readonly MyTable[]> => (await house.ask<MyTables>('/me/pocket')).tables;
export const bringAlong = ({ you, since_s }: Pick<MyTable, 'you' | 'since_s'>, record: string, house: House = api): Promise<MyTable> =>
  house.ask(`/me/pocket?seat=${you}&played_s=${since_s}`, { method: 'POST', body: record });
export const recordOf = async (id: string, house: House = api): Promise<string> => JSON.stringify(await house.ask(path(id)));
export const takeOut = async (id: string, house: House = api): Promise<readonly MyTable[]> =>
  (await house.ask<MyTables>(path(id), { method: 'DELETE' })).tables;
