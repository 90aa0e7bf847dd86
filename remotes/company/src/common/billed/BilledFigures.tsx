import type { BillTotals } from '@vatio/contracts/billing/bills';
import { count, euros } from '@vatio/ui/format';
import { Figure } from '@vatio/ui/layout';
import { useReadsClients } from '../useReadsClients';
import type { BilledOf } from './billedApi';

export interface BilledFiguresProps {
  readonly of: BilledOf;
  readonly sums: BillTotals | undefined;
}

/** What can be claimed of the bills of a client or point, what was billed, and what came back. */
export function BilledFigures({ of, sums }: BilledFiguresProps) {
  if (!useReadsClients()) return null;
  const [[name, id] = []] = Object.entries(of);
  // The same key as in the list of bills, where it is filtered by them.
  const fact = `bills:${name}=${id}`;
  const eur = (text: string | undefined) => text && euros(Number(text));
  return (
    <>
      <Figure label="Reclamable" note="con impuestos" fact={`${fact}:claimable`}>
        {eur(sums?.claimableEur)}
      </Figure>
      <Figure
        label="Facturado"
        note={sums && count(sums.bills, 'factura', 'facturas')}
        roomFor="0 facturas"
        fact={`${fact}:billed`}
      >
        {eur(sums?.billedEur)}
      </Figure>
      <Figure label="Recuperado" note="por reclamaciones" fact={`${fact}:recovered`}>
        {eur(sums?.recoveredEur)}
      </Figure>
    </>
  );
}
