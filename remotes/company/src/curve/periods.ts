import type { SupplyContract } from '@vatio/contracts/company/contracts';
import type { Tariff, Territory } from '@vatio/contracts/company/supply';
import { addDays, localTimeOf, periodLookUp, startOfDay } from '@vatio/energy/calendar';
import type { PeriodOf } from '@vatio/ui/charts';

type Agreed = Pick<SupplyContract, 'tariff' | 'from' | 'to'>;

/** The tariff of the contract that is in force on a day; undefined: none is. */
export const tariffOn = (contracts: readonly Agreed[], day: string): Tariff | undefined =>
  contracts.find(({ from, to }) => from <= day && (to === null || to >= day))?.tariff;

/** Periods by the tariff in force at each moment, and by the clock of the territory; none without a contract. */
export function periodsOf(contracts: readonly Agreed[], territory: Territory): PeriodOf {
  const lookUps = new Map<Tariff, (instantMs: number) => number>();
  const lookUpOf = (tariff: Tariff) => {
    const lookUp = lookUps.get(tariff) ?? periodLookUp({ tariff, territory });
    lookUps.set(tariff, lookUp);
    return lookUp;
  };
  const dayAt = (instantMs: number) => {
    const { date } = localTimeOf(instantMs, territory);
    const tariff = tariffOn(contracts, date);
    return {
      fromMs: startOfDay(date, territory),
      toMs: startOfDay(addDays(date, 1), territory),
      lookUp: tariff && lookUpOf(tariff),
    };
  };
  // Instants mostly come in order of time, so what holds for a day is found once.
  let day = { fromMs: 0, toMs: 0, lookUp: undefined } as ReturnType<typeof dayAt>;
  return (instantMs) => {
    if (instantMs < day.fromMs || instantMs >= day.toMs) day = dayAt(instantMs);
    return day.lookUp?.(instantMs);
  };
}
