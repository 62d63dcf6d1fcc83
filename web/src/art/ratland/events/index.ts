// The events' pictures, fetched together when the first is shown.
import type { Component } from 'svelte';
import type { EventCard } from '../../../wire/ratland';
import Abundance from './Abundance.svelte';
import CousinsVisit from './CousinsVisit.svelte';
import DrCheese from './DrCheese.svelte';
import Drunk from './Drunk.svelte';
import EndOfGame from './EndOfGame.svelte';
import HelmetRat from './HelmetRat.svelte';
import HideTheCheese from './HideTheCheese.svelte';
import HolyRat from './HolyRat.svelte';
import JustInTime from './JustInTime.svelte';
import LockedAndLoaded from './LockedAndLoaded.svelte';
import MassiveAttack from './MassiveAttack.svelte';
import RattibalLecter from './RattibalLecter.svelte';
import Strategists from './Strategists.svelte';
import YellowIsTheNewBlack from './YellowIsTheNewBlack.svelte';

export const pictures: Record<EventCard, Component> = {
  abundance: Abundance,
  massive_attack: MassiveAttack,
  cousins_visit: CousinsVisit,
  helmet_rat: HelmetRat,
  yellow_is_the_new_black: YellowIsTheNewBlack,
  dr_cheese: DrCheese,
  rattibal_lecter: RattibalLecter,
  drunk: Drunk,
  hide_the_cheese: HideTheCheese,
  just_in_time: JustInTime,
  holy_rat: HolyRat,
  strategists: Strategists,
  locked_and_loaded: LockedAndLoaded,
  end_of_game: EndOfGame,
};
