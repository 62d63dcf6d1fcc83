// The route we are on, as the components see it.
import { placeOf, read, write, type Route } from './route';

/** One stay on a page. Its steps do nothing once the visitor has gone to another page. */
export interface Visit {
  readonly lasts: boolean;
  go(route: Route): void;
  replace(route: Route): void;
}

/** How long a scrubber has to rest until the address says where. */
const rest = 250;

class Here {
  route = $state.raw<Route>({ at: 'lobby' });
  #mending: ReturnType<typeof setTimeout> | undefined;
  /** how many steps in this house lie behind us: whoever came by a link has nowhere in it to go back to */
  #steps = -1;
  #replacing = false;
  /** number of page changes so far */
  #visits = 0;

  open(): void {
    const look = () => {
      this.#count();
      const next = read(location.hash);
      if (next.at === 'new' || placeOf(next) !== placeOf(this.route)) this.#visits++;
      this.route = next;
    };
    look();
    addEventListener('hashchange', look);
    // On the way back to another path a browser does not say that what stands behind the # has changed.
    addEventListener('popstate', look);
  }

  /** Each entry of the history keeps its number: a step back, or a page loaded again, is told from a new step by it. */
  #count(): void {
    const kept = (history.state as { readonly steps?: number } | null)?.steps;
    this.#steps = kept ?? (this.#replacing ? this.#steps : this.#steps + 1);
    this.#replacing = false;
    if (kept === undefined) history.replaceState({ steps: this.#steps }, '');
  }

  /**
   * Starts with the page that is shown now. After an `await`, steps are taken through the visit and not through `here`, so that a late
   * answer does not pull back somebody who has left; `lint/visits.js` checks it.
   */
  visit(): Visit {
    const number = this.#visits;
    const lasts = () => number === this.#visits;
    return {
      get lasts() {
        return lasts();
      },
      go: (route) => lasts() && this.go(route),
      replace: (route) => lasts() && this.replace(route),
    };
  }

  go(route: Route): void {
    location.hash = write(route);
  }

  /** To where one came from, and to the cellar from wherever one came into the house. */
  back(): void {
    if (this.#steps > 0) history.back();
    else this.go({ at: 'lobby' });
  }

  /**
   * The path says which game one is at, and nothing else: it is all that a messenger learns of a link to a table, an invitation or a
   * shared match, for the rest stands behind the #.
   */
  standAt(game: string): void {
    const path = `/${encodeURIComponent(game)}`;
    if (location.pathname !== path) history.replaceState(history.state, '', path + location.hash);
  }

  /** Goes there in place of where we are: the way back does not lead through here again. */
  replace(route: Route): void {
    const to = write(route);
    this.#replacing = to !== location.hash;
    location.replace(to);
  }

  /**
   * Puts another address in the bar without a step in the history: a scrubber has moved on, and rests. With every new address a browser
   * fetches the icon of the page again, and some refuse the hundredth in half a minute.
   */
  mend(route: Route): void {
    clearTimeout(this.#mending);
    const { hash } = location;
    this.#mending = setTimeout(() => {
      // Whoever has gone somewhere else meanwhile is left there.
      if (location.hash === hash) history.replaceState(history.state, '', write(route));
    }, rest);
  }
}

export const here = new Here();
