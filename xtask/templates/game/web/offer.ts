import type { Offer } from '../../frame/contract/listing';
import { bots } from './bots';

export const offer: Offer = {
  bots,
  options: {
    '{{name}}-option-low_wins': { main: true, label: '{{name}}-option-low', help: '{{name}}-option-low-help' },
  },
};
