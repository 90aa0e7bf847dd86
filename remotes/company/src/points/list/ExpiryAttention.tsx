import type { SupplyPointAttention } from '@vatio/contracts/company/points';
import type { ExpiryWindow } from '@vatio/contracts/company/supply';
import { count } from '@vatio/ui/format';
import { Link } from 'react-router-dom';
import { expiryWindows } from '../../common/values/expiry';

export interface ExpiryAttentionProps {
  /** How many contracts end within so many days. */
  readonly expiring: SupplyPointAttention['expiring'];
}

/** How many contracts end, each number with the list behind it. */
export function ExpiryAttention({ expiring }: ExpiryAttentionProps) {
  if (expiring[90] === 0) {
    return <p className="mb-2">Ningún contrato vence en los próximos 90 días.</p>;
  }
  return (
    <ul className="list-unstyled d-flex flex-wrap gap-2 mb-2" aria-label="Contratos">
      {expiryWindows.map((days) => (
        <li key={days}>
          <ExpiringLink days={days} total={expiring[days]} />
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

interface ExpiringLinkProps {
  readonly days: ExpiryWindow;
  readonly total: number;
}

function ExpiringLink({ days, total }: ExpiringLinkProps) {
  const look = total > 0 ? looks[days] : 'btn-outline-secondary';
  return (
    <Link
      className={`btn btn-sm is-content ${look}`}
      to={`/company/puntos?vence=${days}&orden=expiry`}
    >
      <strong>{count(total, 'contrato vence', 'contratos vencen')}</strong> en {days} días o menos
    </Link>
  );
}
