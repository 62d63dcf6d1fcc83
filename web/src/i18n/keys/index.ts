// Written by scripts/check-i18n.mjs --write.
import type { FrameKey } from './frame';
import type { PlainKey } from './plain';
import type { RatATatCatKey } from './rat-a-tat-cat';
import type { RatATatCatNotationKey } from './rat-a-tat-cat-notation';
import type { RatapolisKey } from './ratapolis';
import type { RatapolisCoachKey } from './ratapolis-coach';
import type { RatapolisNotationKey } from './ratapolis-notation';
import type { RatapolisPapersKey } from './ratapolis-papers';
import type { RatapolisRulesKey } from './ratapolis-rules';
import type { RatapolisSetupKey } from './ratapolis-setup';
import type { RatapolisWordsKey } from './ratapolis-words';
import type { RatlandKey } from './ratland';
import type { RatlandNotationKey } from './ratland-notation';
import type { RatlandRulesKey } from './ratland-rules';
import type { RattusCartusKey } from './rattus-cartus';
import type { RattusCartusNotationKey } from './rattus-cartus-notation';
import type { RattusCartusRulesKey } from './rattus-cartus-rules';
import type { SetupKey } from './setup';
import type { ThoughtsKey } from './thoughts';
export type Key =
  | FrameKey
  | PlainKey
  | RatATatCatKey
  | RatATatCatNotationKey
  | RatapolisKey
  | RatapolisCoachKey
  | RatapolisNotationKey
  | RatapolisPapersKey
  | RatapolisRulesKey
  | RatapolisSetupKey
  | RatapolisWordsKey
  | RatlandKey
  | RatlandNotationKey
  | RatlandRulesKey
  | RattusCartusKey
  | RattusCartusNotationKey
  | RattusCartusRulesKey
  | SetupKey
  | ThoughtsKey;
