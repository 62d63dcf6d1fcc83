// What the house says of itself in English is at hand without being fetched (index.svelte.ts).
export const shelf = import.meta.glob<string>(['../en/*.ftl', '!../en/frame.ftl'], { query: '?raw', import: 'default' });
