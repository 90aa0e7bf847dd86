import { Archive, ArchiveRestore } from 'lucide-react';
import type { Archiving } from './useArchiving';

export interface ArchiveButtonProps {
  readonly id: string;
  readonly archived: boolean;
  readonly archiving: Archiving;
}

/** Archives one, or brings it back. */
export function ArchiveButton({ id, archived, archiving }: ArchiveButtonProps) {
  if (archived) {
    return (
      <button
        type="button"
        className="btn btn-outline-primary"
        onClick={() => archiving.restore([id])}
      >
        <ArchiveRestore aria-hidden="true" /> Restaurar
      </button>
    );
  }
  return (
    <button
      type="button"
      className="btn btn-outline-danger"
      onClick={() => archiving.archive([id])}
    >
      <Archive aria-hidden="true" /> Archivar
    </button>
  );
}
