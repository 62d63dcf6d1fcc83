import type { Offer } from '../../frame/contract/listing';
import { bots } from './bots';
import { options } from './options';

export const offer: Offer = { bots, options };
