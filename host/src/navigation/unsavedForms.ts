import { createEmitter } from '../observable/emitter';

export interface UnsavedForms {
  readonly any: () => boolean;
  /** A form became dirty. Returns a function that takes this back. */
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
