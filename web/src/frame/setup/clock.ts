// How long a decision may take.
import { t } from '../../i18n/index.svelte';
import { span } from '../../lib/span';

const [hour, day] = [3_600, 86_400];
/** For an evening, and for tables that one comes back to. */
const usual: readonly (number | null)[] = [null, 30, 60, 120, 300, hour, day, 3 * day, 7 * day];

/** What can be chosen: what is usual, and what it is now. */
export const clocks = (now: number | null): readonly (number | null)[] =>
  usual.includes(now) ? usual : [...usual, now].toSorted((a, b) => (a ?? 0) - (b ?? 0));

/** The table waits for whoever is gone, and whoever owes a decision is told. */
export const isSlow = (clock: number | null): boolean => clock !== null && clock >= hour;

export const clockWords = (clock: number | null): string => (clock === null ? t('clock-none') : span(clock));
