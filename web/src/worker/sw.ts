// The worker of the house, served as /sw.js as one file: it is there when every page is closed, and when nobody hears the house. A new one
// waits until it is taken, or until the pages of the old one are gone.
import './post';
import type { Ask, Step, Told } from './asked';
import { house } from './house';
import { anew, answer, isOurs, keep, sweep, take, tell } from './release';

house.addEventListener('install', (event) => event.waitUntil(take()));

house.addEventListener('fetch', (event) => {
  if (!isOurs(event.request)) return;
  event.respondWith(answer(event.request));
  if (event.request.mode === 'navigate') event.waitUntil(sweep());
});

house.addEventListener('message', (event) => {
  const asked = event.data as Ask;
  const say = (what: Step | Told) => event.ports[0]?.postMessage(what);
  if (asked === 'anew') anew();
  else if (asked === 'take') event.waitUntil(house.skipWaiting());
  else if (asked === 'tell') event.waitUntil(tell().then(say));
  else
    event.waitUntil(
      keep(asked.keep, (fetched, of) => say({ fetched, of })).then(
        () => say('kept'),
        (why: unknown) => say({ failed: String(why) }),
      ),
    );
});
