import { count } from '@vatio/ui/format';
import { FieldGrid, PlainSelect } from '@vatio/ui/forms';
import { Card } from '@vatio/ui/layout';
import { type ColumnGroup, type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { type Mapping, missingColumns } from '../file/headers';
import { hasDecimals } from '../file/pointImport';
import { ColumnSelect } from './ColumnSelect';
import type { ChosenFile } from './useChosenFile';

const groups: readonly (readonly [ColumnGroup, title: string])[] = [
  ['client', 'Cliente'],
  ['point', 'Punto de suministro'],
  ['contract', 'Contrato'],
  ['powers', 'Potencias contratadas'],
  ['prices', 'Precios'],
];
const marks = [
  { value: 'comma', label: 'Coma: 20,376' },
  { value: 'point', label: 'Punto: 20.376' },
] as const;

export interface ColumnMatchProps {
  readonly chosen: ChosenFile;
  readonly onChange: (reading: ChosenFile['reading']) => void;
  /** The sheets can only be changed while the file itself is at hand. */
  readonly onSheet: ((sheet: string) => void) | undefined;
}

/** The meaning of each column of the file: proposed, and open to any change. */
export function ColumnMatch({ chosen, onChange, onSheet }: ColumnMatchProps) {
  const { table, reading, sheets, sheet } = chosen;
  const { mapping, mark } = reading;
  const [hasSheets, hasMarks] = [sheets.length > 1, hasDecimals(table, mapping)];
  const missing = missingColumns(mapping);
  const used = new Set(Object.values(mapping));
  const unused = table.headers.filter((header, index) => header && !used.has(index));
  const selectOf = (column: PointColumn) => {
    const { [column.field]: index, ...others } = mapping;
    const choose = (next: number | undefined) => {
      const changed: Mapping = next === undefined ? others : { ...mapping, [column.field]: next };
      onChange({ ...reading, mapping: changed });
    };
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
    <>
      {(hasSheets || hasMarks) && (
        <FieldGrid column="col-sm-6">
          {hasSheets && onSheet && (
            <PlainSelect
              label="Hoja"
              value={sheet}
              options={sheets.map((name) => ({ value: name, label: name }))}
              onChange={onSheet}
            />
          )}
          {hasMarks && (
            <PlainSelect
              label="Los decimales se escriben con"
              value={mark}
              options={marks}
              onChange={(next) => onChange({ ...reading, mark: next === 'point' ? next : 'comma' })}
            />
          )}
        </FieldGrid>
      )}
      <div className="d-grid gap-3 mb-3">
        {groups.map(([group, title]) => {
          const columns = pointColumns.filter((column) => column.group === group);
          const matched = columns.filter(({ field }) => mapping[field] !== undefined).length;
          const isOpen = matched > 0 || group === 'client' || group === 'point';
          return (
            <Card
              key={group}
              title={title}
              actions={
                <span className="badge badge-quiet">
                  {matched} de {count(columns.length, 'columna', 'columnas')}
                </span>
              }
            >
              {isOpen ? (
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
      {unused.length > 0 && (
        <p className="text-muted">
          No se {unused.length === 1 ? 'usa la columna' : 'usan las columnas'} «
          {unused.join('», «')}».
        </p>
      )}
      {missing.length > 0 && (
        <p className="text-danger" role="status">
          Falta elegir qué columna es {missing.map(({ header }) => header).join(' y ')}.
        </p>
      )}
    </>
  );
}
