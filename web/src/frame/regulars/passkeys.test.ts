import { afterEach, expect, it, vi } from 'vitest';
import { passkeys } from './passkeys';

afterEach(() => vi.unstubAllGlobals());

/** A browser that answers every question about keys like this. */
function browser(answer: () => Promise<unknown>) {
  vi.stubGlobal('PublicKeyCredential', { parseRequestOptionsFromJSON: (options: unknown) => options });
  vi.stubGlobal('navigator', { credentials: { get: answer } });
}
const refuses = (name: string) => () => Promise.reject(new DOMException('not here', name));
const offer = () => passkeys.find({}, new AbortController().signal);

it('a browser that cannot offer keys in the field offers nothing; whoever presses is told', async () => {
  browser(refuses('NotSupportedError'));
  await expect(offer()).resolves.toBeNull();
  await expect(passkeys.find({})).rejects.toThrow('not here');
});

it('whoever waves the dialog away has given no answer', async () => {
  browser(refuses('NotAllowedError'));
  await expect(passkeys.find({})).resolves.toBeNull();
});

it('what a key answers is told as it is sent', async () => {
  browser(() => Promise.resolve({ toJSON: () => ({ id: 'k' }) }));
  await expect(offer()).resolves.toEqual({ id: 'k' });
});
