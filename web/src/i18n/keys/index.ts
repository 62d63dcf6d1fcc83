// Written by scripts/check-i18n.mjs --write.
import type { FrameKey } from './frame';
import type { RatATatCatKey } from './rat-a-tat-cat';
import type { RatlandKey } from './ratland';
import type { RatlandRulesKey } from './ratland-rules';
export type Key = FrameKey | RatATatCatKey | RatlandKey | RatlandRulesKey;
