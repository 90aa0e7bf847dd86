import type { Bill } from '@vatio/contracts/billing/bills';
import { scaled, unscaled } from '@vatio/contracts/billing/scaled';
import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { claimableUntil } from '@vatio/energy/claims';
import { date } from '@vatio/ui/format';
import { Euros } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { factOfBill } from '../../common/facts';
import { daysToClaim, isLapsing } from '../../common/lapse';

type Claimable = BillVerification['claimable'];

export interface ClaimableTableProps {
  readonly bill: Pick<Bill, 'id' | 'issuedOn' | 'paidOn'>;
  readonly claimable: Claimable;
}

interface Part {
  readonly fact: string;
  readonly label: string;
  readonly eur: string;
}

const columns: readonly Column<Part>[] = [
  { id: 'label', header: 'Concepto', isRowHeader: true, cell: ({ label }) => label },
  { id: 'eur', header: 'Importe', align: 'end', cell: (part) => <Euros {...part} /> },
];

/** The claimable amounts, with the taxes that they carry; empty without any. */
export function ClaimableTable({ bill, claimable }: ClaimableTableProps) {
  if (Number(claimable.totalEur) <= 0) return null;
  const { linesEur, measuredEur, setOffEur } = claimable;
  const fact = `${factOfBill(bill.id)}:claimable`;
  const overEur = unscaled(scaled(linesEur, 2) - scaled(measuredEur, 2) - scaled(setOffEur, 2), 2);
  const parts = [
    { fact: `${fact}-lines`, label: 'Líneas facturadas de más', eur: overEur },
    {
      fact: `${fact}-measured`,
      label: 'Facturado por encima de lo medido, pendiente de la distribuidora',
      eur: measuredEur,
    },
    {
      fact: `${fact}-set-off`,
      label: 'Líneas cobradas de menos, que se descuentan',
      eur: setOffEur,
    },
    {
      fact: `${fact}-electricity-tax`,
      label: 'Su impuesto eléctrico',
      eur: claimable.electricityTaxEur,
    },
    { fact: `${fact}-tax`, label: 'Su IVA, IGIC o IPSI', eur: claimable.taxEur },
    { fact: `${fact}-rebill`, label: 'Refacturación que llega tarde', eur: claimable.rebillEur },
    { fact: `${fact}-sums`, label: 'Sumas que no cuadran', eur: claimable.sumsEur },
  ].filter(({ eur }) => Number(eur) !== 0);
  return (
    <section className="mt-4" aria-labelledby="claimable">
      <h3 className="h6" id="claimable">
        Lo que se puede reclamar
      </h3>
      <DataTable
        caption="Lo que se puede reclamar"
        columns={columns}
        rows={[...parts, { fact, label: 'Total reclamable', eur: claimable.totalEur }]}
        rowId={({ label }) => label}
        rowClassName={({ label }) => (label === 'Total reclamable' ? 'fw-bold' : undefined)}
      />
      <LastDay {...bill} />
    </section>
  );
}

/** The last day to claim. Source: Código Civil arts. 1964.2 and 1973 (BOE-A-1889-4763). */
function LastDay({ issuedOn, paidOn }: Pick<Bill, 'issuedOn' | 'paidOn'>) {
  const until = claimableUntil(paidOn ?? issuedOn);
  const since = paidOn ? 'del pago' : 'de la emisión, porque no consta el pago';
  return (
    <p
      className={isLapsing(until) ? 'alert alert-warning mt-3 mb-0' : 'small text-muted mt-2 mb-0'}
    >
      {daysToClaim(until) < 0
        ? `Prescribió el ${date(until)}, a los cinco años ${since}, salvo que se reclamara antes (Código Civil, arts. 1964.2 y 1973).`
        : `Se puede reclamar hasta el ${date(until)}: a los cinco años ${since} (Código Civil, art. 1964.2). Lo que se reclama a tiempo tiene otros cinco años desde ese día (art. 1973).`}
    </p>
  );
}
