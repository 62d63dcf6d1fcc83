// A screen that is the table itself: what it is asked for, and the slip by which the house knows it again.
import { api } from '../api/client';
import type { ScreenAt, ScreensHere, ScreenWaits, SendScreenAway } from '../../wire';

const shelf = 'ratskeller.screen';

export const screens = {
  wait: (): Promise<ScreenWaits> => api.ask('/me/screen', { method: 'POST', json: {} }),
  look: (): Promise<ScreenWaits> => api.ask('/me/screen'),
  letIn: (table: string, code: string): Promise<void> =>
    api.ask(`/tables/${encodeURIComponent(table)}/screens`, { method: 'POST', json: { code } }),
  /** which show this table, for its host */
  here: (table: string): Promise<ScreensHere> => api.ask(`/tables/${encodeURIComponent(table)}/screens`),
  sendAway: (table: string, screen: string): Promise<void> =>
    api.ask(`/tables/${encodeURIComponent(table)}/screens/send-away`, { method: 'POST', json: { screen } satisfies SendScreenAway }),
  next: (slip: string): Promise<ScreenAt> => api.ask('/me/screen/next', { method: 'POST', json: { slip } }),
  /** an address at which the house draws something for this screen */
  drawn: (path: string, slip: string): string => `/api/v1${path}?screen=${encodeURIComponent(slip)}`,
  keep: ({ slip }: ScreenAt): void => {
    try {
      localStorage.setItem(shelf, slip);
    } catch {
      // It is let in again then.
    }
  },
  /** of this table, where it has been let in */
  slipOf: (table: string): string | null => {
    try {
      const slip = localStorage.getItem(shelf);
      return slip?.startsWith(`${table}.`) ? slip : null;
    } catch {
      return null;
    }
  },
};

/** Letters in groups, as one reads them aloud. */
export const grouped = (code: string): string => code.toUpperCase().replace(/(.{4})(?=.)/g, '$1 ');
/** As somebody may have typed it. */
export const typed = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
/** So much larger than at a desk, that it can be read from the other end of a room. */
export const nearer = (width: number, height: number): number => Math.max(1, Math.min(width / 1400, height / 800));
