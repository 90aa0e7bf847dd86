import type { BillTotals } from '@vatio/contracts/billing/bills';
import type { Client } from '@vatio/contracts/company/clients';
import { SectionLink } from '@vatio/platform';
import { Answer } from '@vatio/ui/layout';
import { BilledFigures } from '../../common/billed/BilledFigures';
import { useBilled } from '../../common/billed/billedApi';

/** What a client's bills came to, and what to do about it. */
export function ClientAnswer({ client }: { readonly client: Client }) {
  const of = { clientId: client.id };
  const sums = useBilled(of);
  const next = Number(sums?.claimableEur) > 0 && (
    <SectionLink className="btn btn-primary" to={`/billing?cliente=${client.id}&estado=claimable`}>
      Ver lo reclamable
    </SectionLink>
  );
  return (
    <Answer figures={<BilledFigures of={of} sums={sums} />} next={next}>
      {verdictOf(client, sums)}
    </Answer>
  );
}

function verdictOf({ supplyPointCount }: Client, sums: BillTotals | undefined): string {
  if (supplyPointCount === 0) return 'Todavía no tiene puntos de suministro.';
  if (!sums) return 'Sus facturas';
  if (sums.bills === 0) return 'Todavía no hay facturas suyas.';
  return Number(sums.claimableEur) > 0
    ? 'Se le ha facturado de más: se puede reclamar.'
    : 'No hay nada que reclamar en sus facturas.';
}
