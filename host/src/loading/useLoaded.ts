import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

type Loaded<T> =
  | { readonly state: 'loading' }
  | { readonly state: 'ready'; readonly value: T }
  | { readonly state: 'failed'; readonly error: unknown };

/**
 * Loads when the component appears, and again at each retry. (React.lazy remembers a failure.) The loaded
 * value is rendered at once, with its effects: a section that finds its data here (sendAhead) then shows
 * them before the browser draws the skeleton of its list.
 *
 * The third element of the result replaces the loaded value.
 *
 * @param load the same function at every render: another one loads something else
 * @param ready the value that is already here, if any; then loading is skipped
 */
export function useLoaded<T>(load: () => Promise<T>, ready?: T) {
  const [current, setCurrent] = useState<Loaded<T>>(
    ready === undefined ? { state: 'loading' } : { state: 'ready', value: ready },
  );

  useEffect(() => {
    if (current.state !== 'loading') return undefined;
    let isGone = false;
    const isBegunOffline = !navigator.onLine;
    load().then(
      (value) => isGone || flushSync(() => setCurrent({ state: 'ready', value })),
      (error: unknown) => {
        if (isGone) return;
        // The network returned before this had failed: the waiting content is not on screen yet.
        const isBack = isBegunOffline && navigator.onLine;
        setCurrent(isBack ? { state: 'loading' } : { state: 'failed', error });
      },
    );
    return () => {
      isGone = true;
    };
  }, [current, load]);

  const retry = () => setCurrent({ state: 'loading' });
  const replace = (value: T) => setCurrent({ state: 'ready', value });
  return [current, retry, replace] as const;
}
