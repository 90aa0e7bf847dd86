import type { Bill } from '@vatio/contracts/billing/bills';
import { billWarnings } from '@vatio/contracts/billing/billWarnings';
import type { Kysely, Transaction } from 'kysely';
import { type Db, inBriefTransaction } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { localDay } from '../../../localDay';
import { orMissing, versionConflict } from '../../../refusal';
import { lockSupplyPoint } from '../../company/door';
import { findAttachment } from '../attachments/attachments.repository';
import { findVerification } from '../verification/verification.repository';
import { chainOf } from './bills.chain.repository';
import { findBillRow } from './bills.list.repository';
import { findRectifying, type NamedBill, readBill, type StoredBill } from './bills.repository';
import { neighboursIn } from './chain';
import { rectifiedOf } from './rectified';

/** A bill with all that its page shows. @throws Refusal missing */
export async function findBill(db: Db, id: string, at: Date): Promise<Bill> {
  const stored = orMissing(await readBill(db, id), noBill);
  const row = orMissing(await findBillRow(db, id), noBill);
  const { supplyPointId } = stored;
  const { before, after } = neighboursIn(await chainOf(db, supplyPointId), id);
  const { dataVersion: _, createdAt, ...fields } = stored;
  return {
    ...row,
    ...fields,
    createdAt: createdAt.toISOString(),
    warnings: billWarnings(stored, localDay(at)),
    attachment: (await findAttachment(db, stored)) ?? null,
    verification: (await findVerification(db, stored)) ?? null,
    rectified: await rectifiedOf(db, stored),
    rectifiedBy: (await findRectifying(db, stored)).map(named),
    before: before && days(before),
    after: after && days(after),
  };
}

const named = ({ id, number, kind }: NamedBill) => ({ id, number, kind });
const days = ({ id, number, from, to }: NonNullable<Bill['before']>) => ({ id, number, from, to });

/**
 * A change of bills. It does not wait for an import, which holds its points for minutes.
 *
 * @throws Refusal unavailable
 */
export const changingBills = <T>(
  db: Kysely<Tables>,
  work: (transaction: Transaction<Tables>) => Promise<T>,
): Promise<T> => inBriefTransaction(db, held, work);

const held =
  'Ahora mismo se cargan datos de este punto, y no se ha guardado nada. Inténtalo de nuevo dentro de un minuto.';

/** Bills of one point change one after the other: the point stays locked. */
export interface LockedBill {
  readonly bill: StoredBill;
  readonly cups: string;
}

/**
 * Locks a bill until the end of the transaction, and returns it with its point.
 *
 * @throws Refusal missing, or conflict when the sent version is not the current one
 */
export async function lockedBill(
  db: Db,
  id: string,
  sent: { readonly version: number },
  { at, isDeleted = false }: { readonly at: Date; readonly isDeleted?: boolean },
): Promise<LockedBill> {
  const found = orMissing(await readBill(db, id, { isDeleted }), noBill);
  const point = orMissing(await lockSupplyPoint(db, found.supplyPointId), noBill);
  const bill = orMissing(await readBill(db, id, { isDeleted }), noBill);
  if (sent.version !== bill.version) {
    throw versionConflict(overtaken, sent, isDeleted ? null : await findBill(db, id, at));
  }
  return { bill, cups: point.values.cups };
}

export const noBill = 'Esa factura no existe.';
const overtaken = 'Otra persona ha cambiado esta factura mientras la veías.';
