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
 * nearly the same measures (styles/_font.scss). From the browser's cache the font is there before the page's
 * content. If it comes later, a line may break elsewhere: then it waits for the next page, or until nobody looks.
 * If it does not come, text stays as it is.
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

/** Charts wait for the event, which a font that is loaded already does not cause. */
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
