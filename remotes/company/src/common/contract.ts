import type { SupplyContract } from '@vatio/contracts/company/contracts';
import { powersOn } from '@vatio/contracts/company/powerChanges';
import { proposePointType } from '@vatio/energy/tariff';
import { today } from './values/days';

export type { SupplyContract };

type Days = Pick<SupplyContract, 'from' | 'to'>;

/** Whether it is in force on a day. */
export const isInForce = ({ from, to }: Days, day: string): boolean =>
  from <= day && (to === null || to >= day);

/** The point type that the contract in force suggests by its powers of today; `undefined` = there is none. */
export function proposedTypeOf(contracts: readonly SupplyContract[]): number | undefined {
  const day = today();
  const current = contracts.find((contract) => isInForce(contract, day));
  return current && proposePointType([...powersOn(current, day)]);
}
