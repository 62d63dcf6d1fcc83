export const shelf = import.meta.glob<string>('../fr/*.ftl', { query: '?raw', import: 'default' });
