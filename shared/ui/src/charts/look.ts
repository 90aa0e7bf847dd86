import { useMemo, useSyncExternalStore } from 'react';
import { type ChartColour, tokenOf } from './colours';

/** What a canvas has to know of the page's styles, because it inherits none. */
export interface ChartLook {
  readonly font: string;
  /** The value of a token of host/src/styles/_tokens.scss: `muted` → `#5f6675`. */
  readonly token: (name: string) => string;
  readonly colour: (colour: ChartColour) => string;
  /** Parts have patterns where colours cannot tell them apart: on paper, and in forced colours. */
  readonly isPatterned: boolean;
}

const page = () => document.documentElement;

/** The look of now. @param isPaper paper is light, whatever the screen is */
export function readLook(isPaper = false): ChartLook {
  const { theme } = page().dataset;
  if (isPaper) page().dataset.theme = 'light';
  const styles = getComputedStyle(page());
  const values = new Map<string, string>();
  const token = (name: string) => values.get(name) ?? styles.getPropertyValue(`--${name}`).trim();
  if (isPaper) {
    // Read now: the styles are live.
    for (const name of tokens) values.set(name, token(name));
    if (theme === undefined) delete page().dataset.theme;
    else page().dataset.theme = theme;
  }
  return {
    font: token('font'),
    token,
    colour: (colour) => token(tokenOf(colour)),
    isPatterned: isPaper || isOn('(forced-colors: active)'),
  };
}

const words = ['now', 'proposed', 'right', 'wrong', 'neutral', 'estimated', 'missing'];
const tokens = ['font', 'heading', 'text', 'muted', 'line', 'surface', 'raised'].concat(
  [1, 2, 3, 4].map((place) => `chart-line-${place}`),
  words.map((word) => `chart-${word}`),
  [1, 2, 3, 4, 5, 6].flatMap((place) => [`period-${place}`, `period-${place}-pale`]),
);

const isOn = (query: string) => window.matchMedia?.(query).matches ?? false;

const themeQueries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'] as const;

/** The theme as a text that changes with it, and with the arrival of the page's font. */
const themeKey = () =>
  [page().dataset.theme, ...themeQueries.map(isOn), document.fonts?.size].join(' ');

function subscribe(onChange: () => void): () => void {
  const queries = themeQueries.flatMap((query) => window.matchMedia?.(query) ?? []);
  for (const query of queries) query.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(page(), { attributeFilter: ['data-theme'] });
  document.fonts?.addEventListener('loadingdone', onChange);
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange);
    observer.disconnect();
    document.fonts?.removeEventListener('loadingdone', onChange);
  };
}

/** The look of the page, again when its theme or its font changes. */
export function useLook(): ChartLook {
  const key = useSyncExternalStore(subscribe, themeKey);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new key means new styles
  return useMemo(() => readLook(), [key]);
}
