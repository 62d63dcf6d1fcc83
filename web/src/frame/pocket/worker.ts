// The worker of the house, as a page speaks with it.
import type { Ask, Step, Told, Wishes } from '../../worker/asked';

export const isPossible = (): boolean => isSecureContext && 'serviceWorker' in navigator && 'caches' in globalThis;

export const hireWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/sw.js', import.meta.env.DEV ? { type: 'module' } : {});

/** Whoever does the work now; fails where a release could not be fetched whole, and none was there before. */
export function whoWorks({ active, waiting, installing }: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const comes = active ?? waiting ?? installing;
  if (comes?.state === 'activated') return Promise.resolve(comes);
  return new Promise((done, fail) =>
    comes?.addEventListener('statechange', () => {
      if (comes.state === 'activated') done(comes);
      if (comes.state === 'redundant') fail(new Error('the release is not whole'));
    }),
  );
}

function say(worker: ServiceWorker, asked: Ask, hear: (what: Told | Step) => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<Told | Step>) => hear(data);
  worker.postMessage(asked, [port2]);
}

export const ask = (worker: ServiceWorker): Promise<Told> => new Promise((done) => say(worker, 'tell', (told) => done(told as Told)));

export const take = (worker: ServiceWorker): void => say(worker, 'take', () => undefined);

/** Resolves when all of it is here; fails where it is not, and nothing has changed then. */
export const keep = (worker: ServiceWorker, wishes: Wishes, step: (share: number) => void): Promise<void> =>
  new Promise((done, fail) =>
    say(worker, { keep: wishes }, (said) => {
      if (said === 'kept') done();
      else if ('failed' in said) fail(new Error(said.failed));
      else if ('of' in said) step(said.fetched / said.of);
    }),
  );
