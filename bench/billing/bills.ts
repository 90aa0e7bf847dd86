import { randomUUID } from 'node:crypto';
import type { NewBill } from '@vatio/contracts/billing/bills';
import { addDays } from '@vatio/energy/calendar';
import type { ParameterTable } from '@vatio/energy/tariff';
import { periodCount } from '@vatio/energy/tariff';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '../../api/src/areas';
import { accrued, insertBills } from '../../api/src/areas/billing/bills/bills.repository';
import { readSupply } from '../../api/src/areas/billing/verification/supply';
import { addedUp, printedBill } from '../../api/src/seed/bills/demoBills';
import { curveOfBill, dueLines, knownOf } from '../../api/src/seed/bills/dueLines';
import { billedMonths } from './supply';

/** One bill in `billsAnError` has an error. */
const billsAnError = 8;

/**
 * A bill of each month of each point, as the engine computes it; some wrong, and where a value is not
 * known, with what is.
 *
 * @returns how many
 */
export async function fillBills(
  db: Kysely<Tables>,
  pointIds: readonly string[],
  table: ParameterTable,
): Promise<number> {
  const at = new Date();
  let count = 0;
  for (const [n, id] of pointIds.entries()) {
    const bills = await billsOf(db, id, n, table);
    const rows = bills.map((bill) => ({
      id: randomUUID(),
      fields: accrued(bill),
      createdBy: 'Ana Prieto',
    }));
    await insertBills(db, rows, at);
    count += rows.length;
  }
  await sql`vacuum analyze`.execute(db);
  return count;
}

async function billsOf(
  db: Kysely<Tables>,
  supplyPointId: string,
  n: number,
  table: ParameterTable,
): Promise<NewBill[]> {
  const drafts = billedMonths.map((month) => draftOf(supplyPointId, n, month));
  const supply = await readSupply(db, supplyPointId, drafts);
  const tariff = supply.contracts[0]?.tariff ?? '2.0TD';
  const bills: NewBill[] = [];
  for (const [month, draft] of drafts.entries()) {
    const quarters = await curveOfBill(db, draft, supply);
    const zeros = Array(periodCount(tariff, 'energy')).fill('0');
    const empty = { ...draft, tariff, energyKwh: zeros };
    const reading = supply.readings.find(({ to }) => to === draft.to);
    const { measured } = knownOf(empty, supply, quarters);
    const bill: NewBill = {
      ...empty,
      energyKwh: [...(measured?.energyKwh ?? zeros)].map(String),
      maxKw: reading?.maxKw ? [...reading.maxKw] : null,
    };
    const due = dueLines(bill, supply, quarters, table);
    const known = due.map((line) => ({ ...line, amountEur: line.amountEur ?? '10.00' }));
    const right = printedBill(bill, known) ?? addedUp({ ...bill, lines: [guess] }, '21');
    bills.push((n + month) % billsAnError === 3 ? withError(right) : right);
  }
  return bills;
}

const guess: NewBill['lines'][number] = {
  kind: 'energy',
  period: null,
  segment: null,
  text: 'Energía',
  amountEur: '100.00',
  ratePercent: null,
  baseEur: null,
};

/** The first line costs 3 € more. */
function withError(bill: NewBill): NewBill {
  const lines = bill.lines.map((line, index) =>
    index === 0 ? { ...line, amountEur: (Number(line.amountEur) + 3).toFixed(2) } : line,
  );
  return addedUp({ ...bill, lines }, bill.taxes[0]?.ratePercent ?? '21');
}

const draftOf = (
  supplyPointId: string,
  n: number,
  { from, to }: { readonly from: string; readonly to: string },
): NewBill => ({
  supplyPointId,
  supplier: `Comercializadora ${n % 23}`,
  number: `B-${n}-${to}`,
  kind: 'ordinary',
  rectifies: '',
  tariff: '2.0TD',
  issuedOn: to,
  accruedOn: null,
  from: addDays(from, -1),
  to,
  paidOn: null,
  isEstimated: false,
  printedDays: null,
  energyKwh: [],
  powersKw: null,
  energyPricesEurPerKwh: null,
  powerPricesEurPerKwYear: null,
  reactiveKvarh: null,
  maxKw: null,
  segments: [],
  lines: [],
  taxes: [],
  totalEur: '0',
  notes: '',
});
