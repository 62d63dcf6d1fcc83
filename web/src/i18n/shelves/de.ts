export const shelf = import.meta.glob<string>('../de/*.ftl', { query: '?raw', import: 'default' });
