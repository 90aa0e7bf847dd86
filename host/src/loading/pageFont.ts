import inter from '../styles/fonts/inter.woff2';

/** Browsers without `requestIdleCallback` wait this long. */
const patienceMs = 500;

interface Place {
  readonly location: { readonly pathname: string };
}

/** The part of the router that knows the page. */
interface Router {
  readonly state: Place;
  readonly subscribe: (listener: (state: Place) => void) => () => void;
}

/**
 * Fetches the page's font when the browser has nothing else to do. Until then text stands in a fallback of
 * nearly the same metrics (styles/_font.scss). A cached font arrives before the page's content and applies at once.
 * One that arrives later could reflow lines that somebody is reading, so it waits for the next page or for the tab
 * to be hidden. If it fails to load, the fallback stays.
 */
export function fetchPageFont(router: Router): void {
  if (!('fonts' in document)) return;
  const font = new FontFace('Inter', `url(${inter}) format("woff2")`, { weight: '100 900' });
  const whenIdle = window.requestIdleCallback ?? ((task) => setTimeout(task, patienceMs));
  whenIdle(() => {
    font.load().then(
      () => whenNothingIsRead(router, () => apply(font)),
      () => undefined,
    );
  });
}

/** Charts listen for `loadingdone`, which adding an already loaded font does not fire. */
function apply(font: FontFace): void {
  document.fonts.add(font);
  document.fonts.dispatchEvent(new Event('loadingdone'));
}

/** Pages begin with their title. */
function whenNothingIsRead(router: Router, task: () => void): void {
  if (!document.querySelector('h1')) {
    task();
    return;
  }
  const { pathname } = router.state.location;
  const done = () => {
    stop();
    document.removeEventListener('visibilitychange', done);
    task();
  };
  const stop = router.subscribe(({ location }) => {
    if (location.pathname !== pathname) done();
  });
  document.addEventListener('visibilitychange', done);
}
