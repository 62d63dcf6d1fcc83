// A page that was left open while the house got a new release asks for parts that are gone.

/**
 * Fetches the page anew then: the house keeps the tables, so nothing is lost. Where it is only the line that fails, whoever asked says
 * so.
 */
export function followReleases() {
  addEventListener('vite:preloadError', () => void isOutdated().then((outdated) => outdated && loadAnew()));
}

async function isOutdated() {
  const begun = document.querySelector('script[type=module]')?.getAttribute('src');
  const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
  return begun && answer?.ok ? !(await answer.text()).includes(begun) : false;
}

/** From the house, and not out of what is kept on this device. */
export function loadAnew(): void {
  navigator.serviceWorker?.controller?.postMessage('anew');
  location.reload();
}
