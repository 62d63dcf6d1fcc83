// The route we are on, as the components see it.
import { read, write, type Route } from './route';

class Here {
  route = $state.raw<Route>({ at: 'lobby' });

  open(): void {
    this.route = read(location.hash);
    addEventListener('hashchange', () => (this.route = read(location.hash)));
  }

  go(route: Route): void {
    location.hash = write(route);
  }

  /** Puts another address in the bar without a step in the history: a scrubber moves on. */
  mend(route: Route): void {
    history.replaceState(null, '', write(route));
  }
}

export const here = new Here();
