import { useHasRole } from '@vatio/platform';
import { count } from '@vatio/ui/format';
import { BulkBar, RecordRows, useSelection, useShownList } from '@vatio/ui/table';
import { type ReactNode, useDeferredValue } from 'react';
import { stateOf } from '../lists/listState';
import { type Archivable, archivables, type Seen } from './archivingApi';
import { actions, useArchiving } from './useArchiving';

interface ArchivableRowsProps {
  readonly of: Archivable;
  /** Replaces a register without anything in it. */
  readonly nothingYet: ReactNode;
}

/** The rows of a list of what can be archived, and what can be done with those that are ticked. */
export function ArchivableRows<Row extends Seen>({ of, nothingYet }: ArchivableRowsProps) {
  const { list, read } = useShownList<Row>();
  const archiving = useArchiving(of);
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  const ids = [...ticked.ids];
  // Those of other pages are decided about as they are.
  const asSeen = (id: string) => read.data?.rows.find((row) => row.id === id) ?? { id };
  const state = stateOf(list.filters.estado);
  const { one, many, all } = archivables[of];
  const what = state === 'archived' ? 'restore' : 'archive';
  // A mixed list would not make clear what «Deshacer» takes back.
  const canArchive = useHasRole('admin', 'writer') && state !== undefined;

  return (
    <>
      <RecordRows
        what={all}
        noMatches={`Ningún ${one} coincide`}
        nothingYet={nothingYet}
        {...(canArchive && { selection })}
      />
      {canArchive && (
        <BulkBar
          count={ids.length}
          onClear={ticked.clear}
          label={count(ids.length, `${one} seleccionado`, `${many} seleccionados`)}
        >
          <button
            type="button"
            className={`btn btn-sm ${actions[what].look}`}
            onClick={() => {
              void archiving(what, ids.map(asSeen));
              ticked.clear();
            }}
          >
            {actions[what].verb}
          </button>
        </BulkBar>
      )}
    </>
  );
}
