import type {
  Bill,
  BillChange,
  BillClients,
  BillListAnswer,
  BillPoints,
  BillQuery,
  BillSuppliers,
  BillTotals,
  BillTotalsQuery,
  BillVersion,
  NewBill,
} from '@vatio/contracts/billing/bills';
import type { SessionUser } from '@vatio/contracts/session';
import { v7 as uuidV7 } from 'uuid';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { difference } from '../../../audit/difference';
import type { Db } from '../../../db/transaction';
import { existingPoint, lockSupplyPoint } from '../../company/door';
import { requireUnclaimed } from '../claims/requireUnclaimed';
import { verifyPending } from '../verification/verification.service';
import { listBillClients, listBillPoints } from './bills.holders.repository';
import { listBills, listSuppliers } from './bills.list.repository';
import { accrued, type BillFields, insertBills, markDeleted, updateBill } from './bills.repository';
import { totalsOf } from './bills.totals.repository';
import { rectifiedBy, refuseSameNumber, requireNewNumber, requireSamePoint } from './checks';
import { changingBills, findBill, lockedBill } from './find';
import { requireSoundBill } from './rules';
import { changing } from './settle';
import { subjectOf, told } from './told';

/**
 * The register of bills. A writer first locks the bill's point, so the bills of a point change one
 * after the other.
 */
export function createBillService({ db, now }: ServiceParts) {
  const list = (query: BillQuery): Promise<BillListAnswer> => listBills(db, query);

  const totals = (query: BillTotalsQuery): Promise<BillTotals> => totalsOf(db, query);

  const suppliers = async (): Promise<BillSuppliers> => ({ rows: await listSuppliers(db) });

  const clients = async (): Promise<BillClients> => ({ rows: await listBillClients(db) });

  const points = async (clientId: string): Promise<BillPoints> => ({
    rows: await listBillPoints(db, clientId),
  });

  /** Verified by then, unless it changes at this moment. @throws Refusal missing */
  async function find(id: string): Promise<Bill> {
    const at = now();
    const bill = await findBill(db, id, at);
    if (bill.state !== 'pending') return bill;
    await verifyPending(db, [id], at);
    return findBill(db, id, at);
  }

  /** Verifies the bills that a change has made out of date, once the change is visible to all. */
  async function verified(id: string, change: Promise<readonly string[]>): Promise<Bill> {
    const changed = await change;
    const at = now();
    await verifyPending(db, changed, at);
    return findBill(db, id, at);
  }

  /** @throws Refusal missing when there is no such point, or invalid by field */
  async function create(sent: NewBill, actor: SessionUser): Promise<Bill> {
    requireSoundBill(sent);
    const fields = accrued(sent, await rectifiedBy(db, sent));
    const at = now();
    const id = uuidV7();
    const creation = changingBills(db, async (transaction) => {
      const { supplyPointId } = fields;
      const point = existingPoint(await lockSupplyPoint(transaction, supplyPointId));
      await requireNewNumber(transaction, fields);
      await requireSamePoint(transaction, fields);
      const changed = await changing(
        transaction,
        { supplyPointIds: [supplyPointId], ids: [id] },
        () => insertBills(transaction, [{ id, fields, createdBy: actor.name }], at),
      );
      const after = told(fields, point.values.cups);
      const subject = subjectOf(id, fields);
      await record(transaction, { at, action: 'bill-created', actor, subject, after });
      return changed;
    });
    return verified(id, creation.catch(refuseSameNumber(db, fields)));
  }

  /** @throws Refusal missing, conflict when the version is not the current one, or invalid by field */
  async function change(id: string, sent: BillChange, actor: SessionUser): Promise<Bill> {
    const { version, ...rest } = sent;
    requireSoundBill(rest);
    const fields = accrued(rest, await rectifiedBy(db, rest));
    const at = now();
    const deed = changingBills(db, async (transaction) => {
      const { bill, cups } = await lockedBill(transaction, id, sent, { at });
      const before = fieldsOf(bill);
      const newCups = await cupsAfter(transaction, bill.supplyPointId, fields, cups);
      await requireNewNumber(transaction, fields, id);
      await requireSamePoint(transaction, fields, id);
      if (!difference(before, fields)) return [];
      const supplyPointIds = [bill.supplyPointId, fields.supplyPointId];
      const changed = await changing(transaction, { supplyPointIds, ids: [id] }, () =>
        updateBill(transaction, id, fields, at),
      );
      const subject = subjectOf(id, fields);
      const words = difference(told(before, cups), told(fields, newCups));
      await record(transaction, { at, action: 'bill-changed', actor, subject, ...words });
      return changed;
    });
    return verified(id, deed.catch(refuseSameNumber(db, fields, id)));
  }

  /** It can be restored. @throws Refusal missing, or conflict, also when it is claimed */
  async function remove(id: string, sent: BillVersion, actor: SessionUser): Promise<void> {
    const at = now();
    const changed = await changingBills(db, async (transaction) => {
      const { bill, cups } = await lockedBill(transaction, id, sent, { at });
      await requireUnclaimed(transaction, bill);
      const others = await changing(
        transaction,
        { supplyPointIds: [bill.supplyPointId], ids: [id] },
        () => markDeleted(transaction, [id], at, at),
      );
      const before = told(fieldsOf(bill), cups);
      const subject = subjectOf(id, bill);
      await record(transaction, { at, action: 'bill-deleted', actor, subject, before });
      return others;
    });
    await verifyPending(db, changed, at);
  }

  /** @throws Refusal missing, conflict, or invalid: another bill has its number by now, or rectifies at another point */
  async function restore(id: string, sent: BillVersion, actor: SessionUser): Promise<Bill> {
    const at = now();
    const restoring = changingBills(db, async (transaction) => {
      const { bill, cups } = await lockedBill(transaction, id, sent, { at, isDeleted: true });
      await requireNewNumber(transaction, bill);
      await requireSamePoint(transaction, fieldsOf(bill), id);
      const changed = await changing(
        transaction,
        { supplyPointIds: [bill.supplyPointId], ids: [id] },
        () => markDeleted(transaction, [id], null, at),
      );
      const after = told(fieldsOf(bill), cups);
      const subject = subjectOf(id, bill);
      await record(transaction, { at, action: 'bill-restored', actor, subject, after });
      return changed;
    });
    return verified(id, restoring);
  }

  return { list, totals, suppliers, clients, points, find, create, change, remove, restore };
}

type Stored = Awaited<ReturnType<typeof lockedBill>>['bill'];

function fieldsOf(bill: Stored): BillFields {
  const { id: _id, version: _v, dataVersion: _d, createdAt: _at, createdBy: _by, ...fields } = bill;
  return fields;
}

/** The CUPS after a change, which may move the bill to another point. @throws Refusal missing */
async function cupsAfter(
  db: Db,
  before: string,
  { supplyPointId }: BillFields,
  cups: string,
): Promise<string> {
  if (supplyPointId === before) return cups;
  return existingPoint(await lockSupplyPoint(db, supplyPointId)).values.cups;
}
