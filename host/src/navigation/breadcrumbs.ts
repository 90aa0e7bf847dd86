import type { Breadcrumb } from '@vatio/platform';
import { createEmitter } from '../observable/emitter';

/** The breadcrumbs of the current page, from the section on screen. */
export interface Breadcrumbs {
  readonly get: () => readonly Breadcrumb[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns a function that removes them. */
  readonly show: (items: readonly Breadcrumb[]) => () => void;
}

const none: readonly Breadcrumb[] = [];

export function createBreadcrumbs(): Breadcrumbs {
  const { emit, subscribe } = createEmitter();
  let current = none;
  const change = (items: readonly Breadcrumb[]) => {
    current = items;
    emit();
  };
  return {
    get: () => current,
    subscribe,
    show: (items) => {
      change(items);
      return () => {
        if (current === items) change(none);
      };
    },
  };
}
