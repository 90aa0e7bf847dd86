import type { SupplyPointListAnswer } from '@vatio/contracts/company/points';
import type { ChosenColumns, ListState } from '@vatio/ui/table';
import { ArchivableTable } from '../../common/archiving/ArchivableTable';
import { pointName } from '../point';
import { pointColumns } from '../pointColumns';
import { usePointArchiving } from '../usePointArchiving';
import type { PointFilterName } from './pointFilter';

export interface PointTableProps {
  readonly list: ListState<PointFilterName>;
  readonly columns: ChosenColumns;
  readonly points: SupplyPointListAnswer;
  readonly isRefreshing: boolean;
}

/** A page of supply points. */
export const PointTable = ({ list, columns, points, isRefreshing }: PointTableProps) => (
  <ArchivableTable
    caption="Puntos de suministro"
    columns={pointColumns}
    chosen={columns}
    rows={points.rows}
    total={points.total}
    rowName={pointName}
    archiving={usePointArchiving()}
    words={['punto seleccionado', 'puntos seleccionados']}
    list={list}
    isRefreshing={isRefreshing}
  />
);
