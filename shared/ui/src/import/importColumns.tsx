import { dateTime } from '@vatio/ui/format';
import { dash } from '@vatio/ui/layout';
import type { Column } from '@vatio/ui/table';
import type { ReactNode } from 'react';

interface Sent {
  readonly createdBy: { readonly name: string } | null;
  readonly createdAt: string;
}

/** The sender of a file, and the time: the last columns of a list of imports. */
export const sentColumns: readonly Column<Sent>[] = [
  {
    id: 'who',
    header: 'Quién',
    cell: ({ createdBy }) => (createdBy?.name ? <bdi>{createdBy.name}</bdi> : dash),
  },
  {
    id: 'when',
    header: 'Cuándo',
    cell: ({ createdAt }) => <span className="text-nowrap">{dateTime(createdAt)}</span>,
  },
];

export interface UndoneBadgeProps {
  /** null: not undone. */
  readonly undoneAt: string | null;
}

/** Shows whether an import still holds, and since when it does not. */
export function UndoneBadge({ undoneAt }: UndoneBadgeProps) {
  if (!undoneAt) return <span className="badge text-bg-success">Importado</span>;
  return (
    <span className="d-inline-flex flex-wrap gap-2">
      <span className="badge badge-quiet">Deshecho</span>
      <span className="text-nowrap">{dateTime(undoneAt)}</span>
    </span>
  );
}

type Imported = Sent & UndoneBadgeProps & { readonly fileName: string };

/**
 * The columns of a list of imports that can be undone.
 *
 * @param result what an import brought
 * @param undo the button that undoes it
 * @returns the columns of a reader, and of a writer, who can undo
 */
export const importColumns = <Row extends Imported>(
  result: Pick<Column<Row>, 'header' | 'cell'>,
  undo: (row: Row) => ReactNode,
): { readonly read: readonly Column<Row>[]; readonly write: readonly Column<Row>[] } => {
  const read: readonly Column<Row>[] = [
    {
      id: 'file',
      header: 'Fichero',
      isRowHeader: true,
      cell: ({ fileName }) => <bdi className="text-break">{fileName}</bdi>,
    },
    { id: 'state', header: 'Estado', cell: (row) => <UndoneBadge {...row} /> },
    { id: 'result', ...result },
    ...sentColumns,
  ];
  const actions: Column<Row> = {
    id: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (row.undoneAt ? dash : undo(row)),
  };
  return { read, write: [...read, actions] };
};
