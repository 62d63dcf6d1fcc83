// When something was, as the language of the page writes it.
import { language } from '../../i18n/index.svelte';

export const day = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', year: 'numeric' }).format(seconds * 1000);
export const moment = (seconds: number): string =>
  new Intl.DateTimeFormat(language(), { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }).format(seconds * 1000);
