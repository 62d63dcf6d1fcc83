// Written by scripts/check-i18n.mjs --write.
import type { ChancesKey } from './chances';
import type { FrameKey } from './frame';
import type { HintsKey } from './hints';
import type { RatATatCatKey } from './rat-a-tat-cat';
import type { RatATatCatHintsKey } from './rat-a-tat-cat-hints';
import type { RatapolisKey } from './ratapolis';
import type { RatapolisRulesKey } from './ratapolis-rules';
import type { RatapolisWordsKey } from './ratapolis-words';
import type { RatlandKey } from './ratland';
import type { RatlandRulesKey } from './ratland-rules';
import type { RattusCartusKey } from './rattus-cartus';
import type { RattusCartusHintsKey } from './rattus-cartus-hints';
import type { RattusCartusRulesKey } from './rattus-cartus-rules';
export type Key = ChancesKey | FrameKey | HintsKey | RatATatCatKey | RatATatCatHintsKey | RatapolisKey | RatapolisRulesKey | RatapolisWordsKey | RatlandKey | RatlandRulesKey | RattusCartusKey | RattusCartusHintsKey | RattusCartusRulesKey;
