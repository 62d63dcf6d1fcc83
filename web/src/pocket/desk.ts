// Modules in workers. A game's module is fetched and compiled once, and lent to as many workers as are needed.
import type { Asked, Desk, Told } from './told';
import type { FromWorker, ToWorker } from './worker';

/** Those that were built: where none was, nothing is offered. */
const built = import.meta.glob<string>('./modules/*.wasm', { query: '?url', import: 'default' });
const urlOf = (game: string) => built[`./modules/${game}.wasm`];

export const has = (game: string): boolean => urlOf(game) !== undefined;
export const games = (): readonly string[] => Object.keys(built).map((path) => path.replace(/^.*\/|\.wasm$/g, ''));
/** Where the module of this release is. */
export async function moduleOf(game: string): Promise<string> {
  const url = await urlOf(game)?.();
  if (url === undefined) throw new Error(`${game} is not here`);
  return url;
}

const compiled = new Map<string, Promise<WebAssembly.Module>>();

/** What could not be fetched is asked for again. */
function compile(url: string): Promise<WebAssembly.Module> {
  const known = compiled.get(url) ?? WebAssembly.compileStreaming(fetch(url));
  compiled.set(url, known);
  known.catch(() => compiled.delete(url));
  return known;
}

export async function openDesk(url: string): Promise<Desk> {
  const module = await compile(url);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, { done: (told: Told) => void; failed: (why: Error) => void }>();
  let count = 0;
  const fail = (why: string) => {
    for (const { failed } of waiting.values()) failed(new Error(why));
    waiting.clear();
  };
  worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
    const asked = waiting.get(data.number);
    waiting.delete(data.number);
    if ('said' in data) asked?.done(JSON.parse(data.said) as Told);
    else asked?.failed(new Error(data.failed));
  };
  worker.onerror = ({ message }) => fail(message);
  const post = (message: ToWorker) => worker.postMessage(message);
  post({ module });
  return {
    ask: (question: Asked) =>
      new Promise((done, failed) => {
        const number = ++count;
        waiting.set(number, { done, failed });
        post({ number, question: JSON.stringify(question) });
      }),
    close: () => {
      worker.terminate();
      fail('closed');
    },
  };
}
