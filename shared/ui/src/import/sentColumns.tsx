import { dateTime } from '@vatio/ui/format';
import type { Column } from '@vatio/ui/table';

interface Sent {
  readonly createdBy: { readonly name: string } | null;
  readonly createdAt: string;
}

/** The sender of a file, and the time: the last columns of a list of imports. */
export const sentColumns: readonly Column<Sent>[] = [
  {
    id: 'who',
    header: 'Quién',
    cell: ({ createdBy }) =>
      createdBy?.name ? <bdi>{createdBy.name}</bdi> : <span aria-hidden="true">–</span>,
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
