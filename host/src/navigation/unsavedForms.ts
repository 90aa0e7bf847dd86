import { createEmitter } from '../observable/emitter';

/** How many forms on screen have changes that were not sent. */
export interface UnsavedForms {
  readonly any: () => boolean;
  /** A form became dirty. Returns what takes that back. */
  readonly add: () => () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createUnsavedForms(): UnsavedForms {
  const { emit, subscribe } = createEmitter();
  let dirty = 0;
  const change = (by: number) => {
    dirty += by;
    emit();
  };

  return {
    any: () => dirty > 0,
    add: () => {
      change(1);
      return () => change(-1);
    },
    subscribe,
  };
}
