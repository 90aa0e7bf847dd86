import { useQuery } from '@tanstack/react-query';
import { count } from '@vatio/ui/format';
import { Link } from 'react-router-dom';
import { supplyPointListQuery } from '../api/supplyPoints';
import { type ExpiryWindow, expiryWindows } from '../model/expiry';

/** How many contracts end, each number with the list behind it. @param total in the widest window */
export function ExpiryAttention({ total }: { readonly total: number }) {
  if (total === 0) return <p className="mb-2">Ningún contrato vence en los próximos 90 días.</p>;
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2 mb-2" aria-label="Contratos">
      {expiryWindows.map((days) => (
        <li key={days}>
          <ExpiringLink days={days} />
        </li>
      ))}
    </ul>
  );
}

const looks: Readonly<Record<ExpiryWindow, string>> = {
  30: 'btn-outline-danger',
  60: 'btn-outline-primary',
  90: 'btn-outline-primary',
};

function ExpiringLink({ days }: { readonly days: ExpiryWindow }) {
  const { data } = useQuery(
    supplyPointListQuery({ expiringDays: days, state: 'active', pageSize: 1 }),
  );
  if (!data) return null;
  const look = data.total > 0 ? looks[days] : 'btn-outline-secondary';
  return (
    <Link className={`btn btn-sm ${look}`} to={`/company/puntos?vence=${days}&orden=expiry`}>
      <strong>{count(data.total, 'contrato vence', 'contratos vencen')}</strong> en {days} días o
      menos
    </Link>
  );
}
