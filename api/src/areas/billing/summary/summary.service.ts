import { scaled, sumOf, unscaled } from '@vatio/contracts/billing/scaled';
import type {
  BillSummary,
  BillSummaryQuery,
  SavedBill,
  StudySaving,
  StudySavingQuery,
} from '@vatio/contracts/billing/summaries';
import type { ServiceParts } from '../../../areaKit/area';
import type { Db } from '../../../db/transaction';
import { localDay } from '../../../localDay';
import { existingPoint, readSupplyPoints } from '../../company/door';
import { acceptedStudiesOf } from '../../energy-analysis/door';
import { readParameterTable } from '../../user/door';
import { chainOf } from '../bills/bills.chain.repository';
import { readBills } from '../bills/bills.repository';
import { curveOfDays, readSupply } from '../verification/supply';
import { billedDays, expectationOf, savedBy } from './saving';
import { billSummary } from './summary.repository';

/** Two years of monthly bills: more would keep others waiting without adding any information. */
const mostBills = 24;

/** The sums of bills, and the saving of an accepted study. */
export function createSummaryService({ db, now }: ServiceParts) {
  const summary = (query: BillSummaryQuery): Promise<BillSummary> => billSummary(db, query);

  /** @throws Refusal missing: there is no such point */
  async function saving({ supplyPointId }: StudySavingQuery): Promise<StudySaving> {
    const [point] = await readSupplyPoints(db, [supplyPointId], localDay(now()));
    existingPoint(point);
    const [study] = await acceptedStudiesOf(db, [supplyPointId]);
    const expectation = study && expectationOf(study);
    if (!expectation) return { study: null, rows: [], sums: sumsOf([]) };
    const { id, code, acceptedOn } = expectation.study;
    const { concepts, expectedEur } = expectation;
    const bills = await billsSince(db, supplyPointId, acceptedOn);
    const rows: SavedBill[] = [];
    if (bills.length > 0) {
      const supply = await readSupply(db, supplyPointId, bills);
      const { table } = await readParameterTable(db);
      for (const bill of bills) {
        const quarters = await curveOfDays(db, supply.point, billedDays(bill));
        rows.push(savedBy(bill, expectation, { ...supply, quarters }, table));
      }
    }
    return {
      study: { id, code, acceptedOn, concepts: [...concepts], expectedEur },
      rows: rows.toReversed(),
      sums: sumsOf(rows),
    };
  }

  return { summary, saving };
}

/** The newest bills that count and whose days are all after a day. */
async function billsSince(db: Db, supplyPointId: string, day: string) {
  const chain = await chainOf(db, supplyPointId);
  const since = chain.filter(({ counts, from }) => counts && from >= day).slice(-mostBills);
  return since.length === 0
    ? []
    : readBills(
        db,
        since.map(({ id }) => id),
      );
}

function sumsOf(rows: readonly SavedBill[]): StudySaving['sums'] {
  const known = rows.filter(({ savedEur }) => savedEur !== null);
  const eur = (pick: (row: SavedBill) => string | null) =>
    unscaled(sumOf(known.map((row) => scaled(pick(row) ?? '0', 2))), 2);
  return {
    bills: known.length,
    days: known.reduce((sum, { days }) => sum + days, 0),
    expectedEur: eur(({ expectedEur }) => expectedEur),
    billedEur: eur(({ billedEur }) => billedEur),
    wouldBeEur: eur(({ wouldBeEur }) => wouldBeEur),
    savedEur: eur(({ savedEur }) => savedEur),
  };
}
