import { useSyncExternalStore } from 'react';
import { useHost } from '../hostContext';
import type { SectionTiming } from '../sections/loading/timings';
import type { Override } from '../sections/overrides/overrides';

export interface BrowserFacts {
  readonly timings: readonly SectionTiming[];
  readonly overrides: readonly Override[];
  readonly removeOverride: (section: string) => void;
}

export function useBrowserFacts(): BrowserFacts {
  const { loader, overrides } = useHost();
  return {
    timings: loader.timings(),
    overrides: useSyncExternalStore(overrides.subscribe, overrides.list),
    removeOverride: overrides.remove,
  };
}
