import { useCallback, useEffect, useRef, useState } from 'react';
import { platformHost } from './host';

/**
 * While `dirty`, leaving the page asks first. Forced navigations (401, 400, expiry, «Salir») do
 * not ask: keep what was typed with `useDraft`.
 *
 * @returns what lets go at once: call it after a save, before navigating away
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
  /** What was kept for this user under this key when the component appeared, if anything. */
  readonly draft: T | undefined;
  /** Call with each change: what was saved last is what survives. */
  readonly saveDraft: (draft: T) => void;
  /** Call when it was sent or thrown away. */
  readonly clearDraft: () => void;
}

/**
 * Keeps what is being typed over a forced logout and a reload, bound to the user who typed it.
 *
 * @param key unique in the product, for example `user/new`; the draft must be JSON
 */
export function useDraft<T>(key: string): DraftHandle<T> {
  const [draft] = useState(() => platformHost().drafts.read(key) as T | undefined);
  const saveDraft = useCallback((next: T) => platformHost().drafts.write(key, next), [key]);
  const clearDraft = useCallback(() => platformHost().drafts.remove(key), [key]);
  return { draft, saveDraft, clearDraft };
}
