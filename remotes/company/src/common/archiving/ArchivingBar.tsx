import { count } from '@vatio/ui/format';
import { BulkBar, type Selection } from '@vatio/ui/table';
import type { Archiving } from './useArchiving';

export interface ArchivingBarProps {
  readonly selection: Selection;
  readonly archiving: Archiving;
  /** Whether the list is that of the archived ones. */
  readonly areArchived: boolean;
  /** «cliente seleccionado», «clientes seleccionados» */
  readonly words: readonly [one: string, many: string];
}

/** What can be done with the rows that are ticked. */
export function ArchivingBar({ selection, archiving, areArchived, words }: ArchivingBarProps) {
  const ids = [...selection.ids];
  const act = areArchived ? archiving.restore : archiving.archive;
  return (
    <BulkBar count={ids.length} onClear={selection.clear} label={count(ids.length, ...words)}>
      <button
        type="button"
        className={`btn btn-sm ${areArchived ? 'btn-outline-primary' : 'btn-outline-danger'}`}
        onClick={() => {
          act(ids);
          selection.clear();
        }}
      >
        {areArchived ? 'Restaurar' : 'Archivar'}
      </button>
    </BulkBar>
  );
}
