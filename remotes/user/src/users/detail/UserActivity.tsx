import { useQuery } from '@tanstack/react-query';
import { Card, Loaded } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { AuditTable } from '../../audit/AuditTable';
import { auditQuery } from '../../audit/auditApi';

/** The most changes that the page of a user shows; the rest is a link away. */
const mostRows = 10;

/** The latest changes of one account. */
export function UserActivity({ userId }: { readonly userId: string }) {
  const entries = useQuery(auditQuery({ subjectId: userId, pageSize: mostRows }));
  return (
    <Card
      title="Cambios"
      isWide
      actions={
        (entries.data?.total ?? 0) > mostRows && (
          <Link className="btn btn-sm btn-outline-primary" to={`/user/auditoria?usuario=${userId}`}>
            Ver los {entries.data?.total}
          </Link>
        )
      }
    >
      <Loaded query={entries} loading="Cargando los cambios…" lines={3} what="los cambios">
        {({ rows, total }) =>
          total === 0 ? (
            <p className="text-muted mb-0">Todavía no hay cambios anotados.</p>
          ) : (
            <AuditTable rows={rows} withSubject={false} />
          )
        }
      </Loaded>
    </Card>
  );
}
