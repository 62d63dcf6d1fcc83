// Words for everything that can be refused.
import type { PageCode } from '../api/client';
import { bring, language, t, type Key } from '../../i18n/index.svelte';

export const codeWords: Record<PageCode, Key> = {
  offline: 'code-offline',
  bad_request: 'code-bad-request',
  not_found: 'code-not-found',
  no_guest: 'code-no-guest',
  foreign_origin: 'code-foreign-origin',
  bad_name: 'code-bad-name',
  bad_option: 'code-bad-option',
  bad_seats: 'code-bad-seats',
  bad_record: 'code-bad-record',
  bad_chat: 'code-bad-chat',
  unknown_game: 'code-unknown-game',
  unknown_bot: 'code-unknown-bot',
  seat_taken: 'code-seat-taken',
  not_seated: 'code-not-seated',
  not_host: 'code-not-host',
  not_ready: 'code-not-ready',
  already_started: 'code-already-started',
  not_started: 'code-not-started',
  not_over: 'code-not-over',
  not_asked: 'code-not-asked',
  stale: 'code-stale',
  illegal: 'code-illegal',
  cannot_undo: 'code-cannot-undo',
  gave_up: 'code-gave-up',
  no_hints: 'code-no-hints',
  no_talk: 'code-no-talk',
  muted: 'code-muted',
  banned: 'code-banned',
  sent_away: 'code-sent-away',
  bad_token: 'code-bad-token',
  not_by_token: 'code-not-by-token',
  unasked: 'code-unasked',
  not_here: 'code-not-here',
  rated: 'code-rated',
  name_taken: 'code-name-taken',
  bad_key: 'code-bad-key',
  not_regular: 'code-not-regular',
  last_key: 'code-last-key',
  too_large: 'code-too-large',
  too_fast: 'code-too-fast',
  too_many: 'code-too-many',
  storage: 'code-storage',
  old_page: 'code-old-page',
  closing: 'code-closing',
  too_slow: 'code-too-slow',
};

/** Most people are never refused most things: the words for those are fetched when they are. */
export const bringCodes = (): Promise<void> => bring('words-codes');

/** Until when, for what passes. */
export const untilWords = (until: number | undefined): { until: string } => ({
  until: until === undefined ? 'none' : new Date(until * 1000).toLocaleString(language(), { dateStyle: 'medium', timeStyle: 'short' }),
});

/** What was refused, in words; nothing until they are here. */
export function refusalWords(code: PageCode, until?: number): string {
  const [key, words] = [codeWords[code], t(codeWords[code], untilWords(until))];
  if (words !== key) return words;
  void bringCodes().catch(() => undefined);
  return '';
}
