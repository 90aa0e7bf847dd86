import { useQuery } from '@tanstack/react-query';
import type { BillTotalsQuery } from '@vatio/contracts/billing/bills';
import { count, euros, kwh, number } from '@vatio/ui/format';
import { factOfSums } from '../../common/facts';
import { billTotalsQuery } from '../billApi';

/** The sums of all that the list shows. When the API cannot answer, the list below says why. */
export function BillSums({ query }: { readonly query: Partial<BillTotalsQuery> }) {
  const { data, isPending } = useQuery(billTotalsQuery(query));
  if (!isPending && !data) return null;
  const fact = factOfSums('bills', query);
  return (
    <div className="card mb-3">
      <dl
        className="card-body bill-sums mb-0"
        aria-label="Sumas de lo que se ve"
        aria-busy={isPending}
      >
        <Sum
          label="Facturado"
          fact={`${fact}:billed`}
          value={data && euros(Number(data.billedEur))}
          note={data && `${count(data.bills, 'factura', 'facturas')}, ${kwh(Number(data.kwh))}`}
        />
        <Sum
          label="Calculado"
          fact={`${fact}:computed`}
          noteFact={`${fact}:billed-of-computed`}
          value={data && euros(Number(data.computed.computedEur))}
          note={
            data &&
            `en ${number(data.computed.bills)} verificadas, facturado ${euros(Number(data.computed.billedEur))}`
          }
        />
        <Sum
          label="Reclamable"
          fact={`${fact}:claimable`}
          value={data && euros(Number(data.claimableEur))}
          note={data && 'con impuestos'}
        />
        <Sum
          label="Recuperado"
          fact={`${fact}:recovered`}
          value={data && euros(Number(data.recoveredEur))}
          note={data && 'por reclamaciones'}
        />
      </dl>
    </div>
  );
}

interface SumProps {
  readonly label: string;
  /** `undefined`: on its way. Its room is kept, so that it does not push the list away. */
  readonly value: string | undefined;
  readonly note: string | undefined;
  readonly fact: string;
  /** The fact key of the amount in the note. */
  readonly noteFact?: string;
}

const Sum = ({ label, value, note, fact, noteFact }: SumProps) => (
  <div>
    <dt className="text-muted fw-normal">{label}</dt>
    <dd className="mb-0" data-fact={fact}>
      <span className="fs-4 fw-bold">{value ?? <span className="placeholder col-8" />}</span>
      <small className="d-block text-muted" data-fact={noteFact}>
        {note ?? '\u00a0'}
      </small>
    </dd>
  </div>
);
