import { count } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { useId } from 'react';
import { excerpt } from '../file/excerpt';
import type { Mapping } from '../file/headers';
import type { FileColumn, ImportSpec } from '../file/importSpec';
import type { FileTable } from '../file/table';

export interface ColumnGroupsProps {
  readonly spec: ImportSpec;
  readonly table: FileTable;
  readonly mapping: Mapping;
  readonly onChange: (mapping: Mapping) => void;
}

/** The meaning of each column of the file. Groups without any column are folded away. */
export function ColumnGroups({ spec, table, mapping, onChange }: ColumnGroupsProps) {
  const groups = [...new Set(spec.columns.map(({ group }) => group))];
  const selectOf = (column: FileColumn) => {
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
      {groups.map((group) => {
        const columns = spec.columns.filter((column) => column.group === group);
        const matched = columns.filter(({ field }) => mapping[field] !== undefined).length;
        const matches = `${matched} de ${count(columns.length, 'columna', 'columnas')}`;
        return (
          <Card
            key={group}
            title={group}
            actions={<span className="badge badge-quiet">{matches}</span>}
          >
            {matched > 0 || columns.some(({ isRequired }) => isRequired) ? (
              columns.map(selectOf)
            ) : (
              <details>
                <summary>
                  El fichero no trae nada de esto. Elegir columnas de {group.toLowerCase()}
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

interface ColumnSelectProps {
  readonly column: FileColumn;
  readonly table: FileTable;
  /** The column of the file, from 0; `undefined`: none. */
  readonly index: number | undefined;
  readonly onChange: (index: number | undefined) => void;
}

/** The number of the file's values to show, and of the rows searched for them. */
const maxExamples = 3;
const searchedRows = 200;

/** The choice of the file's column for this field, with some of its values. */
function ColumnSelect({ column, table, index, onChange }: ColumnSelectProps) {
  const { header, isRequired, explanation } = column;
  const id = useId();
  const isMissing = isRequired && index === undefined;
  const examples = index === undefined ? [] : examplesOf(table, index);
  return (
    <div className="row g-2 mb-3 align-items-center">
      <div className="col-sm-4">
        <label className="form-label mb-0" htmlFor={id}>
          {header}
          {isRequired && <span className="fw-normal"> (obligatorio)</span>}
        </label>
      </div>
      <div className="col-sm-4">
        <select
          id={id}
          className="form-select"
          value={index ?? ''}
          aria-invalid={isMissing}
          aria-describedby={`${id}-note`}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : Number(target.value))
          }
        >
          <option value="">No está en el fichero</option>
          {table.headers.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place, and headers may be the same
            <option key={at} value={at}>
              {excerpt(name) || `Columna ${at + 1} (sin nombre)`}
            </option>
          ))}
        </select>
      </div>
      <div className="col-sm-4 small text-break" id={`${id}-note`}>
        {isMissing && <span className="text-danger">Elige la columna. {explanation}.</span>}
        {!isMissing && index === undefined && <span className="text-muted">{explanation}.</span>}
        {index !== undefined &&
          (examples.length > 0 ? (
            <bdi>{examples.join(' · ')}</bdi>
          ) : (
            <span className="text-muted">Está vacía</span>
          ))}
      </div>
    </div>
  );
}

function examplesOf({ rows }: FileTable, index: number): readonly string[] {
  const values = rows.slice(0, searchedRows).flatMap(({ cells }) => cells[index] || []);
  return [...new Set(values)].slice(0, maxExamples).map(excerpt);
}
