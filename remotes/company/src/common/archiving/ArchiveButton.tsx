import { Archive, ArchiveRestore } from 'lucide-react';
import type { Archivable, Seen } from './archivingApi';
import { actions, useArchiving } from './useArchiving';

export interface ArchiveButtonProps {
  readonly of: Archivable;
  readonly record: Seen & { readonly archived: boolean };
}

/** Archives a record, or restores it. */
export function ArchiveButton({ of, record }: ArchiveButtonProps) {
  const archiving = useArchiving(of);
  const what = record.archived ? 'restore' : 'archive';
  const Icon = record.archived ? ArchiveRestore : Archive;
  return (
    <button
      type="button"
      className={`btn ${actions[what].look}`}
      onClick={async ({ currentTarget }) => {
        const panel = currentTarget.closest<HTMLElement>('[popover]');
        await archiving(what, [record]);
        // The opposite action takes its place, under the same press.
        panel?.hidePopover();
      }}
    >
      <Icon aria-hidden="true" /> {actions[what].verb}
    </button>
  );
}
