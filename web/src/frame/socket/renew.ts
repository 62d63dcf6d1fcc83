// A tab that was open while the house was renewed speaks as the old house did. Loaded anew it does not.
import { WIRE } from '../../wire';
import { loadAnew } from '../release';

const key = 'renewed-from';

/** Loads the page anew, once: one that is as old after that, out of somebody's store, stays and says so. */
export function renew(tab: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage, load = loadAnew): void {
  if (tab.getItem(key) === `${WIRE}`) return;
  tab.setItem(key, `${WIRE}`);
  load();
}
