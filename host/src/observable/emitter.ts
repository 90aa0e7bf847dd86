export interface Emitter {
  readonly emit: () => void;
  /** Returns a function that ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createEmitter(): Emitter {
  const listeners = new Set<() => void>();
  return {
    emit: () => {
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
