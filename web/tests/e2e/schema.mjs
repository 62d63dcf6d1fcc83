// Holds what is said on a socket to public/wire.schema.json, the description that other clients are written from.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';

const schema = JSON.parse(readFileSync(new URL('../../public/wire.schema.json', import.meta.url), 'utf8'));
const ajv = new Ajv({ schemas: { wire: schema }, strict: true, allowUnionTypes: true });
const type = (name) => ajv.getSchema(`wire#/$defs/protocol.${name}`);
const atTables = { received: type('ToPage'), sent: type('ToServer') };
const overTheBell = { received: type('FromBell'), sent: type('ToBell') };

/** What is wrong with a message on the socket of this address, or null. */
export function misfit(url, direction, text) {
  const fit = (url.endsWith('/bell') ? overTheBell : atTables)[direction];
  if (fit(JSON.parse(text))) return null;
  const deepest = fit.errors.toSorted((a, b) => b.instancePath.length - a.instancePath.length)[0];
  return `${direction}, and not as the schema has it: ${deepest.instancePath} ${deepest.message}: ${text.slice(0, 300)}`;
}
