import type { SupplyContract } from '@vatio/contracts/company/contracts';
import { powersOn } from '@vatio/contracts/company/powerChanges';
import type { Tariff, Territory } from '@vatio/contracts/company/supply';
import { addDays, localTimeOf, periodLookUp, startOfDay } from '@vatio/energy/calendar';
import type { ContractedOf, PeriodOf } from '@vatio/ui/charts';
import { isInForce } from '../common/contract';

type Agreed = Pick<SupplyContract, 'tariff' | 'from' | 'to'>;
type Powers = Pick<SupplyContract, 'powersKw' | 'powerChanges'>;
type PeriodLookUp = ReturnType<typeof periodLookUp>;

/** The tariff of the contract that is in force on a day; undefined: none is. */
export const tariffOn = (contracts: readonly Agreed[], day: string): Tariff | undefined =>
  contracts.find((one) => isInForce(one, day))?.tariff;

/** Periods by the tariff in force at each moment, and by the clock of the territory; none without a contract. */
export function periodsOf(contracts: readonly Agreed[], territory: Territory): PeriodOf {
  const lookUps = new Map<Tariff, PeriodLookUp>();
  return dayByDay(territory, (day) => {
    const tariff = tariffOn(contracts, day);
    if (!tariff) return undefined;
    const lookUp = lookUps.get(tariff) ?? periodLookUp({ tariff, territory });
    lookUps.set(tariff, lookUp);
    return lookUp;
  });
}

/** The contracted power of the period of each moment, of the contract in force then; none without one. */
export function contractedPowers(
  contracts: readonly (Agreed & Powers)[],
  territory: Territory,
): ContractedOf {
  const lookUps = new Map<Tariff, PeriodLookUp>();
  return dayByDay(territory, (day) => {
    const contract = contracts.find((one) => isInForce(one, day));
    if (!contract) return undefined;
    const { tariff } = contract;
    const lookUp = lookUps.get(tariff) ?? periodLookUp({ tariff, territory, term: 'power' });
    lookUps.set(tariff, lookUp);
    const powers = powersOn(contract, day).map(Number);
    return (instantMs) => powers[lookUp(instantMs) - 1];
  });
}

/** Instants mostly come in order of time, so what holds for a day is looked up once. */
function dayByDay(
  territory: Territory,
  ofDay: (day: string) => ((instantMs: number) => number | undefined) | undefined,
): (instantMs: number) => number | undefined {
  let [fromMs, toMs] = [0, 0];
  let current: ReturnType<typeof ofDay>;
  return (instantMs) => {
    if (instantMs < fromMs || instantMs >= toMs) {
      const { date } = localTimeOf(instantMs, territory);
      fromMs = startOfDay(date, territory);
      toMs = startOfDay(addDays(date, 1), territory);
      current = ofDay(date);
    }
    return current?.(instantMs);
  };
}
