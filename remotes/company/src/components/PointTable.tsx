import type { SupplyPointListAnswer } from '@vatio/contracts/supply-points';
import { useHasRole } from '@vatio/platform';
import {
  type ChosenColumns,
  DataTable,
  type ListState,
  Pagination,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { stateOf } from '../model/listState';
import { pointName } from '../model/point';
import type { PointFilterName } from '../model/pointFilter';
import { ArchivingBar } from './ArchivingBar';
import { pointColumns } from './pointColumns';
import { usePointArchiving } from './usePointArchiving';

export interface PointTableProps {
  readonly list: ListState<PointFilterName>;
  readonly columns: ChosenColumns;
  readonly points: SupplyPointListAnswer;
  readonly isRefreshing: boolean;
}

/** A page of supply points, and what can be done with those that are ticked. */
export function PointTable({ list, columns, points, isRefreshing }: PointTableProps) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const chosen = useDeferredValue(selection);
  const archiving = usePointArchiving();
  const state = stateOf(list.filters.estado);
  // Where both kinds are mixed it would not be clear what «Deshacer» takes back.
  const canArchive = useHasRole('admin', 'writer') && state !== undefined;

  return (
    <>
      <DataTable
        caption="Puntos de suministro"
        columns={pointColumns}
        hidden={columns.hidden}
        rows={points.rows}
        rowId={({ id }) => id}
        rowName={pointName}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        {...(canArchive && { selection })}
        isRefreshing={isRefreshing}
      />
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={points.total}
        onPage={(page) => list.change({ page })}
        onPageSize={(pageSize) => list.change({ pageSize })}
      />
      {canArchive && (
        <ArchivingBar
          selection={chosen}
          archiving={archiving}
          areArchived={state === 'archived'}
          words={['punto seleccionado', 'puntos seleccionados']}
        />
      )}
    </>
  );
}
