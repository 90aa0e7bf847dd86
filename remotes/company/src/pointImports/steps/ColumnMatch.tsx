import { count } from '@vatio/ui/format';
import { FieldGrid, PlainSelect } from '@vatio/ui/forms';
import { Card } from '@vatio/ui/layout';
import { type ColumnGroup, type PointColumn, pointColumns } from '../../points/file/fileColumns';
import { type Mapping, missingColumns } from '../file/headers';
import { hasDecimals } from '../file/pointImport';
import { ColumnSelect } from './ColumnSelect';
import type { ChosenFile } from './useChosenFile';

const groups: readonly { readonly group: ColumnGroup; readonly title: string }[] = [
  { group: 'client', title: 'Cliente' },
  { group: 'point', title: 'Punto de suministro' },
  { group: 'contract', title: 'Contrato' },
  { group: 'powers', title: 'Potencias contratadas' },
  { group: 'prices', title: 'Precios' },
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

/** What each column of the file is: proposed, and all of it can be changed. */
export function ColumnMatch({ chosen, onChange, onSheet }: ColumnMatchProps) {
  const { table, reading, sheets, sheet } = chosen;
  const { mapping, mark } = reading;
  const ofGroup = (group: ColumnGroup) => pointColumns.filter((column) => column.group === group);
  const choose = (column: PointColumn, index: number | undefined) => {
    const { [column.field]: _, ...others } = mapping;
    const next: Mapping = index === undefined ? others : { ...others, [column.field]: index };
    onChange({ ...reading, mapping: next });
  };
  return (
    <>
      {(sheets.length > 1 || hasDecimals(table, mapping)) && (
        <FieldGrid column="col-sm-6">
          {sheets.length > 1 && onSheet && (
            <PlainSelect
              label="Hoja"
              value={sheet}
              options={sheets.map((name) => ({ value: name, label: name }))}
              onChange={onSheet}
            />
          )}
          {hasDecimals(table, mapping) && (
            <PlainSelect
              label="Los decimales se escriben con"
              value={mark}
              options={marks}
              onChange={(value) =>
                onChange({ ...reading, mark: value === 'point' ? 'point' : 'comma' })
              }
            />
          )}
        </FieldGrid>
      )}
      <div className="d-grid gap-3 mb-3">
        {groups.map(({ group, title }) => (
          <Card
            key={group}
            title={title}
            actions={<Matched columns={ofGroup(group)} mapping={mapping} />}
          >
            <Group isOpen={isUseful(ofGroup(group), mapping)} title={title}>
              {ofGroup(group).map((column) => (
                <ColumnSelect
                  key={column.field}
                  column={column}
                  table={table}
                  index={mapping[column.field]}
                  onChange={(index) => choose(column, index)}
                />
              ))}
            </Group>
          </Card>
        ))}
      </div>
      <Unused table={table} mapping={mapping} />
      {missingColumns(mapping).length > 0 && (
        <p className="text-danger" role="status">
          Falta elegir qué columna es{' '}
          {missingColumns(mapping)
            .map(({ header }) => header)
            .join(' y ')}
          .
        </p>
      )}
    </>
  );
}

/** Client and point are always needed; of the rest, what the file has something of. */
const isUseful = (columns: readonly PointColumn[], mapping: Mapping) =>
  columns.some(
    ({ field, group }) => mapping[field] !== undefined || group === 'client' || group === 'point',
  );

interface GroupProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly children: React.ReactNode;
}

/** What the file says nothing of is folded away. */
function Group({ isOpen, title, children }: GroupProps) {
  if (isOpen) return children;
  return (
    <details>
      <summary>El fichero no trae nada de esto. Elegir columnas de {title.toLowerCase()}</summary>
      <div className="mt-3">{children}</div>
    </details>
  );
}

interface MatchedProps {
  readonly columns: readonly PointColumn[];
  readonly mapping: Mapping;
}

function Matched({ columns, mapping }: MatchedProps) {
  const matched = columns.filter(({ field }) => mapping[field] !== undefined).length;
  return (
    <span className="badge badge-quiet">
      {matched} de {count(columns.length, 'columna', 'columnas')}
    </span>
  );
}

/** What the file has and nobody asks for, so that nothing is left out unseen. */
function Unused({ table: { headers }, mapping }: { table: ChosenFile['table']; mapping: Mapping }) {
  const used = new Set(Object.values(mapping));
  const unused = headers.filter((header, index) => header && !used.has(index));
  if (unused.length === 0) return null;
  return (
    <p className="text-muted">
      No se {unused.length === 1 ? 'usa la columna' : 'usan las columnas'} «{unused.join('», «')}».
    </p>
  );
}
