import {
  type BillImport,
  type BillImportListQuery,
  type BillImportRow,
  type BillImportUndone,
  mostNamedBills,
} from '@vatio/contracts/billing/billImports';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { AreaParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { type Db, inTransaction } from '../../../db/transaction';
import { beginUndo, insertImport, listImports } from '../../../imports/imports.repository';
import {
  cellsOf,
  importSubject,
  problemLimit,
  requireSoundRows,
  withRetries,
  withRows,
} from '../../../imports/rows';
import { localDay } from '../../../localDay';
import { inSlices } from '../../../slices';
import { lockSupplyPoints } from '../../company/door';
import { insertBills, markDeleted } from '../bills/bills.repository';
import { changing } from '../bills/settle';
import { insertRun } from '../runs/runs.repository';
import { readKnownPoints, readRegistered } from './imports.known.repository';
import { billImports, leftOf, pointsOf } from './imports.repository';
import { judgeRow, pointName } from './judge';
import { type Plan, planImport } from './plan';

export type BillImportParts = Pick<AreaParts, 'db' | 'now' | 'wakeJobs'>;

/** Bills from the rows of a file: first a dry run, then all of it. */
export function createBillImportService({ db, now, wakeJobs }: BillImportParts) {
  /**
   * All rows or none; then a job verifies them.
   *
   * @returns the JSON of the contract
   * @throws Refusal invalid when a row is wrong and it is no dry run
   */
  async function run(sent: BillImport, actor: SessionUser): Promise<string> {
    if (sent.dryRun) return withRows({ importId: null }, (await planOf(db, sent)).rows);
    const { plan, importId } = await withRetries(() => write(sent, actor));
    wakeJobs();
    return withRows({ importId }, plan.rows);
  }

  /** Plans what becomes of each row, with the current data. */
  async function planOf(from: Db, { columns, rows }: BillImport): Promise<Plan> {
    const today = localDay(now());
    const sent = await inSlices(rows, ({ line, cells }) => ({
      line,
      cells: cellsOf(columns, cells),
    }));
    const names = await inSlices(sent, ({ cells }) => pointName(cells));
    const distinct = (pick: (name: (typeof names)[number]) => string | null) => [
      ...new Set(names.flatMap((name) => pick(name) ?? [])),
    ];
    const cups20s = distinct(({ cups20 }) => cups20);
    const points = await readKnownPoints(
      from,
      cups20s,
      distinct(({ alias }) => alias),
    );
    const counted = problemLimit();
    const judged = await inSlices(sent, ({ line, cells }) =>
      counted(judgeRow(line, cells, points, today)),
    );
    const keys = judged.flatMap(({ key, rectifiedKey }) => [key ?? [], rectifiedKey ?? []].flat());
    return planImport(judged, await readRegistered(from, [...new Set(keys)]));
  }

  async function write(
    sent: BillImport,
    actor: SessionUser,
  ): Promise<{ readonly plan: Plan; readonly importId: string }> {
    return inTransaction(db, async (transaction) => {
      const plan = await planOf(transaction, sent);
      requireSoundRows(plan.rows);
      const at = now();
      const bills = plan.rows.flatMap(({ fields }) =>
        fields ? [{ id: uuidV7(), fields, createdBy: actor.name }] : [],
      );
      const billIds = bills.map(({ id }) => id);
      const supplyPointIds = [...new Set(bills.map(({ fields }) => fields.supplyPointId))];
      await lockSupplyPoints(transaction, supplyPointIds);
      const changed = await changing(transaction, { supplyPointIds, ids: billIds }, () =>
        insertBills(transaction, bills, at),
      );
      const importId = uuidV7();
      const { fileName } = sent;
      await insertImport(transaction, billImports, {
        id: importId,
        fileName,
        made: { bill: billIds },
        by: actor.id,
        at,
      });
      await verifyLater(transaction, changed, actor, at);
      const subject = importSubject(importId, fileName);
      const after = { bills: bills.length };
      await record(transaction, { at, action: 'bills-imported', actor, subject, after });
      return { plan, importId };
    });
  }

  /** Deletes the bills of an import that are still untouched. @throws Refusal missing, conflict */
  async function undo(id: string, actor: SessionUser): Promise<BillImportUndone> {
    const undone = await inTransaction(db, async (transaction) => {
      const at = now();
      const { fileName, made } = await beginUndo(transaction, billImports, id, at);
      const supplyPointIds = await pointsOf(transaction, made.bill);
      await lockSupplyPoints(transaction, supplyPointIds);
      const left = await leftOf(transaction, made.bill);
      const ids = left.filter(({ isUsed }) => !isUsed).map((bill) => bill.id);
      const changed = await changing(transaction, { supplyPointIds, ids }, () =>
        markDeleted(transaction, ids, at, at),
      );
      const gone = new Set(ids);
      await verifyLater(
        transaction,
        changed.filter((bill) => !gone.has(bill)),
        actor,
        at,
      );
      const kept = left.filter(({ isUsed }) => isUsed);
      const after = { removedBills: ids.length, keptBills: kept.length };
      const subject = importSubject(id, fileName);
      await record(transaction, { at, action: 'bills-import-undone', actor, subject, after });
      const named = kept.slice(0, mostNamedBills);
      return { ...after, kept: named.map((bill) => ({ id: bill.id, number: bill.number })) };
    });
    wakeJobs();
    return undone;
  }

  /** A page of the imports, the newest first. */
  const list = (query: BillImportListQuery) => listImports<BillImportRow>(db, billImports, query);

  return { list, run, undo };
}

/** Queues a job, as for many bills verified by a person; it begins once the bills are visible to all. */
async function verifyLater(
  db: Db,
  billIds: readonly string[],
  { name }: SessionUser,
  at: Date,
): Promise<void> {
  const bills = billIds.length;
  if (bills > 0) await insertRun(db, { id: uuidV7(), billIds, bills, authorName: name }, at);
}
