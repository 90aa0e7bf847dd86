import { useQuery } from '@tanstack/react-query';
import { count } from '@vatio/ui/format';
import { Card } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { supplyPointListQuery } from '../api/supplyPoints';
import { type ExpiryWindow, expiryWindows } from '../model/expiry';

const expiring = (expiringDays: ExpiryWindow) =>
  supplyPointListQuery({ expiringDays, state: 'active', pageSize: 1 });

/** What is soon to be seen to: how many contracts end, each number with the list behind it. */
export function AttentionCard() {
  // The widest window says whether there is anything at all; until then nothing moves on the page.
  const widest = useQuery(expiring('90'));
  if (!widest.data) return null;
  return (
    <div className="mb-3">
      <Card title="Atención">
        {widest.data.total === 0 ? (
          <p className="mb-0">Ningún contrato vence en los próximos 90 días.</p>
        ) : (
          <ul className="list-unstyled d-flex flex-wrap gap-2 mb-0">
            {expiryWindows.map((days) => (
              <li key={days}>
                <ExpiringLink days={days} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

const looks: Readonly<Record<ExpiryWindow, string>> = {
  30: 'btn-outline-danger',
  60: 'btn-outline-primary',
  90: 'btn-outline-primary',
};

function ExpiringLink({ days }: { readonly days: ExpiryWindow }) {
  const { data } = useQuery(expiring(days));
  if (!data) return null;
  const look = data.total > 0 ? looks[days] : 'btn-outline-secondary';
  return (
    <Link className={`btn btn-sm ${look}`} to={`/company/puntos?vence=${days}&orden=expiry`}>
      <strong>{count(data.total, 'contrato vence', 'contratos vencen')}</strong> en {days} días o
      menos
    </Link>
  );
}
