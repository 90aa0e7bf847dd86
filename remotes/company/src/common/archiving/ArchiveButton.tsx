import { Archive, ArchiveRestore } from 'lucide-react';
import type { Archivable } from './archivingApi';
import { useArchiving } from './useArchiving';

export interface ArchiveButtonProps {
  readonly of: Archivable;
  readonly id: string;
  readonly archived: boolean;
}

/** Archives one, or brings it back. */
export function ArchiveButton({ of, id, archived }: ArchiveButtonProps) {
  const archiving = useArchiving(of);
  return archived ? (
    <button
      type="button"
      className="btn btn-outline-primary"
      onClick={() => archiving('restore', [id])}
    >
      <ArchiveRestore aria-hidden="true" /> Restaurar
    </button>
  ) : (
    <button
      type="button"
      className="btn btn-outline-danger"
      onClick={() => archiving('archive', [id])}
    >
      <Archive aria-hidden="true" /> Archivar
    </button>
  );
}
