import { parameterRecord } from '@vatio/contracts/user/parameterRecord';
import { Card } from '@vatio/ui/layout';
import { type Column, DataTable, ListPagination, type PageSize } from '@vatio/ui/table';
import { useMemo, useState } from 'react';
import { validityInWords } from '../parameter';
import {
  type ChangeRow,
  newValueInWords,
  oldValueInWords,
  parameterInWords,
  percentInWords,
} from './changeRows';

export interface ChangeTableProps {
  readonly rows: readonly ChangeRow[];
  readonly confirmed: ReadonlySet<string>;
  readonly onConfirm: (keys: readonly string[], isConfirmed: boolean) => void;
}

const firstPage = { page: 1, pageSize: 25 as PageSize };

/** Confirming this many one by one is a chore. */
const many = 3;

/** Each value that changes, beside the one that holds; a tick for each that is far from it. */
export function ChangeTable({ rows, confirmed, onConfirm }: ChangeTableProps) {
  const [{ page, pageSize }, setView] = useState(firstPage);
  const columns = useMemo(() => columnsOf(confirmed, onConfirm), [confirmed, onConfirm]);
  const open = rows.flatMap(({ doubtKey }) =>
    doubtKey !== null && !confirmed.has(doubtKey) ? [doubtKey] : [],
  );
  const change = (next: Partial<typeof firstPage>) => setView({ page: 1, pageSize, ...next });
  return (
    <Card
      title="Qué cambia"
      actions={
        open.length >= many && (
          <button
            type="button"
            className="btn btn-sm btn-outline-primary"
            onClick={() => onConfirm(open, true)}
          >
            He comprobado los {open.length}: confirmarlos
          </button>
        )
      }
    >
      <DataTable
        caption="Valores que cambian"
        columns={columns}
        rows={rows.slice((page - 1) * pageSize, page * pageSize)}
        rowId={({ line }) => String(line)}
        factOf={({ line }) => `parameter-import:line=${line}`}
      />
      {rows.length > firstPage.pageSize && (
        <ListPagination list={{ page, pageSize, change }} total={rows.length} />
      )}
    </Card>
  );
}

function columnsOf(
  confirmed: ReadonlySet<string>,
  onConfirm: ChangeTableProps['onConfirm'],
): readonly Column<ChangeRow>[] {
  return [
    {
      id: 'parameter',
      header: 'Parámetro',
      isRowHeader: true,
      cell: ({ change }) => parameterInWords(change),
    },
    { id: 'validity', header: 'Vigencia', cell: ({ change }) => validityInWords(change) },
    {
      id: 'old',
      header: 'En vigor',
      align: 'end',
      fact: 'in-force',
      cell: ({ change }) => oldValueInWords(change),
    },
    {
      id: 'new',
      header: 'Nuevo',
      align: 'end',
      fact: 'new',
      cell: ({ change }) => newValueInWords(change),
    },
    { id: 'percent', header: 'Cambio', align: 'end', cell: ({ change }) => percentInWords(change) },
    {
      id: 'state',
      header: parameterRecord.fields.state.label,
      fact: 'state',
      cell: (row) => (
        <RowState
          row={row}
          isConfirmed={row.doubtKey !== null && confirmed.has(row.doubtKey)}
          onConfirm={onConfirm}
        />
      ),
    },
  ];
}

interface RowStateProps extends Pick<ChangeTableProps, 'onConfirm'> {
  readonly row: ChangeRow;
  readonly isConfirmed: boolean;
}

function RowState({ row: { line, change, doubtKey }, isConfirmed, onConfirm }: RowStateProps) {
  if (doubtKey === null) {
    return change.before?.isReplaced ? (
      <span className="badge text-bg-warning">Cambia</span>
    ) : (
      <span className="badge text-bg-info">Nuevo</span>
    );
  }
  const id = `confirm-${line}`;
  return (
    <>
      <span className="badge text-bg-danger">A confirmar</span>
      <div className="small">{change.doubt}</div>
      <div className="form-check mb-0">
        <input
          id={id}
          type="checkbox"
          className="form-check-input"
          checked={isConfirmed}
          onChange={({ target }) => onConfirm([doubtKey], target.checked)}
          aria-label={`Sí, es correcto: ${parameterInWords(change)}`}
        />
        <label className="form-check-label" htmlFor={id}>
          Sí, es correcto
        </label>
      </div>
    </>
  );
}
