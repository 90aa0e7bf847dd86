import type { Attachment } from '@vatio/contracts/billing/attachments';
import type { Db } from '../../../db/transaction';
import type { AttachmentKey } from './attachments.bytes.repository';

export interface AttachmentFacts extends Omit<Attachment, 'addedAt'> {
  readonly addedAt: Date;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** The facts about a bill's file; undefined: there is none. */
export async function findAttachment(
  db: Db,
  { supplyPointId, id }: { readonly supplyPointId: string; readonly id: string },
): Promise<Attachment | undefined> {
  const found = await db
    .selectFrom('bill_attachments')
    .select(['file_name as fileName', 'media_type as mediaType', 'size_bytes as sizeBytes'])
    .select(['added_at as addedAt', 'added_by as addedBy'])
    .where('supply_point_id', '=', supplyPointId)
    .where('bill_id', '=', id)
    .executeTakeFirst();
  return found && { ...found, addedAt: found.addedAt.toISOString() };
}

/** Replaces what is there. */
export async function storeFacts(
  db: Db,
  { supplyPointId, billId }: AttachmentKey,
  { fileName, mediaType, sizeBytes, sha256, addedAt, addedBy }: AttachmentFacts,
): Promise<void> {
  const facts = {
    file_name: fileName,
    media_type: mediaType,
    size_bytes: sizeBytes,
    sha256,
    added_at: addedAt,
    added_by: addedBy,
  };
  await db
    .insertInto('bill_attachments')
    .values({ supply_point_id: supplyPointId, bill_id: billId, ...facts })
    .onConflict((conflict) => conflict.columns(['supply_point_id', 'bill_id']).doUpdateSet(facts))
    .execute();
}

export async function removeFacts(db: Db, { supplyPointId, billId }: AttachmentKey): Promise<void> {
  await db
    .deleteFrom('bill_attachments')
    .where('supply_point_id', '=', supplyPointId)
    .where('bill_id', '=', billId)
    .execute();
}
