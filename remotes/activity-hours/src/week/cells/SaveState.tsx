import { count } from '@vatio/ui/format';
import { useState, useSyncExternalStore } from 'react';
import type { CellStore } from './cellStore';

/** Says whether all typed values are stored; empty before any typing. */
export function SaveState({ store }: { readonly store: CellStore }) {
  const edits = useSyncExternalStore(store.subscribe, store.edits);
  const states = [...edits.values()].map(({ state }) => state);
  const stuck = states.filter((state) => state === 'failed' || state === 'conflict').length;
  const isSaving = states.includes('saving');
  const [hasSaved, setSaved] = useState(false);
  if (isSaving && !hasSaved) setSaved(true);
  const words = isSaving
    ? 'Guardando…'
    : stuck > 0
      ? `${count(stuck, 'celda', 'celdas')} sin guardar`
      : hasSaved && 'Todo guardado';
  return (
    <span role="status" className={stuck > 0 ? 'text-danger' : 'text-body-secondary'}>
      {words}
    </span>
  );
}
