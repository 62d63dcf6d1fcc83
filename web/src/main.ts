import { mount } from 'svelte';
import App from './App.svelte';
import { isLang, preferred, speak } from './i18n/index.svelte';
import './lib/fonts.css';
import './lib/materials.css';
import { prefs } from './lib/prefs.svelte';
import { followReleases } from './lib/release';
import './lib/tokens.css';
import { fetchPage } from './pages';
import { here } from './route/here.svelte';
import { me } from './state/me.svelte';

followReleases();
prefs.open();
here.open();
void me.look();
const lang = prefs.lang && isLang(prefs.lang) ? prefs.lang : preferred(navigator.languages);
const target = document.getElementById('app');
// The page of this address comes along with the language; without it, the next address tries again.
const page = fetchPage(here.route.at, {}).catch(() => ({}));
if (target) void Promise.allSettled([page, speak(lang)]).then(async () => mount(App, { target, props: { pages: await page } }));
