import { Archive, ArchiveRestore } from 'lucide-react';
import type { Archivable } from './archivingApi';
import { actions, useArchiving } from './useArchiving';

export interface ArchiveButtonProps {
  readonly of: Archivable;
  readonly id: string;
  readonly archived: boolean;
}

/** Archives a record, or restores it. */
export function ArchiveButton({ of, id, archived }: ArchiveButtonProps) {
  const archiving = useArchiving(of);
  const what = archived ? 'restore' : 'archive';
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <button
      type="button"
      className={`btn ${actions[what].look}`}
      onClick={() => archiving(what, [id])}
    >
      <Icon aria-hidden="true" /> {actions[what].verb}
    </button>
  );
}
