import { plain } from '../../frame/plain/plain';
import { bots } from './bots';
import Rules from './Rules.svelte';

// Draw a table of its own when the rules are done: whatever is given here takes the place of what is plain.
export const game = plain('{{name}}', { bots, Rules });
