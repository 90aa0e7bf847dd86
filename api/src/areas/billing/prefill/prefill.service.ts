import type { Prefill, PrefillQuery } from '@vatio/contracts/billing/inputs';
import type { SupplyPoint } from '@vatio/contracts/company/points';
import { powersOn } from '@vatio/contracts/company/powerChanges';
import { indirectTaxOf, taxRate } from '@vatio/energy/bill';
import { addDays } from '@vatio/energy/calendar';
import { isNotVerifiable } from '@vatio/energy/tariff';
import type { ServiceParts } from '../../../areaKit/area';
import type { Db } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import {
  clientOfPoint,
  contractsOf,
  existingPoint,
  readSupplyPoints,
  type StoredContract,
} from '../../company/door';
import { readParameterTable } from '../../user/door';
import { chainOf } from '../bills/bills.chain.repository';
import { readBill, type StoredBill } from '../bills/bills.repository';
import { holderOf } from '../holder';
import { monthAfter } from './days';
import { linesOf } from './lines';

/** The known part of a point's next bill, before a person types it. */
export function createPrefillService({ db, now }: ServiceParts) {
  /** @throws Refusal missing */
  return async function prefill({ supplyPointId, from }: PrefillQuery): Promise<Prefill> {
    const [found] = await readSupplyPoints(db, [supplyPointId], localDay(now()));
    const point = existingPoint(found);
    const before = await billBefore(db, supplyPointId, from);
    const contracts = await contractsOf(db, supplyPointId);
    const start = from ?? before?.to ?? startOf(contracts);
    const contract = start ? inForce(contracts, addDays(start, 1)) : undefined;
    const tariff = contract?.tariff ?? before?.tariff ?? null;
    const to = start ? monthAfter(start) : null;
    return {
      supplier: contract?.supplier ?? before?.supplier ?? null,
      tariff,
      from: start ?? null,
      to,
      powersKw: contract && start ? [...powersOn(contract, addDays(start, 1))] : null,
      hasContract: contract !== undefined,
      energyPricesEurPerKwh: contract?.energyPricesEurPerKwh ?? null,
      powerPricesEurPerKwYear: contract?.powerPricesEurPerKwYear ?? null,
      lines:
        tariff && start && to
          ? linesOf({ ...lineFacts(point, contract), tariff, from: start, to }, before)
          : [],
      taxRatesPercent: contract && to ? await ratesOn(db, point, contract, to) : [],
      before: before
        ? { id: before.id, number: before.number, from: before.from, to: before.to }
        : null,
    };
  };
}

/** The last one of the point that counts, or the last that begins before a day. */
async function billBefore(
  db: Db,
  supplyPointId: string,
  from: string | undefined,
): Promise<StoredBill | undefined> {
  const chain = await chainOf(db, supplyPointId);
  const last = chain.findLast((bill) => bill.counts && (!from || bill.from < from));
  return last && readBill(db, last.id);
}

/** The day of the newest contract's first reading, which is the one before it begins. */
function startOf([newest]: readonly StoredContract[]): string | undefined {
  return newest && addDays(newest.from, -1);
}

const inForce = (contracts: readonly StoredContract[], day: string) =>
  contracts.find(({ from, to }) => from <= day && (to === null || to >= day));

const lineFacts = (
  { territory, pointType, powerControl }: SupplyPoint,
  contract: StoredContract | undefined,
) => ({
  territory,
  pointType,
  powerControl,
  hasNoSocialBonus: contract?.socialBonusFinancing === 'none',
});

/** The rates of the supply, and of the meter where it has another one. */
async function ratesOn(
  db: ServiceParts['db'],
  { id, territory }: SupplyPoint,
  contract: StoredContract,
  day: string,
): Promise<string[]> {
  const { table } = await readParameterTable(db);
  const client = await clientOfPoint(db, id);
  const holder = holderOf(client?.kind);
  const { use, vulnerability } = contract;
  const payer = {
    territory,
    use,
    powersKw: powersOn(contract, day),
    ...(holder && { holder }),
    ...(vulnerability && { vulnerability }),
  } as const;
  const parts = indirectTaxOf(territory).isByPart
    ? (['supply', 'equipment'] as const)
    : (['supply'] as const);
  const rates = parts.map((part) => taxRate(table, payer, part, day));
  const known = rates.flatMap((rate) => (isNotVerifiable(rate) ? [] : [rate.value]));
  return [...new Set(known)];
}
