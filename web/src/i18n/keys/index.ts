// Written by scripts/check-i18n.mjs --write.
import type { BoxKey } from './box';
import type { BoxMarkKey } from './box-mark';
import type { CompanyKey } from './company';
import type { DaysKey } from './days';
import type { EveningsKey } from './evenings';
import type { FrameKey } from './frame';
import type { PagesSetupKey } from './pages-setup';
import type { PassKey } from './pass';
import type { PlainKey } from './plain';
import type { PocketKey } from './pocket';
import type { PostKey } from './post';
import type { ProgramsKey } from './programs';
import type { RatATatCatKey } from './rat-a-tat-cat';
import type { RatATatCatBoxKey } from './rat-a-tat-cat-box';
import type { RatATatCatNotationKey } from './rat-a-tat-cat-notation';
import type { RatapolisKey } from './ratapolis';
import type { RatapolisBoxKey } from './ratapolis-box';
import type { RatapolisCoachKey } from './ratapolis-coach';
import type { RatapolisNotationKey } from './ratapolis-notation';
import type { RatapolisOptionsKey } from './ratapolis-options';
import type { RatapolisPapersKey } from './ratapolis-papers';
import type { RatapolisRulesKey } from './ratapolis-rules';
import type { RatapolisSetupKey } from './ratapolis-setup';
import type { RatapolisToldKey } from './ratapolis-told';
import type { RatapolisWordsKey } from './ratapolis-words';
import type { RatingsKey } from './ratings';
import type { RatingsMarkKey } from './ratings-mark';
import type { RatlandKey } from './ratland';
import type { RatlandBoxKey } from './ratland-box';
import type { RatlandCoachKey } from './ratland-coach';
import type { RatlandNotationKey } from './ratland-notation';
import type { RatlandOptionsKey } from './ratland-options';
import type { RatlandPapersKey } from './ratland-papers';
import type { RatlandRulesKey } from './ratland-rules';
import type { RatlandToldKey } from './ratland-told';
import type { RattusCartusKey } from './rattus-cartus';
import type { RattusCartusBoxKey } from './rattus-cartus-box';
import type { RattusCartusNotationKey } from './rattus-cartus-notation';
import type { RattusCartusOptionsKey } from './rattus-cartus-options';
import type { RattusCartusRulesKey } from './rattus-cartus-rules';
import type { RegularsKey } from './regulars';
import type { RegularsKeptKey } from './regulars-kept';
import type { ReplayKey } from './replay';
import type { RoomKey } from './room';
import type { RoomLookKey } from './room-look';
import type { RoomSettingsKey } from './room-settings';
import type { ScreenKey } from './screen';
import type { SetupKey } from './setup';
import type { SetupChairsKey } from './setup-chairs';
import type { TablePartingKey } from './table-parting';
import type { TableReactionsKey } from './table-reactions';
import type { TableSheetKey } from './table-sheet';
import type { TableTalkKey } from './table-talk';
import type { TableWaitingKey } from './table-waiting';
import type { ThoughtsKey } from './thoughts';
import type { WordsKey } from './words';
import type { WordsCodesKey } from './words-codes';
export type Key =
  | BoxKey
  | BoxMarkKey
  | CompanyKey
  | DaysKey
  | EveningsKey
  | FrameKey
  | PagesSetupKey
  | PassKey
  | PlainKey
  | PocketKey
  | PostKey
  | ProgramsKey
  | RatATatCatKey
  | RatATatCatBoxKey
  | RatATatCatNotationKey
  | RatapolisKey
  | RatapolisBoxKey
  | RatapolisCoachKey
  | RatapolisNotationKey
  | RatapolisOptionsKey
  | RatapolisPapersKey
  | RatapolisRulesKey
  | RatapolisSetupKey
  | RatapolisToldKey
  | RatapolisWordsKey
  | RatingsKey
  | RatingsMarkKey
  | RatlandKey
  | RatlandBoxKey
  | RatlandCoachKey
  | RatlandNotationKey
  | RatlandOptionsKey
  | RatlandPapersKey
  | RatlandRulesKey
  | RatlandToldKey
  | RattusCartusKey
  | RattusCartusBoxKey
  | RattusCartusNotationKey
  | RattusCartusOptionsKey
  | RattusCartusRulesKey
  | RegularsKey
  | RegularsKeptKey
  | ReplayKey
  | RoomKey
  | RoomLookKey
  | RoomSettingsKey
  | ScreenKey
  | SetupKey
  | SetupChairsKey
  | TablePartingKey
  | TableReactionsKey
  | TableSheetKey
  | TableTalkKey
  | TableWaitingKey
  | ThoughtsKey
  | WordsKey
  | WordsCodesKey;
