import { useQuery } from '@tanstack/react-query';
import { count } from '@vatio/ui/format';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Expiry } from '../../common/Expiry';
import { pointName } from '../../points/point';
import { clientExpiriesQuery, namedExpiries } from '../../points/pointApi';

/** The contracts of a client that end within 90 days, the first end first. */
export function ClientExpiries({ clientId }: { readonly clientId: string }) {
  const { data } = useQuery(clientExpiriesQuery(clientId));
  if (!data?.total) return null;
  return (
    <section className="alert alert-warning d-flex gap-3" aria-label="Contratos que vencen">
      <TriangleAlert className="flex-shrink-0" aria-hidden="true" />
      <div>
        <p className="fw-bold mb-1">
          {count(data.total, 'contrato vence', 'contratos vencen')} en los próximos 90 días
        </p>
        <ul className="list-unstyled mb-0">
          {data.rows.map((point) => (
            <li key={point.id} className="d-flex flex-wrap gap-2 py-1">
              <Link to={`/company/puntos/${point.id}/contratos`}>
                <bdi>{pointName(point)}</bdi>
              </Link>
              {point.contract?.to && <Expiry lastDay={point.contract.to} />}
            </li>
          ))}
        </ul>
        {data.total > namedExpiries && (
          <Link to={`/company/puntos?cliente=${clientId}&vence=90&orden=expiry`}>
            Ver los {data.total}
          </Link>
        )}
      </div>
    </section>
  );
}
