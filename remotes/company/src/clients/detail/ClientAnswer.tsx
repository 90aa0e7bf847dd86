import type { UseQueryResult } from '@tanstack/react-query';
import type { BillTotals } from '@vatio/contracts/billing/bills';
import type { Client } from '@vatio/contracts/company/clients';
import { SectionLink } from '@vatio/platform';
import { Answer } from '@vatio/ui/layout';
import { BilledFigures } from '../../common/billed/BilledFigures';
import { billedInWords, unreadBills } from '../../common/billed/billedWords';
import { RetryBilled } from '../../common/billed/RetryBilled';
import { useBilled } from '../../common/billed/useBilled';

/** The sums of a client's bills, the verdict on them, and the next step. */
export function ClientAnswer({ client }: { readonly client: Client }) {
  const of = { clientId: client.id };
  const billed = useBilled(of);
  const sums = billed.data;
  return (
    <Answer
      figures={<BilledFigures of={of} sums={sums} />}
      next={<NextStep clientId={client.id} billed={billed} />}
    >
      {billed.isError && !sums
        ? unreadBills
        : sums
          ? verdictOf(client, sums)
          : 'Leyendo sus facturas…'}
    </Answer>
  );
}

const verdictOf = ({ supplyPointCount }: Client, sums: BillTotals): string =>
  supplyPointCount === 0 && sums.bills === 0
    ? 'No tiene puntos de suministro activos.'
    : billedInWords(sums);

interface NextStepProps {
  readonly clientId: string;
  readonly billed: UseQueryResult<BillTotals>;
}

function NextStep({ clientId, billed }: NextStepProps) {
  if (billed.isError && !billed.data) return <RetryBilled billed={billed} />;
  if (!(Number(billed.data?.claimableEur) > 0)) return null;
  return (
    <SectionLink className="btn btn-primary" to={`/billing?cliente=${clientId}&estado=claimable`}>
      Ver lo reclamable
    </SectionLink>
  );
}
