import { isInForce, type SupplyContract } from '../../common/contract';
import { addDays } from '../../common/values/days';

export type Phase = 'future' | 'current' | 'past';

/** A contract, or the days between two on which there was none. `to` null = until now. */
export type HistoryItem =
  | { readonly kind: 'contract'; readonly contract: SupplyContract; readonly phase: Phase }
  | { readonly kind: 'gap'; readonly from: string; readonly to: string | null };

/** Contracts and the gaps between them, the newest first, as given; no two contracts share a day. */
export function historyOf(
  contracts: readonly SupplyContract[],
  today: string,
): readonly HistoryItem[] {
  const [newest] = contracts;
  const sinceLast = newest?.to && newest.to < today ? gapAfter(newest.to, null) : [];
  const items = contracts.flatMap((contract, index): readonly HistoryItem[] => {
    const older = contracts[index + 1];
    return [
      { kind: 'contract', contract, phase: phaseOf(contract, today) },
      ...(older?.to ? gapAfter(older.to, addDays(contract.from, -1)) : []),
    ];
  });
  return [...sinceLast, ...items];
}

function gapAfter(lastDay: string, to: string | null): readonly HistoryItem[] {
  const from = addDays(lastDay, 1);
  return to !== null && to < from ? [] : [{ kind: 'gap', from, to }];
}

function phaseOf(contract: SupplyContract, today: string): Phase {
  if (isInForce(contract, today)) return 'current';
  return contract.from > today ? 'future' : 'past';
}
