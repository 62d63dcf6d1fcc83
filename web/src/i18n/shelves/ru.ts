export const shelf = import.meta.glob<string>('../ru/*.ftl', { query: '?raw', import: 'default' });
