import type { BillInputs, BillInputsQuery } from '@vatio/contracts/billing/inputs';
import type { Parameter } from '@vatio/contracts/user/parameters';
import { generalTariff, type PointType, type Tariff } from '@vatio/energy/tariff';
import type { ServiceParts } from '../../../areaKit/area';
import { wrongField } from '../../../refusal';
import type { StoredContract, StoredQuarters, StoredReading } from '../../company/door';
import { findVersion, readParameterRows } from '../../user/door';
import type { Link, Neighbours } from '../bills/chain';
import { contractsIn, curveOfDays, cycleDaysOf, readSupply } from '../verification/supply';

/** The data that a bill is verified with while a person types it. */
export function createInputsService({ db }: ServiceParts) {
  /** @throws Refusal missing, or invalid: the days are reversed */
  return async function inputs(query: BillInputsQuery): Promise<BillInputs> {
    const { supplyPointId, from, to, billId } = query;
    if (to <= from) {
      throw wrongField('to', 'La lectura final tiene que ser posterior a la inicial');
    }
    const supply = await readSupply(db, supplyPointId, [{ from, to }]);
    const { territory, pointType, powerControl, isElectroIntensive, voltageKv } = supply.point;
    const around = aroundDays(supply.chain, { from, billId });
    const days = cycleDaysOf({ from, to }, supply, around);
    const contracts = contractsIn(supply.contracts, days).toReversed();
    const quarters = await curveOfDays(db, supply.point, days);
    const { number } = await findVersion(db);
    const used = new Set(contracts.flatMap(({ tariff }) => [tariff, generalTariff(tariff)]));
    const since = [yearBefore(from), ...contracts.flatMap(shortSince)].sort()[0] ?? from;
    const parameters = await readParameterRows(db, number);
    return {
      supply: {
        territory,
        voltageKv,
        pointType: pointType as PointType,
        powerControl,
        isElectroIntensive,
        holder: supply.holder,
        contracts: contracts.map(factsOf),
        previous: around.before && linkOf(around.before),
        next: around.after && linkOf(around.after),
        readings: supply.readings.map(readingOf),
        curve: quarters && curveOf(quarters),
      },
      parameters: parameters.filter((one) => isUsed(one, used, since)),
    };
  };
}

/** The counting bills before and after some days, but for the one that is edited. */
function aroundDays(
  chain: readonly Link[],
  { from, billId }: { readonly from: string; readonly billId?: string | undefined },
): Neighbours {
  const others = chain.filter((bill) => bill.counts && bill.id !== billId);
  return {
    before: others.findLast((bill) => bill.from < from) ?? null,
    after: others.find((bill) => bill.from >= from) ?? null,
  };
}

/** A line may close with the prices of the year before, which is said. */
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}-01-01`;

const monthsOfYear = 12;

/** The last bill of a contract of less than a year regularises the tolls of all its days. */
const shortSince = ({ from, plannedMonths }: StoredContract): string[] =>
  plannedMonths !== null && plannedMonths < monthsOfYear ? [from] : [];

/** Taxes accrue after the days: a value that begins later may count. */
const isUsed = ({ tariff, to }: Parameter, tariffs: ReadonlySet<Tariff>, since: string) =>
  (tariff === null || tariffs.has(tariff)) && (to === null || to >= since);

function factsOf(contract: StoredContract): BillInputs['supply']['contracts'][number] {
  const { id: _i, supplyPointId: _p, version: _v, createdAt: _c, ...fields } = contract;
  const { supplier: _s, marginEurPerKwh: _m, noticeDays: _n, ...facts } = fields;
  return facts;
}

const linkOf = ({ id, number, from, to }: Link) => ({ id, number, from, to });

const readingOf = ({ from, to, source, energyKwh, maxKw }: StoredReading) => ({
  from,
  to,
  source,
  energyKwh,
  maxKw,
});

function curveOf(quarters: StoredQuarters): BillInputs['supply']['curve'] {
  const { minutes, startMs, tenthsW } = quarters;
  return { minutes, startMs, tenthsW: Array.from(tenthsW, (power) => (power < 0 ? null : power)) };
}
