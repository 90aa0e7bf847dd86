import type { SupplyPoint } from '@vatio/contracts/company/points';
import { addDays, type DayRange, overlapOf } from '@vatio/energy/calendar';
import type { PointType } from '@vatio/energy/tariff';
import { type RegisteredSupply, wholeCycleOf } from '@vatio/energy/verify';
import type { Db } from '../../../db/transaction';
import {
  bestCurvesOf,
  clientOfPoint,
  contractsOf,
  existingPoint,
  kwOf,
  quartersIn,
  readingsBetween,
  readSupplyPoints,
  type StoredContract,
  type StoredQuarters,
  type StoredReading,
} from '../../company/door';
import { chainOf } from '../bills/chainRepository';
import type { StoredBill } from '../bills/repository';
import { holderOf } from '../holder';

/** What verifies the bills of a point, but for their curves. */
export interface Supply {
  readonly point: SupplyPoint;
  readonly holder: RegisteredSupply['holder'];
  readonly contracts: readonly StoredContract[];
  readonly readings: readonly StoredReading[];
  readonly chain: Awaited<ReturnType<typeof chainOf>>;
}

/** Of the readings: the first day is not billed. */
type Readings = Pick<StoredBill, 'from' | 'to'>;

/** Reads it once for all of some bills of a point. @throws Refusal missing */
export async function readSupply(
  db: Db,
  supplyPointId: string,
  bills: readonly Readings[],
): Promise<Supply> {
  const from = bills.map((bill) => bill.from).sort()[0] ?? '';
  const to =
    bills
      .map((bill) => bill.to)
      .sort()
      .at(-1) ?? '';
  const [point] = await readSupplyPoints(db, [supplyPointId], to);
  const client = await clientOfPoint(db, supplyPointId);
  return {
    point: existingPoint(point),
    holder: holderOf(client?.kind) ?? null,
    contracts: await contractsOf(db, supplyPointId),
    readings: await readingsBetween(db, supplyPointId, { from, to }),
    chain: await chainOf(db, supplyPointId),
  };
}

/** The bills before and after one, stored or not. */
export interface Around {
  readonly before: (Readings & { readonly number: string }) | null;
  readonly after: (Readings & { readonly number: string }) | null;
}

/** The days of the cycle that a bill is of: a change may have broken it into several bills. */
export function cycleDaysOf(
  bill: Readings,
  { contracts }: Pick<Supply, 'contracts'>,
  { before, after }: Around,
): DayRange {
  const { readings } = wholeCycleOf(bill, {
    contracts,
    previous: before && { number: before.number, readings: before },
    next: after && { number: after.number, readings: after },
  });
  return { firstDay: addDays(readings.from, 1), lastDay: readings.to };
}

/** The contracts that have any of these days. */
export const contractsIn = (
  contracts: readonly StoredContract[],
  days: DayRange,
): readonly StoredContract[] =>
  contracts.filter(({ from, to }) => {
    const shared = overlapOf(days, { firstDay: from, lastDay: to ?? days.lastDay });
    return shared.firstDay <= shared.lastDay;
  });

/** The curve of some days, in the resolution that knows more of them; null: none. */
export async function curveOfDays(
  db: Db,
  point: SupplyPoint,
  days: DayRange,
): Promise<StoredQuarters | null> {
  const best = (await bestCurvesOf(db, [point.id], days)).get(point.id);
  return best ? quartersIn(db, point, days, best.minutes) : null;
}

/** The supply as the engine's register takes it. */
export function registeredSupply(
  { point, holder, contracts, readings }: Supply,
  { before, after }: Around,
  quarters: StoredQuarters | null,
): RegisteredSupply {
  const { territory, pointType, powerControl, isElectroIntensive, voltageKv } = point;
  return {
    territory,
    pointType: pointType as PointType,
    powerControl,
    isElectroIntensive,
    voltageKv,
    holder,
    contracts,
    readings,
    curve: quarters && { startMs: quarters.startMs, minutes: quarters.minutes, kw: kwOf(quarters) },
    previous: before,
    next: after,
  };
}
