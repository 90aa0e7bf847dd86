import { useQuery } from '@tanstack/react-query';
import type { DataFilter, SupplyPointAttention } from '@vatio/contracts/company/points';
import { number } from '@vatio/ui/format';
import { LoadingState } from '@vatio/ui/layout';
import { Link } from 'react-router-dom';
import { expiryWindows } from '../../common/values/expiry';
import { attentionQuery } from '../pointApi';

/** Matters that need attention soon: contracts that end and data that are missing, with the lists behind. */
export function AttentionCard() {
  const { data, isPending } = useQuery(attentionQuery);
  // No points, no missing data. When the API cannot answer, the list below says why.
  if (!isPending && !data?.total) return null;
  return (
    <section className="card attention" aria-labelledby="attention">
      <div>
        <h2 className="card-title" id="attention">
          Atención
        </h2>
        {/* Its room is kept, so that it does not push the list away. */}
        {data ? (
          <Matters data={data} />
        ) : (
          <LoadingState label="Cargando lo que hay que atender…" lines={0} />
        )}
      </div>
    </section>
  );
}

/** What there is none of is not listed. */
const Matters = ({ data }: { readonly data: SupplyPointAttention }) => (
  <>
    {data.expiring[90] === 0 ? (
      <span>Ningún contrato vence en los próximos 90 días.</span>
    ) : (
      <Counts label="Contratos que vencen" counts={expiriesOf(data)} />
    )}
    {dataKinds.every(({ filter }) => data[filter] === 0) ? (
      <span>Los datos de consumo están al día.</span>
    ) : (
      <Counts label="Puntos" counts={gapsOf(data)} />
    )}
  </>
);

/** How many, of what sort, and the list behind the number. */
interface Counted {
  readonly to: string;
  readonly total: number;
  readonly sort: string;
  readonly look: string;
}

const expiriesOf = ({ expiring }: SupplyPointAttention): readonly Counted[] =>
  expiryWindows.map((days) => ({
    to: `/company/puntos?vence=${days}&orden=expiry`,
    total: expiring[days],
    sort: `en ${days} días`,
    look: days === '30' ? 'btn-outline-danger' : 'btn-outline-primary',
  }));

/** Points without recent data are counted apart from points that never had any. */
const dataKinds = [
  { filter: 'late', sort: 'sin datos recientes' },
  { filter: 'holes', sort: 'con días sin datos' },
  { filter: 'none', sort: 'sin ningún dato' },
] as const satisfies readonly { readonly filter: DataFilter; readonly sort: string }[];

const gapsOf = (found: SupplyPointAttention): readonly Counted[] =>
  dataKinds.map(({ filter, sort }) => ({
    to: `/company/puntos?datos=${filter}`,
    total: found[filter],
    sort,
    look: 'btn-outline-primary',
  }));

interface CountsProps {
  readonly label: string;
  readonly counts: readonly Counted[];
}

const Counts = ({ label, counts }: CountsProps) => (
  <>
    <span className="text-muted" aria-hidden="true">
      {label}
    </span>
    <ul className="list-unstyled" aria-label={label}>
      {counts
        .filter(({ total }) => total > 0)
        .map(({ to, total, sort, look }) => (
          <li key={to}>
            <Link className={`btn btn-sm is-content ${look}`} to={to}>
              <span className="visually-hidden">{label}: </span>
              <strong>{number(total)}</strong> {sort}
            </Link>
          </li>
        ))}
    </ul>
  </>
);
