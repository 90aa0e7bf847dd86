import type { Db } from '../../../db/transaction';

/** The bill that a file belongs to, and its point. */
export interface AttachmentKey {
  readonly supplyPointId: string;
  readonly billId: string;
}

/**
 * The storage of files' bytes. Another place (a bucket) needs these three; the facts about a file are in
 * `bill_attachments` wherever its bytes are.
 */
export interface AttachmentStore {
  /** Replaces what is there. */
  readonly put: (db: Db, key: AttachmentKey, bytes: Buffer) => Promise<void>;
  readonly read: (db: Db, key: AttachmentKey) => Promise<Buffer | undefined>;
  readonly remove: (db: Db, key: AttachmentKey) => Promise<void>;
}

/** Keeps the bytes in the database, so that a file and its bill are saved and restored together. */
export const attachmentStore: AttachmentStore = {
  async put(db, { supplyPointId, billId }, bytes) {
    await db
      .insertInto('bill_attachment_bytes')
      .values({ supply_point_id: supplyPointId, bill_id: billId, bytes })
      .onConflict((conflict) =>
        conflict.columns(['supply_point_id', 'bill_id']).doUpdateSet({ bytes }),
      )
      .execute();
  },
  async read(db, { supplyPointId, billId }) {
    const found = await db
      .selectFrom('bill_attachment_bytes')
      .select('bytes')
      .where('supply_point_id', '=', supplyPointId)
      .where('bill_id', '=', billId)
      .executeTakeFirst();
    return found?.bytes;
  },
  async remove(db, { supplyPointId, billId }) {
    await db
      .deleteFrom('bill_attachment_bytes')
      .where('supply_point_id', '=', supplyPointId)
      .where('bill_id', '=', billId)
      .execute();
  },
};
