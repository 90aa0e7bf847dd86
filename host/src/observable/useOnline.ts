import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** True if the browser has a network at all; even with one, a server may be out of reach. */
export const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** Runs each time the network returns while the component is on screen. */
export function useOnReconnect(act: () => void): void {
  const onReconnect = useEffectEvent(act);
  useEffect(() => subscribe(() => navigator.onLine && onReconnect()), []);
}
