import type { BillVerification } from '@vatio/contracts/billing/verifications';
import { euros } from '@vatio/ui/format';
import { type Column, DataTable } from '@vatio/ui/table';

type Claimable = BillVerification['claimable'];

export interface ClaimableTableProps {
  readonly claimable: Claimable;
}

interface Part {
  readonly label: string;
  readonly eur: string;
}

const columns: readonly Column<Part>[] = [
  { id: 'label', header: 'Concepto', isRowHeader: true, cell: ({ label }) => label },
  { id: 'eur', header: 'Importe', align: 'end', cell: ({ eur }) => euros(Number(eur)) },
];

/** What may be claimed, with the taxes that it carries; nothing, where there is nothing to claim. */
export function ClaimableTable({ claimable }: ClaimableTableProps) {
  if (Number(claimable.totalEur) <= 0) return null;
  const parts = [
    { label: 'Líneas facturadas de más', eur: claimable.linesEur },
    { label: 'Su impuesto eléctrico', eur: claimable.electricityTaxEur },
    { label: 'IVA, IGIC o IPSI de ambos', eur: claimable.taxEur },
    { label: 'Refacturación que llega tarde', eur: claimable.rebillEur },
    { label: 'Sumas que no cuadran', eur: claimable.sumsEur },
  ].filter(({ eur }) => Number(eur) !== 0);
  return (
    <section className="mt-4" aria-labelledby="claimable">
      <h3 className="h6" id="claimable">
        Lo que se puede reclamar
      </h3>
      <DataTable
        caption="Lo que se puede reclamar"
        columns={columns}
        rows={[...parts, { label: 'Total reclamable', eur: claimable.totalEur }]}
        rowId={({ label }) => label}
        rowClassName={({ label }) => (label === 'Total reclamable' ? 'fw-bold' : undefined)}
      />
    </section>
  );
}
