import { claimMoney } from '@vatio/contracts/billing/claims/claimMoney';
import type { Claim, ClaimLine } from '@vatio/contracts/billing/claims/claims';
import { claimableUntil } from '@vatio/energy/claims';
import { date, euros } from '@vatio/ui/format';
import { Card, Euros } from '@vatio/ui/layout';
import { type Column, DataTable } from '@vatio/ui/table';
import { Link } from 'react-router-dom';
import { pointOfBill } from '../../bills/bill';
import { billPath } from '../../bills/billPaths';
import { factOfClaim, factOfClaimedLine } from '../../common/facts';

const eur = (text: string | null) => (
  <span className="text-nowrap">{text === null ? '–' : euros(Number(text))}</span>
);

const columns: readonly Column<ClaimLine>[] = [
  { id: 'label', header: 'Línea', isRowHeader: true, cell: ({ label }) => <bdi>{label}</bdi> },
  {
    id: 'billed',
    header: 'Facturado',
    align: 'end',
    fact: 'billed',
    cell: ({ billedEur }) => eur(billedEur),
  },
  {
    id: 'due',
    header: 'Correcto',
    align: 'end',
    fact: 'computed',
    cell: ({ computedEur }) => eur(computedEur),
  },
  {
    id: 'amount',
    header: 'Cobrado de más',
    align: 'end',
    fact: 'amount',
    cell: ({ amountEur }) => eur(amountEur),
  },
  {
    id: 'iee',
    header: 'IEE',
    align: 'end',
    fact: 'electricity-tax',
    cell: ({ electricityTaxEur }) => eur(electricityTaxEur),
  },
  {
    id: 'tax',
    header: 'IVA, IGIC o IPSI',
    align: 'end',
    fact: 'tax',
    cell: ({ taxEur }) => eur(taxEur),
  },
  {
    id: 'total',
    header: claimMoney.claimedEur.label,
    align: 'end',
    fact: 'total',
    cell: ({ totalEur }) => eur(totalEur),
  },
  {
    id: 'how',
    header: 'Cómo sale',
    fact: 'proof',
    cell: ({ calculation, formula, norm }) => (
      <>
        {calculation || formula}
        {norm && <small className="d-block text-muted">{norm}</small>}
      </>
    ),
  },
];

/** Until when, and why that is later than what its bill says. Source: Código Civil arts. 1964.2 and 1973 (BOE-A-1889-4763). */
function untilInWords({ issuedOn, paidOn, claimableUntil: until }: ClaimedBillCardProps['bill']) {
  const first = claimableUntil(paidOn ?? issuedOn);
  const since = paidOn ? 'del pago' : 'de la emisión';
  return until > first
    ? `se puede volver a reclamar hasta el ${date(until)}, a los cinco años de reclamarse (Código Civil, art. 1973); sin esta reclamación era hasta el ${date(first)}, a los cinco años ${since} (art. 1964.2)`
    : `se puede reclamar hasta el ${date(until)}, a los cinco años ${since} (Código Civil, art. 1964.2)`;
}

export interface ClaimedBillCardProps {
  readonly claim: Pick<Claim, 'id'>;
  readonly bill: Claim['claimedBills'][number];
}

/** A bill of a claim, and the proof as it was on the day on which it was claimed. */
export const ClaimedBillCard = ({ claim, bill }: ClaimedBillCardProps) => (
  <Card
    title={`Factura ${bill.number}`}
    isWide
    actions={<Link to={billPath(bill.billId)}>Ver la factura</Link>}
  >
    <p>
      <bdi>{pointOfBill(bill)}</bdi>, del {date(bill.from)} al {date(bill.to)}.{' '}
      {bill.paidOn ? `Pagada el ${date(bill.paidOn)}` : 'Sin fecha de pago'}; {untilInWords(bill)}.
      {bill.interestEur !== null && (
        <>
          {' '}
          Intereses:{' '}
          <Euros
            fact={`${factOfClaim(claim.id)}:bill=${bill.billId}:interest`}
            eur={bill.interestEur}
          />
        </>
      )}
      {bill.interestCalculation && (
        <span data-fact={`${factOfClaim(claim.id)}:bill=${bill.billId}:interest-calculation`}>
          {' '}
          ({bill.interestCalculation})
        </span>
      )}
    </p>
    <DataTable
      caption={`Líneas reclamadas de la factura ${bill.number}`}
      columns={columns}
      rows={bill.lines}
      rowId={({ key }) => key}
      factOf={({ key }) => factOfClaimedLine(factOfClaim(claim.id), bill.billId, key)}
    />
  </Card>
);
