import type { AuditEntry } from '@vatio/contracts/user/audit';
import { dateTime } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';
import { Link } from 'react-router-dom';

export interface AuditTableProps {
  readonly rows: readonly AuditEntry[];
  readonly isRefreshing?: boolean;
  /** Left out on the page of one user, where every row would say the same. */
  readonly withSubject?: boolean;
}

/** The changes to accounts, clients and points with their authors, newest first. */
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
  { id: 'changes', header: 'Cambios', cell: (entry) => <AuditChanges {...entry} /> },
];
const columnsOfOne = columns.filter(({ id }) => id !== 'subject');

/** An account, or a client or supply point by the name of that moment. */
function Subject({ entry: { isAboutAccount, subject } }: { readonly entry: AuditEntry }) {
  return isAboutAccount ? <Person person={subject} /> : <bdi>{subject.name}</bdi>;
}

/** A person by the name of that moment; null: the operator, at the command line. */
function Person({ person }: { readonly person: AuditEntry['actor'] }) {
  if (!person) return 'Administración del sistema';
  // A failed login has no account yet, so there is no page.
  if (!person.email) return <bdi>{person.name}</bdi>;
  return (
    <Link to={`/user/${person.id}`} title={person.email}>
      <bdi>{person.name}</bdi>
    </Link>
  );
}

/** The changed fields: «Rol: Lector → Editor», a line a field. */
function AuditChanges({ id, changes }: Pick<AuditEntry, 'id' | 'changes'>) {
  if (changes.length === 0) return <span aria-hidden="true">–</span>;
  return (
    <ul className="list-unstyled mb-0">
      {changes.map(({ field, before, after }) => (
        <li key={field} data-fact={`audit:${id}:${field}`}>
          {field}: {before && <Value text={before} />}
          {before && after && (
            <>
              <span aria-hidden="true"> → </span>
              <span className="visually-hidden"> pasa a </span>
            </>
          )}
          {after && <Value text={after} />}
        </li>
      ))}
    </ul>
  );
}

/** A person's typed text, kept apart from the text around it, whichever way it is written. */
const Value = ({ text }: { readonly text: string }) => <bdi className="text-break">{text}</bdi>;
