import type { Db } from '../../../db/transaction';

/** The size of the pieces in which a file is kept. */
export const partBytes = 256 * 1024;

/** A piece of a file, by its place. */
export async function storePart(
  db: Db,
  importId: string,
  part: number,
  bytes: Buffer,
): Promise<void> {
  await db.insertInto('curve_import_parts').values({ import_id: importId, part, bytes }).execute();
}

export async function readPart(db: Db, importId: string, part: number): Promise<Buffer> {
  const { bytes } = await db
    .selectFrom('curve_import_parts')
    .select('bytes')
    .where('import_id', '=', importId)
    .where('part', '=', part)
    .executeTakeFirstOrThrow();
  return bytes;
}
