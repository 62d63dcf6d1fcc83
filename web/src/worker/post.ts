// What the house has to tell when every page is closed: shows it, and leads to the table.
import { house } from './house';

/** What the house pushes: see post in docs/api.md. */
type Letter = { readonly title: string; readonly line: string; readonly link: string; readonly key: string };

house.addEventListener('push', (event) => {
  const letter = event.data?.json() as Letter | undefined;
  if (letter) event.waitUntil(show(letter));
});

/** The same letter may come twice; of a table there is only the last. */
async function show({ title, line, link, key }: Letter): Promise<void> {
  for (const old of await house.registration.getNotifications()) if (old.data === link && old.tag !== key) old.close();
  await house.registration.showNotification(title, { body: line, tag: key, data: link, icon: '/icon-192.png', badge: '/icon-192.png' });
}

house.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(String(event.notification.data)));
});

/** To the page that is at that table, or to a new one; always in this house, under the name by which it is known here. */
async function goTo(link: string): Promise<void> {
  const { pathname, hash } = new URL(link, house.location.origin);
  const pages = await house.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find(({ url }) => new URL(url).hash === hash);
  await (there ? there.focus() : house.clients.openWindow(house.location.origin + pathname + hash));
}

/** The browser has moved: the house is told where to. */
house.addEventListener('pushsubscriptionchange', (event) => {
  const { newSubscription, oldSubscription } = event as Event & {
    readonly newSubscription?: PushSubscription | null;
    readonly oldSubscription?: PushSubscription | null;
  };
  const again = async () =>
    newSubscription ?? (oldSubscription && (await house.registration.pushManager.subscribe(oldSubscription.options)));
  (event as ExtendableEvent).waitUntil(again().then((moved) => moved && tell(moved)));
});

async function tell(subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = JSON.stringify({ kind: 'push', endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] });
  await fetch('/api/v1/me/post', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
