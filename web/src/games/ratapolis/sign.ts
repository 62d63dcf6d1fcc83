import Mini from '../../art/scene/minis/Ratapolis.svelte';
import type { Sign } from '../../frame/contract/listing';

export const sign: Sign = { blurb: 'game-ratapolis-blurb', players: [2, 6], minutes: [40, 50], Mini };
