import { useSyncExternalStore } from 'react';

/** So narrow that a week has no room: Bootstrap's `sm` begins above it. */
const phone = '(max-width: 575.98px)';

const subscribe = (listener: () => void) => {
  const query = window.matchMedia?.(phone);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};

/** True if the window is as narrow as a phone. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(phone).matches ?? false);
