import Mini from '../../art/scene/minis/RattusCartus.svelte';
import type { Sign } from '../../frame/contract/listing';

export const sign: Sign = { blurb: 'game-rattus-cartus-blurb', players: [2, 5], minutes: [30, 45], Mini };
