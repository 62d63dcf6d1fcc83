// What docs/api.md gives as examples is what the house sends and takes: each is held to public/wire.schema.json, but for those
// of which something is left out (`…`).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';

const read = (path: string): string => readFileSync(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');
const schema: unknown = JSON.parse(read('public/wire.schema.json'));
const ajv = new Ajv({ schemas: { wire: schema as object }, strict: true, allowUnionTypes: true });

/** What is answered. What is asked for there is in openapi.json: much of it may be left out. */
const answers: Readonly<Record<string, string>> = {
  'POST /api/v1/me': 'Me',
  'POST /api/v1/tables': 'TableInfo',
  'POST …/games/rattus-cartus/box/read': 'BoxRead',
};

interface Example {
  readonly type: string;
  readonly text: string;
}

/** All that is said in blocks of code: `>` to the house, `<` by it, or the answer to a request, which is the last of its lines. */
function examples(page: string): Example[] {
  const found: Example[] = [];
  for (const [, block = ''] of page.matchAll(/^```\n(.*?)^```$/gms)) {
    // What is too long for a line goes on in the next, which begins with a space.
    for (const part of block.replaceAll(/\n +/g, ' ').split(/^(?=(?:GET|POST) )/m)) {
      const lines = part.trim().split('\n');
      const [route = ''] = /^(?:GET|POST) \S+/.exec(part) ?? [];
      const answer = lines.findLast((line) => line.startsWith('{'));
      if (answer) found.push({ type: answers[route] ?? `of ${route}`, text: answer });
      for (const line of lines) {
        if (line.startsWith('> ')) found.push({ type: 'ToServer', text: line.slice(2) });
        if (line.startsWith('< ')) found.push({ type: 'ToPage', text: line.slice(2) });
      }
    }
  }
  return found;
}

// What may be said at every table is much to make sense of, on a busy machine.
it('holds the examples of the API to the schema', { timeout: 60_000 }, () => {
  const all = examples(read('../docs/api.md'));
  const whole = all.filter(({ text }) => !text.includes('…'));
  for (const { type, text } of whole) {
    const fits = ajv.getSchema(`wire#/$defs/protocol.${type}`);
    expect(fits?.(JSON.parse(text)), `${type}: ${text}\n${ajv.errorsText(fits?.errors)}`).toBe(true);
  }
  const of = (type: string): number => whole.filter((one) => one.type === type).length;
  expect(['Me', 'TableInfo', 'BoxRead'].map(of)).toEqual([1, 1, 1]);
  expect([of('ToServer'), of('ToPage')]).toEqual([4, 4]);
});
