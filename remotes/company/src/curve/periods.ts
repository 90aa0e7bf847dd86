import type { SupplyContract } from '@vatio/contracts/company/contracts';
import type { Tariff, Territory } from '@vatio/contracts/company/supply';
import { addDays, hourMs, localTimeOf, periodLookUp, startOfDay } from '@vatio/energy/calendar';

type Agreed = Pick<SupplyContract, 'tariff' | 'from' | 'to'>;

/** The tariff of the contract that is in force on a day; undefined: none is. */
export const tariffOn = (contracts: readonly Agreed[], day: string): Tariff | undefined =>
  contracts.find(({ from, to }) => from <= day && (to === null || to >= day))?.tariff;

/** The period of an instant, 1 to 6; undefined while no contract is in force. */
export type PeriodOf = (instantMs: number) => number | undefined;

/** Periods by the tariff in force at each moment, and by the clock of the territory. */
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

/** Neighbouring hours of one period. */
export interface PeriodBand {
  readonly fromMs: number;
  readonly toMs: number;
  readonly label: string;
  /** From 0: P1. */
  readonly colour: number;
}

/** The bands of a range; every period begins at a full hour. @param fromMs any instant */
export function periodBands(periodOf: PeriodOf, fromMs: number, toMs: number): PeriodBand[] {
  const bands: PeriodBand[] = [];
  for (let atMs = Math.floor(fromMs / hourMs) * hourMs; atMs < toMs; atMs += hourMs) {
    const period = periodOf(atMs);
    const last = bands.at(-1);
    if (period === undefined) continue;
    if (last?.colour === period - 1 && last.toMs === atMs) {
      bands[bands.length - 1] = { ...last, toMs: atMs + hourMs };
    } else {
      bands.push({ fromMs: atMs, toMs: atMs + hourMs, label: `P${period}`, colour: period - 1 });
    }
  }
  return bands;
}
