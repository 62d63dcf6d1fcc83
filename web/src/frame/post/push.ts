// Being told by this browser itself. It is asked for leave only when somebody wants it.
import type { NewAddress } from '../../wire';
import { hireWorker } from '../pocket/worker';

/** Why this browser cannot tell anybody anything. */
export type Hindrance = 'https' | 'browser' | 'denied';
export function hindrance(): Hindrance | null {
  if (!isSecureContext) return 'https';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis)) return 'browser';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** What came of it: where to, a refusal of whoever sits here, or silence of the service that carries what this browser is sent. */
export type Subscribed = NewAddress | 'denied' | 'silent';

export async function subscribe(key: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  try {
    // While the page is being written its worker is a module, too.
    await hireWorker();
    const { pushManager } = await navigator.serviceWorker.ready;
    // What is left from before may be under another key, and the house would know it already.
    await (await pushManager.getSubscription())?.unsubscribe();
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint = '', keys } = subscription.toJSON();
    return { kind: 'push', endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
  } catch (error) {
    if (error instanceof DOMException) return 'silent';
    throw error;
  }
}

export async function unsubscribe(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/');
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}
