import Mini from '../../art/scene/minis/RatATatCat.svelte';
import type { Sign } from '../../frame/contract/listing';

export const sign: Sign = { blurb: 'game-rat-a-tat-cat-blurb', players: [2, 6], minutes: [10, 30], Mini };
