import type { SupplyContract } from '@vatio/contracts/company/contracts';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { powersOn } from '@vatio/contracts/company/powerChanges';
import {
  type PointType,
  type PremiseDoubt,
  premiseDoubt,
  proposePointType,
} from '@vatio/energy/tariff';
import { today } from './values/days';

export type { SupplyContract };

type Days = Pick<SupplyContract, 'from' | 'to'>;

/** True if it is in force on a day. */
export const isInForce = ({ from, to }: Days, day: string): boolean =>
  from <= day && (to === null || to >= day);

/** The point type that the contract in force suggests by its powers of today; `undefined` = there is none. */
export function proposedTypeOf(contracts: readonly SupplyContract[]): number | undefined {
  const day = today();
  const current = contracts.find((contract) => isInForce(contract, day));
  return current && proposePointType([...powersOn(current, day)]);
}

/** The contradiction between today's powers and the type or the control of a point; null: none. */
export function premiseDoubtOf(
  { pointType, powerControl }: Pick<SupplyPoint, 'pointType' | 'powerControl'>,
  contracts: readonly SupplyContract[],
): PremiseDoubt | null {
  const day = today();
  const current = contracts.find((contract) => isInForce(contract, day));
  if (!current) return null;
  const powersKw = [...powersOn(current, day)];
  return premiseDoubt({ pointType: pointType as PointType, powerControl, powersKw }, day);
}
