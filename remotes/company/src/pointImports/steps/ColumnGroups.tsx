import { count } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { type ColumnGroup, type PointColumn, pointColumns } from '../../points/file/fileColumns';
import type { Mapping } from '../file/headers';
import type { PointTable } from '../file/table';
import { ColumnSelect } from './ColumnSelect';

const groups: readonly (readonly [ColumnGroup, title: string])[] = [
  ['client', 'Cliente'],
  ['point', 'Punto de suministro'],
  ['contract', 'Contrato'],
  ['powers', 'Potencias contratadas'],
  ['prices', 'Precios'],
];

export interface ColumnGroupsProps {
  readonly table: PointTable;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** The meaning of each column of the file. Groups without any column are folded away. */
export function ColumnGroups({ table, mapping, onChange }: ColumnGroupsProps) {
  const selectOf = (column: PointColumn) => {
    const { [column.field]: index, ...others } = mapping;
    const choose = (next: number | undefined) =>
      onChange(next === undefined ? others : { ...others, [column.field]: next });
    return (
      <ColumnSelect
        key={column.field}
        column={column}
        table={table}
        index={index}
        onChange={choose}
      />
    );
  };
  return (
    <div className="d-grid gap-3 mb-3">
      {groups.map(([group, title]) => {
        const columns = pointColumns.filter((column) => column.group === group);
        const matched = columns.filter(({ field }) => mapping[field] !== undefined).length;
        const matches = `${matched} de ${count(columns.length, 'columna', 'columnas')}`;
        return (
          <Card
            key={group}
            title={title}
            actions={<span className="badge badge-quiet">{matches}</span>}
          >
            {matched > 0 || group === 'client' || group === 'point' ? (
              columns.map(selectOf)
            ) : (
              <details>
                <summary>
                  El fichero no trae nada de esto. Elegir columnas de {title.toLowerCase()}
                </summary>
                <div className="mt-3">{columns.map(selectOf)}</div>
              </details>
            )}
          </Card>
        );
      })}
    </div>
  );
}
