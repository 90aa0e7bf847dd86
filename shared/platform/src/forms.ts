import { useCallback, useEffect, useRef, useState } from 'react';
import { platformHost } from './host';

/**
 * While `dirty`, leaving the page asks first. Forced navigations (401, 400, expiry, «Salir») do not
 * ask: keep the input with `useDraft`.
 *
 * @returns a function that stops asking at once: call it after a save, before navigating away
 */
export function useUnsavedChanges(dirty: boolean): () => void {
  const held = useRef<() => void>(undefined);
  const letGo = useCallback(() => {
    held.current?.();
    held.current = undefined;
  }, []);
  useEffect(() => {
    if (dirty) held.current = platformHost().unsavedChanges.add();
    return letGo;
  }, [dirty, letGo]);
  return letGo;
}

export interface DraftHandle<T> {
  /** The draft of this user under this key when the component appeared, if any. */
  readonly draft: T | undefined;
  /** Call it with each change: the last one survives. */
  readonly saveDraft: (draft: T) => void;
  /** Call it after sending or discarding. */
  readonly clearDraft: () => void;
}

/**
 * Keeps input over a forced logout and a reload, for the user who typed it.
 *
 * @param key unique in the product, for example `user/new`; the draft must be JSON
 */
export function useDraft<T>(key: string): DraftHandle<T> {
  const [draft] = useState(() => platformHost().drafts.read(key) as T | undefined);
  const saveDraft = useCallback((next: T) => platformHost().drafts.write(key, next), [key]);
  const clearDraft = useCallback(() => platformHost().drafts.remove(key), [key]);
  return { draft, saveDraft, clearDraft };
}
