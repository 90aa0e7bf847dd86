import { powersOn } from '@vatio/contracts/company/powerChanges';
import type { SupplyContract } from '../../common/contract';
import { contractsIn } from '../sheet/absentPeriods';

/**
 * The contracted powers of some days for their maxima, P1 first; empty: no contract has such periods; null: the
 * powers change within the days, so a maximum cannot be assigned to either.
 *
 * @param count the number of maxima. A curve in 2.0TD has one for each of its three energy periods; P1 and P2 share
 *   one power (Circular CNMC 3/2020 art. 7, BOE-A-2020-1066)
 */
export function contractedIn(
  contracts: readonly SupplyContract[],
  days: { readonly from: string; readonly to: string },
  count: number,
): readonly string[] | null {
  const [powers, ...others] = contractsIn(contracts, days).flatMap((contract) => {
    const isNew = contract.from > days.from;
    const first = isNew ? contract.from : days.from;
    const changes = contract.powerChanges.filter(({ from }) => from > first && from <= days.to);
    return [powersOn(contract, first), ...changes.map(({ powersKw }) => powersKw)];
  });
  if (!powers) return [];
  const isSame = (other: readonly string[]) =>
    other.length === powers.length &&
    other.every((kw, index) => Number(kw) === Number(powers[index]));
  if (!others.every(isSame)) return null;
  if (powers.length === 2 && count === 3) return [0, 0, 1].map((index) => powers[index] ?? '');
  return powers.length === count ? powers : [];
}
