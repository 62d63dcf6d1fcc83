// Written by scripts/check-i18n.mjs --write.
import type { FrameKey } from './frame';
import type { PlainKey } from './plain';
import type { RatATatCatKey } from './rat-a-tat-cat';
import type { RatapolisKey } from './ratapolis';
import type { RatapolisCoachKey } from './ratapolis-coach';
import type { RatapolisPapersKey } from './ratapolis-papers';
import type { RatapolisRulesKey } from './ratapolis-rules';
import type { RatapolisSetupKey } from './ratapolis-setup';
import type { RatapolisWordsKey } from './ratapolis-words';
import type { RatlandKey } from './ratland';
import type { RatlandRulesKey } from './ratland-rules';
import type { RattusCartusKey } from './rattus-cartus';
import type { RattusCartusRulesKey } from './rattus-cartus-rules';
import type { ThoughtsKey } from './thoughts';
export type Key =
  | FrameKey
  | PlainKey
  | RatATatCatKey
  | RatapolisKey
  | RatapolisCoachKey
  | RatapolisPapersKey
  | RatapolisRulesKey
  | RatapolisSetupKey
  | RatapolisWordsKey
  | RatlandKey
  | RatlandRulesKey
  | RattusCartusKey
  | RattusCartusRulesKey
  | ThoughtsKey;
