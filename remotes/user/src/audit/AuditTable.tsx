import type { AuditEntry } from '@vatio/contracts/user/audit';
import { dateTime } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { AuditChanges } from './AuditChanges';

export interface AuditTableProps {
  readonly rows: readonly AuditEntry[];
  readonly isRefreshing?: boolean;
  /** Left out on the page of one user, where every row would say the same. */
  readonly withSubject?: boolean;
}

/** Who did what to whom, or to what, the newest first. */
export function AuditTable({ rows, isRefreshing = false, withSubject = true }: AuditTableProps) {
  return (
    <DataTable
      caption="Auditoría"
      columns={withSubject ? columns : columnsOfOne}
      rows={rows}
      rowId={({ id }) => id}
      isRefreshing={isRefreshing}
    />
  );
}

const columns: readonly Column<AuditEntry>[] = [
  { id: 'at', header: 'Fecha', isRowHeader: true, cell: ({ at }) => dateTime(at) },
  { id: 'action', header: 'Qué', cell: ({ label }) => label },
  { id: 'subject', header: 'A quién', cell: (entry) => <Subject entry={entry} /> },
  { id: 'actor', header: 'Quién', cell: ({ actor }) => <Person person={actor} /> },
  { id: 'changes', header: 'Cambios', cell: ({ changes }) => <AuditChanges changes={changes} /> },
];
const columnsOfOne = columns.filter(({ id }) => id !== 'subject');

/** An account, or a client or supply point by the name of that moment. */
function Subject({ entry: { isAboutAccount, subject } }: { readonly entry: AuditEntry }) {
  return isAboutAccount ? <Person person={subject} /> : <bdi>{subject.name}</bdi>;
}

/** Somebody by the name of that moment; nobody = the operator, at the command line. */
function Person({ person }: { readonly person: AuditEntry['actor'] }) {
  if (!person) return 'Administración del sistema';
  return (
    <Link to={`/user/${person.id}`} title={person.email}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}
