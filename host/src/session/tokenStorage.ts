/** The key from the specification. */
export const tokenKey = 'token';

/**
 * Local storage that never throws: where the browser forbids it or it is full, the session lives in
 * this tab's memory.
 */
export interface TokenStorage {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
  readonly clear: () => void;
}

export function createTokenStorage(): TokenStorage {
  let memory: string | null = null;
  const attempt = <T>(action: (storage: Storage) => T): T | undefined => {
    try {
      return action(window.localStorage);
    } catch {
      return undefined;
    }
  };

  return {
    read: () => attempt((storage) => storage.getItem(tokenKey)) ?? memory,
    write: (text) => {
      const isStored = attempt((storage) => {
        storage.setItem(tokenKey, text);
        return true;
      });
      memory = isStored ? null : text;
      // A value that cannot be replaced would be read instead of the new one.
      if (!isStored) attempt((storage) => storage.removeItem(tokenKey));
    },
    clear: () => {
      memory = null;
      attempt((storage) => storage.removeItem(tokenKey));
    },
  };
}
