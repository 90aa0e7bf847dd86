import type { User } from '@vatio/platform';

/**
 * What people were typing, kept in this tab's storage under the name of whoever typed it: it
 * outlives a forced logout and a reload, and no one else who signs in here sees it.
 */
export interface Drafts {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, draft: unknown) => void;
  readonly remove: (key: string) => void;
  /** The person chose to leave without saving. */
  readonly discardTouched: () => void;
}

/** @param user whoever is signed in, also while an expired session is being ended */
export function createDrafts(storage: Storage, user: () => User | undefined): Drafts {
  const touched = new Set<string>();
  const address = (key: string) => {
    const owner = user();
    return `vatio-draft/${owner?.id ?? owner?.name ?? ''}/${key}`;
  };

  return {
    read: (key) => {
      try {
        return JSON.parse(storage.getItem(address(key)) ?? 'null') ?? undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, draft) => {
      touched.add(address(key));
      try {
        storage.setItem(address(key), JSON.stringify(draft));
      } catch {
        // Storage is full or blocked: the form works on, only its draft is not kept.
      }
    },
    remove: (key) => {
      touched.delete(address(key));
      storage.removeItem(address(key));
    },
    discardTouched: () => {
      for (const item of touched) storage.removeItem(item);
      touched.clear();
    },
  };
}
