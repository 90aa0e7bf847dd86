import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Days, daysOfUrl } from './ranges';

/**
 * The days that are shown live in the URL (`?desde=2026-03-01&hasta=2026-03-31`), so they can be linked,
 * reloaded and walked back. Each change adds an entry to the history, except a gesture that goes on,
 * which replaces its own.
 *
 * @param usual the days of a URL that says none. Memoise them.
 */
export function useShownDays(usual: Days) {
  const [params, setParams] = useSearchParams();
  const from = params.get('desde');
  const to = params.get('hasta');
  const days = useMemo(() => daysOfUrl(from, to, usual), [from, to, usual]);
  const show = (next: Days, { replace = false } = {}) =>
    setParams(
      (old) => {
        const all = new URLSearchParams(old);
        all.set('desde', next.from);
        all.set('hasta', next.to);
        return all;
      },
      { replace },
    );
  return [days, show] as const;
}
