// The page's own ESLint finds steps that a late answer would take.
import { ESLint } from 'eslint';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));
const eslint = new ESLint({ cwd: web });

async function findings(script: string): Promise<number> {
  const code = `<script lang="ts">\n  import { here } from '../route/here.svelte';\n  ${script}\n</script>\n`;
  const [result] = await eslint.lintText(code, { filePath: `${web}src/frame/pages/X.svelte` });
  return (result?.messages ?? []).filter(({ ruleId }) => ruleId === 'visits/visits').length;
}

describe('a step after an await', { timeout: 60_000 }, () => {
  it.each([
    `async function join() { await fetch('x'); here.go({ at: 'lobby' }); }`,
    `async function join() { const x = await fetch('x'); if (x.ok) here.replace({ at: 'lobby' }); }`,
    `async function join() { await fetch('x'); here[Math.random() ? 'go' : 'replace']({ at: 'lobby' }); }`,
    `async function join() { await fetch('x'); [1].forEach(() => here.go({ at: 'lobby' })); }`,
    `const join = () => fetch('x').then(() => here.go({ at: 'lobby' }));`,
    `const join = () => fetch('x').catch(() => { here.back(); });`,
  ])('is refused: %s', async (script) => expect(await findings(script)).toBe(1));
  it.each([
    `const leave = () => here.go({ at: 'lobby' });`,
    `async function join() { here.go({ at: 'lobby' }); await fetch('x'); }`,
    `const visit = here.visit();\n  async function join() { await fetch('x'); visit.go({ at: 'lobby' }); }`,
    `async function join() { await fetch('x'); }\n  const leave = () => here.back();`,
  ])('is not meant: %s', async (script) => expect(await findings(script)).toBe(0));
});
