import { addDays, type DayRange, overlapOf } from '@vatio/energy/calendar';
import type { PointType } from '@vatio/energy/tariff';
import { type RegisteredSupply, wholeCycleOf } from '@vatio/energy/verify';
import { groupedBy } from '../../../db/groupedBy';
import type { Db } from '../../../db/transaction';
import {
  contractsOfPoints,
  curvesOf,
  existingPoint,
  kwOf,
  type PointFacts,
  pointFactsOf,
  readingsOfPoints,
  type StoredContract,
  type StoredQuarters,
  type StoredReading,
} from '../../company/door';
import { chainsOf } from '../bills/bills.chain.repository';
import type { StoredBill } from '../bills/bills.repository';
import type { Link } from '../bills/chain';
import { holderOf } from '../holder';

/** The data that verify the bills of a point, except for their curves. */
export interface Supply {
  readonly point: PointFacts;
  readonly holder: RegisteredSupply['holder'];
  readonly contracts: readonly StoredContract[];
  readonly readings: readonly StoredReading[];
  readonly chain: readonly Link[];
}

/** The days of the readings: the first is not billed. */
type Readings = Pick<StoredBill, 'from' | 'to'>;

type OfPoint = Readings & Pick<StoredBill, 'supplyPointId'>;

/** Reads it once for all of some bills, whatever points they are of: by the point's id. */
export async function readSupplies(
  db: Db,
  bills: readonly OfPoint[],
): Promise<ReadonlyMap<string, Supply>> {
  const own = groupedBy(bills, (bill) => bill.supplyPointId);
  const ids = [...own.keys()];
  const points = await pointFactsOf(db, ids);
  const contracts = groupedBy(await contractsOfPoints(db, ids), (one) => one.supplyPointId);
  const days = daysOf(bills);
  const readings = groupedBy(await readingsOfPoints(db, ids, days), (one) => one.supplyPointId);
  const chains = await chainsOf(db, ids);
  return new Map(
    points.map((point): [string, Supply] => {
      const { id } = point;
      const { from, to } = daysOf(own.get(id) ?? []);
      const inDays = (reading: StoredReading) => reading.from <= to && reading.to >= from;
      return [
        id,
        {
          point,
          holder: holderOf(point.clientKind) ?? null,
          contracts: contracts.get(id) ?? [],
          readings: (readings.get(id) ?? []).filter(inDays),
          chain: chains.get(id) ?? [],
        },
      ];
    }),
  );
}

/** The same of one point. @throws Refusal missing */
export async function readSupply(
  db: Db,
  supplyPointId: string,
  bills: readonly Readings[],
): Promise<Supply> {
  const own = bills.map(({ from, to }) => ({ supplyPointId, from, to }));
  return existingPoint((await readSupplies(db, own)).get(supplyPointId));
}

const daysOf = (bills: readonly Readings[]): Readings => ({
  from: bills.map((bill) => bill.from).sort()[0] ?? '',
  to:
    bills
      .map((bill) => bill.to)
      .sort()
      .at(-1) ?? '',
});

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
  point: PointFacts,
  days: DayRange,
): Promise<StoredQuarters | null> {
  const [curve = null] = await curvesOf(db, [{ point, days }]);
  return curve;
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
