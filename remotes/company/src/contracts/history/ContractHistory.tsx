import { count, date } from '@vatio/ui/format';
import { TriangleAlert } from 'lucide-react';
import type { SupplyContract } from '../../common/contract';
import { daysBetween, today } from '../../common/values/days';
import { ContractCard } from './ContractCard';
import { historyOf } from './contractTimeline';

/** The contracts of a point, the newest first, and the gaps between them. */
export function ContractHistory({ contracts }: { readonly contracts: readonly SupplyContract[] }) {
  return (
    <ol className="list-unstyled vstack gap-3 mb-0">
      {historyOf(contracts, today()).map((item) => (
        <li key={item.kind === 'gap' ? item.from : item.contract.id}>
          {item.kind === 'gap' ? (
            <Gap from={item.from} to={item.to} />
          ) : (
            <ContractCard contract={item.contract} phase={item.phase} />
          )}
        </li>
      ))}
    </ol>
  );
}

interface GapProps {
  readonly from: string;
  /** null = until now */
  readonly to: string | null;
}

/** These days cannot be computed, so the page names them. */
function Gap({ from, to }: GapProps) {
  return (
    <p className="alert alert-warning d-flex gap-2 mb-0">
      <TriangleAlert className="flex-shrink-0" aria-hidden="true" />
      {to === null
        ? `Sin contrato desde el ${date(from)}`
        : `Sin contrato ${from === to ? `el ${date(from)}` : `del ${date(from)} al ${date(to)}`} (${count(daysBetween(from, to) + 1, 'día', 'días')})`}
    </p>
  );
}
