import { mount } from 'svelte';
import App from './frame/App.svelte';
import { isLang, preferred, speak } from './i18n/index.svelte';
import './lib/fonts.css';
import './lib/materials.css';
import { games } from './games';
import { prefs } from './lib/prefs.svelte';
import { api } from './frame/api/client';
import { followReleases } from './frame/release';
import './lib/base.css';
import './lib/tokens.css';
import { fetchPage } from './frame/pages';
import { here } from './frame/route/here.svelte';
import { cellar } from './frame/state/cellar.svelte';
import { me } from './frame/state/me.svelte';

followReleases();
api.pocket = () => import('./pocket');
api.layNear = async (table) => (await import('./frame/pocket/device.svelte')).device.layNear(table);
cellar.lay(games);
prefs.open();
here.open();
void me.look();
const lang = prefs.lang && isLang(prefs.lang) ? prefs.lang : preferred(navigator.languages);
const target = document.getElementById('app');
// The page of this address comes along with the language; without it, the next address tries again.
const page = fetchPage(here.route.at, {}).catch(() => ({}));
if (target) void Promise.allSettled([page, speak(lang)]).then(async () => mount(App, { target, props: { pages: await page } }));
// Nobody needs it to begin.
void import('./frame/company/bell.svelte').then(
  ({ bell }) => bell.follow(),
  () => undefined,
);
