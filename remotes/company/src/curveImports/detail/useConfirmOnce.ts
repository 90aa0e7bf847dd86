import { useRef } from 'react';
import type { ConflictChoice } from '../curveImport';
import { type SeenImport, useConfirmImport } from '../curveImportApi';
import { useWatchImports } from '../watch/useImportWatch';

/**
 * Confirms an import once, however often it is clicked, and announces its end wherever the person is by
 * then.
 */
export function useConfirmOnce({ id, version }: SeenImport) {
  const { mutateAsync, isPending, error } = useConfirmImport();
  const watch = useWatchImports();
  // A second click can come before the first is known to be on its way.
  const isSending = useRef(false);

  const confirm = async (conflicts: ConflictChoice) => {
    if (isSending.current) return;
    isSending.current = true;
    try {
      await mutateAsync({ id, version, conflicts });
      // Also when the person has left the page meanwhile.
      watch([id]);
    } catch {
      // `error` says it, and it can be tried again.
      isSending.current = false;
    }
  };
  return { confirm, isPending, error };
}
