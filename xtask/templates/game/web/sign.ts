import Mini from '../../art/scene/PlainTable.svelte';
import type { Sign } from '../../frame/contract/listing';

export const sign: Sign = { blurb: '{{name}}-blurb', players: [2, 6], minutes: [1, 2], unguided: true, Mini };
