import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { NewAttachment } from '@vatio/contracts/billing/attachments';
import type { Bill, BillVersion } from '@vatio/contracts/billing/bills';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { BoundedQueue, QueueFullError } from '../../../boundedQueue';
import { orMissing, Refusal } from '../../../refusal';
import { raiseVersion, readBill } from '../bills/bills.repository';
import { changingBills, findBill, lockedBill, noBill } from '../bills/find';
import { subjectOf } from '../bills/told';
import { attachmentStore } from './attachments.bytes.repository';
import { findAttachment, removeFacts, storeFacts } from './attachments.repository';
import { dispositionOf, knownFile } from './kind';
import { uploadedBytes } from './upload';

/** Each holds ten megabytes. */
const filesAtOnce = { concurrency: 4, capacity: 64 };

/** The files beside bills. */
export function createAttachmentService({ db, now }: ServiceParts) {
  const places = new BoundedQueue(filesAtOnce);

  /** @throws Refusal missing, conflict, tooLarge, or invalid: no kind of file that is kept */
  async function put(
    id: string,
    { fileName: sentName, version }: NewAttachment,
    body: Readable,
    actor: SessionUser,
  ): Promise<Bill> {
    return places
      .run(async () => {
        const bytes = await uploadedBytes(body);
        const { fileName, mediaType } = knownFile(bytes, sentName);
        const at = now();
        return changingBills(db, async (transaction) => {
          const { bill } = await lockedBill(transaction, id, { version }, { at });
          const key = { supplyPointId: bill.supplyPointId, billId: id };
          const before = await findAttachment(transaction, bill);
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          await storeFacts(transaction, key, {
            fileName,
            mediaType,
            sizeBytes: bytes.length,
            sha256,
            addedAt: at,
            addedBy: actor.name,
          });
          await attachmentStore.put(transaction, key, bytes);
          await raiseVersion(transaction, id, at);
          await record(transaction, {
            at,
            action: 'bill-attached',
            actor,
            subject: subjectOf(id, bill),
            ...(before && { before: { attachment: before.fileName } }),
            after: { attachment: fileName },
          });
          return findBill(transaction, id, at);
        });
      })
      .catch(refuseCrowd);
  }

  /** The file and its headers. @throws Refusal missing */
  async function read(id: string) {
    return places
      .run(async () => {
        const bill = orMissing(await readBill(db, id), noBill);
        const facts = orMissing(await findAttachment(db, bill), noFile);
        const key = { supplyPointId: bill.supplyPointId, billId: id };
        const bytes = orMissing(await attachmentStore.read(db, key), noFile);
        return { bytes, headers: headersOf(facts) };
      })
      .catch(refuseCrowd);
  }

  /** @throws Refusal missing, or conflict */
  async function remove(id: string, sent: BillVersion, actor: SessionUser): Promise<Bill> {
    const at = now();
    return changingBills(db, async (transaction) => {
      const { bill } = await lockedBill(transaction, id, sent, { at });
      const facts = orMissing(await findAttachment(transaction, bill), noFile);
      const key = { supplyPointId: bill.supplyPointId, billId: id };
      await attachmentStore.remove(transaction, key);
      await removeFacts(transaction, key);
      await raiseVersion(transaction, id, at);
      const before = { attachment: facts.fileName };
      const subject = subjectOf(id, bill);
      await record(transaction, { at, action: 'bill-attachment-deleted', actor, subject, before });
      return findBill(transaction, id, at);
    });
  }

  return { put, read, remove };
}

/** The file is saved, never shown: another person's content must not run here. */
const headersOf = ({ fileName, mediaType }: { fileName: string; mediaType: string }) => ({
  'content-type': mediaType,
  'content-disposition': dispositionOf(fileName),
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
});

function refuseCrowd(error: unknown): never {
  if (!(error instanceof QueueFullError)) throw error;
  throw new Refusal('unavailable', 'Se están moviendo muchos ficheros. Espera un momento.', {
    retryAfterSeconds: 10,
  });
}

const noFile = 'Esta factura no tiene ningún fichero.';
