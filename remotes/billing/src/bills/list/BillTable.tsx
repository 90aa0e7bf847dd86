import type { BillListAnswer, BillQuery } from '@vatio/contracts/billing/bills';
import {
  type ChosenColumns,
  DataTable,
  ListPagination,
  type ListState,
  useSelection,
} from '@vatio/ui/table';
import { useDeferredValue } from 'react';
import { factOfBill } from '../../common/facts';
import { billName } from '../bill';
import { BillBulk } from './BillBulk';
import { billColumns } from './billColumns';
import type { BillFilterName } from './billFilter';

export interface BillTableProps {
  readonly list: ListState<BillFilterName>;
  readonly columns: ChosenColumns;
  readonly page: BillListAnswer;
  /** The query of the list. */
  readonly query: Partial<BillQuery>;
  readonly isRefreshing: boolean;
}

/** A page of bills, and the actions on the ticked rows. */
export function BillTable({ list, columns, page, query, isRefreshing }: BillTableProps) {
  const selection = useSelection(list.filterKey);
  // The tick first, then what can be done with it.
  const ticked = useDeferredValue(selection);
  return (
    <>
      <DataTable
        caption="Facturas"
        columns={billColumns}
        hidden={columns.hidden}
        rows={page.rows}
        rowId={({ id }) => id}
        rowName={billName}
        factOf={({ id }) => factOfBill(id)}
        sort={list.sort}
        onSort={(sort) => list.change({ sort })}
        isRefreshing={isRefreshing}
        selection={selection}
      />
      <ListPagination list={list} total={page.total} />
      <BillBulk selection={ticked} query={query} />
    </>
  );
}
