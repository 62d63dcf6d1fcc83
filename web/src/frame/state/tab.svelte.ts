// What a browser shows of the house outside of the page: title, description and manifest, in the language of the page.
import { language, t } from '../../i18n/index.svelte';

class Tab {
  /** somebody is waited for at the table that is open in it */
  asked = $state(false);

  /** To be run again whenever something of it changes. */
  show(): void {
    document.title = `${this.asked ? '● ' : ''}${t('page-title')}`;
    document.querySelector('meta[name=description]')?.setAttribute('content', t('page-description'));
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${language()}.webmanifest`);
  }
}

export const tab = new Tab();
