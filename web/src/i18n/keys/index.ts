// Written by scripts/check-i18n.mjs --write.
import type { FrameKey } from './frame';
import type { RatATatCatKey } from './rat-a-tat-cat';
export type Key = FrameKey | RatATatCatKey;
