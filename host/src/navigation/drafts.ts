/**
 * Unsent input, kept in this tab's storage by user: it outlives a forced logout and a reload, and stays
 * hidden from other people who sign in here.
 */
export interface Drafts {
  readonly read: (key: string) => unknown;
  readonly write: (key: string, draft: unknown) => void;
  readonly remove: (key: string) => void;
  /** The person chose to leave this page without saving. */
  readonly discardTouched: () => void;
}

export interface DraftsOptions {
  /** The signed-in person, also while an expired session ends. */
  readonly owner: () => string;
  /** The page on screen: leaving it without saving discards only its own drafts. */
  readonly page: () => string;
}

/** Session storage that never throws: if it is full or blocked, only drafts are lost. */
function attempt<T>(action: (storage: Storage) => T): T | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}

export function createDrafts({ owner, page }: DraftsOptions): Drafts {
  /** Address of a draft → the page that showed or wrote it. */
  const touched = new Map<string, string>();
  const addressOf = (key: string) => `vatio-draft/${owner()}/${key}`;

  const discard = (address: string) => {
    touched.delete(address);
    attempt((storage) => storage.removeItem(address));
  };

  return {
    read: (key) => {
      const address = addressOf(key);
      const draft: unknown = attempt((storage) => JSON.parse(storage.getItem(address) ?? 'null'));
      if (draft != null) touched.set(address, page());
      return draft ?? undefined;
    },
    write: (key, draft) => {
      const address = addressOf(key);
      touched.set(address, page());
      attempt((storage) => storage.setItem(address, JSON.stringify(draft)));
    },
    remove: (key) => discard(addressOf(key)),
    discardTouched: () => {
      for (const [address, at] of touched) {
        if (at === page() && address.startsWith(addressOf(''))) discard(address);
      }
    },
  };
}
