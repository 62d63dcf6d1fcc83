import Mini from '../../art/scene/minis/RatLand.svelte';
import type { Sign } from '../../frame/contract/listing';

export const sign: Sign = { blurb: 'game-ratland-blurb', players: [2, 12], minutes: [30, 45], Mini };
