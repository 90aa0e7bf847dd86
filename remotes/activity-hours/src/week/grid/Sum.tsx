import { formatDuration } from '@vatio/records/duration';
import { useSyncExternalStore } from 'react';
import type { CellStore } from '../cells/cellStore';

export interface SumProps {
  readonly store: CellStore;
  /** The keys of the squares. */
  readonly keys: readonly string[];
  /** The minutes that the working week asks for; undefined: there is no norm to compare with. */
  readonly expectedMinutes?: number;
}

/** The hours of some squares, with what is still being typed, beside what is expected. */
export function Sum({ store, keys, expectedMinutes }: SumProps) {
  const minutes = useSyncExternalStore(store.subscribe, () =>
    keys.reduce((sum, key) => sum + store.minutes(key), 0),
  );
  return (
    <>
      <strong>{formatDuration(minutes)}</strong>
      {expectedMinutes !== undefined && (
        <small className="d-block text-nowrap">de {formatDuration(expectedMinutes)}</small>
      )}
    </>
  );
}
