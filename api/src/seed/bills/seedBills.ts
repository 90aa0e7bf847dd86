import type { NewBill } from '@vatio/contracts/billing/bills';
import type { NewReading } from '@vatio/contracts/company/readings';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../areaKit/area';
import { createBillService } from '../../areas/billing/bills/bills.service';
import { readSupply } from '../../areas/billing/verification/supply';
import type { StoredContract } from '../../areas/company/door';
import { readParameterTable, type VersionedTable } from '../../areas/user/door';
import {
  addedUp,
  type BillFacts,
  type DemoError,
  type DemoErrorKind,
  emptyBill,
  printedBill,
  withExcessDoubled,
} from './demoBills';
import { curveOfBill, dueLines } from './dueLines';

export interface PointToBill {
  readonly id: string;
  /** Readings of the last twelve whole months, the oldest first. */
  readonly readings: readonly NewReading[];
  /** `ES-24-{month}` and so on: before the month. */
  readonly numbers: string;
  readonly errors: readonly DemoError[];
}

/**
 * Twelve months of bills as the engine computes them, which therefore verify as correct,
 * except for those that a supplier got wrong. A month has none while a regulated value is unknown, or a
 * quarter-hour that decides an excess.
 *
 * @returns the ids of those that are wrong
 */
export async function seedBills(
  parts: ServiceParts,
  points: readonly PointToBill[],
  actor: SessionUser,
): Promise<readonly string[]> {
  const wrongIds: string[] = [];
  const bills = createBillService(parts);
  const parameters = await readParameterTable(parts.db);
  for (const point of points) {
    const open = new Set(point.errors);
    for (const [month, reading] of point.readings.entries()) {
      const supplier = await supplierOf(parts, point, reading, parameters);
      const [wrong, error] = (supplier && firstOf(supplier, open, month)) ?? [];
      if (error) open.delete(error);
      const bill = wrong ?? supplier?.right;
      const created = bill && (await bills.create(bill, actor));
      if (created && wrong) wrongIds.push(created.id);
    }
  }
  return wrongIds;
}

/** A supplier's bills for a month: the right bill, and one with each error that it can have. */
interface Supplier {
  readonly right: NewBill;
  readonly wrong: (error: DemoErrorKind) => NewBill | null;
}

function firstOf({ wrong }: Supplier, open: ReadonlySet<DemoError>, month: number) {
  for (const error of open) {
    const bill = month >= error.month && wrong(error.kind);
    if (bill) return [bill, error] as const;
  }
  return undefined;
}

async function supplierOf(
  { db }: ServiceParts,
  { id, numbers }: PointToBill,
  reading: NewReading,
  { table }: Pick<VersionedTable, 'table'>,
): Promise<Supplier | null> {
  const [month = ''] = reading.to.match(/^\d{4}-\d\d/) ?? [];
  const known = { ...noContract, supplyPointId: id, number: `${numbers}-${month}` };
  const days = emptyBill(reading, known);
  const supply = await readSupply(db, id, [days]);
  const quarters = await curveOfBill(db, days, supply);
  const contract = supply.contracts.find(
    ({ from, to }) => from <= reading.from && (to === null || to >= reading.to),
  );
  if (!contract) return null;

  const billed = (changed: Partial<StoredContract>): NewBill | null => {
    const terms = { ...contract, ...changed };
    const { supplier, tariff, energyPricesEurPerKwh } = terms;
    const powersKw = [...terms.powersKw];
    const facts: BillFacts = { ...known, supplier, tariff, powersKw, energyPricesEurPerKwh };
    const bill = emptyBill(reading, facts);
    const due = dueLines(bill, { ...supply, contracts: [terms] }, quarters, table);
    return printedBill(bill, due);
  };

  const right = billed({});
  return right && { right, wrong: (error) => wrongBill(error, right, contract, billed) };
}

const noContract = {
  supplier: '',
  tariff: '2.0TD',
  powersKw: [],
  energyPricesEurPerKwh: null,
} as const;

/** @returns null where the right bill cannot have this error */
function wrongBill(
  error: DemoErrorKind,
  right: NewBill,
  contract: Pick<StoredContract, 'energyPricesEurPerKwh' | 'powersKw'>,
  billed: (changed: Partial<StoredContract>) => NewBill | null,
): NewBill | null {
  if (error === 'powers') {
    return billed({ powersKw: contract.powersKw.map((kw) => (Number(kw) * 1.2).toFixed(2)) });
  }
  if (error === 'energyPrice') {
    const prices = contract.energyPricesEurPerKwh;
    return prices && billed({ energyPricesEurPerKwh: prices.map(dearer) });
  }
  if (error === 'excessDoubled') {
    return right.lines.some(({ kind }) => kind === 'excess') ? withExcessDoubled(right) : null;
  }
  // The reduced rate had to be passed on.
  return right.taxes[0]?.ratePercent === '10' ? addedUp(right, '21') : null;
}

/** The price before a discount that the contract has. */
const dearer = (price: string) => (Number(price) * 1.1).toFixed(6);
