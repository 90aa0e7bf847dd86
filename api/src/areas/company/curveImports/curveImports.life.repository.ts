import type {
  ConflictChoice,
  ImportAnswers,
  ImportCheck,
} from '@vatio/contracts/company/imports/curveImports';
import type { Transaction } from 'kysely';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { queueJob } from '../../../jobs/jobs.repository';
import { openStates } from './curveImports.repository';

/** An import whose row this process has locked until the end of the transaction. */
export interface HeldImport {
  readonly id: string;
  readonly sizeBytes: number;
  readonly supplyPointId: string | null;
  readonly answers: ImportAnswers;
  readonly conflicts: ConflictChoice | null;
  readonly check: ImportCheck | null;
}

/** The job that an import in a waiting state needs. */
export const jobOf = { queued: 'curve-import-check', confirmed: 'curve-import-write' } as const;

/** The job of an import that is done, and takes long to undo. */
export const undoJob = 'curve-import-undo';

interface NewImport {
  readonly id: string;
  readonly fileName: string;
  readonly sizeBytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
  readonly supplyPointId: string | null;
  readonly createdBy: string;
}

/** Stores an import whose file has come, and queues its check. */
export async function insertImport(db: Db, file: NewImport, at: Date): Promise<void> {
  const row = {
    id: file.id,
    file_name: file.fileName,
    size_bytes: file.sizeBytes,
    sha256: file.sha256,
    supply_point_id: file.supplyPointId,
    created_by: file.createdBy,
    created_at: at,
    queued_at: at,
    state: 'queued',
  } as const;
  await db.insertInto('curve_imports').values(row).execute();
  await queueJob(db, { subjectId: file.id, kind: jobOf.queued }, at);
}

interface Wait {
  readonly state: 'queued' | 'confirmed';
  readonly supply_point_id?: string | null;
  readonly answers?: string;
  readonly conflicts?: ConflictChoice;
  readonly check_result?: null;
}

/** Queues the next job of an import after a decision. Its row must be locked. */
export async function queueImport(db: Db, id: string, wait: Wait, at: Date): Promise<void> {
  await db
    .updateTable('curve_imports')
    .set((is) => ({ ...wait, queued_at: at, version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await queueJob(db, { subjectId: id, kind: jobOf[wait.state] }, at);
}

/** Queues the undoing of an import, which stays done to the end of that. Its row must be locked. */
export async function queueUndo(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('curve_imports')
    .set((is) => ({ version: is('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await queueJob(db, { subjectId: id, kind: undoJob }, at);
}

/** Locks an import until the end of the transaction. */
export const holdImport = (transaction: Transaction<Tables>, id: string): Promise<HeldImport> =>
  transaction
    .selectFrom('curve_imports')
    .select([
      'id',
      'answers',
      'conflicts',
      'size_bytes as sizeBytes',
      'supply_point_id as supplyPointId',
    ])
    .select('check_result as check')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();

/** The file has been read: the import waits for a person. */
export async function storeCheck(
  db: Db,
  { id }: HeldImport,
  check: ImportCheck,
  at: Date,
): Promise<void> {
  await db
    .updateTable('curve_imports')
    .set({ state: 'checked', check_result: JSON.stringify(check), queued_at: at })
    .where('id', '=', id)
    .execute();
}

/** The points that a file has readings of. */
export async function storePoints(
  db: Db,
  importId: string,
  pointIds: ReadonlySet<string>,
): Promise<void> {
  await db.deleteFrom('curve_import_points').where('import_id', '=', importId).execute();
  const rows = [...pointIds].map((id) => ({ import_id: importId, supply_point_id: id }));
  if (rows.length > 0) await db.insertInto('curve_import_points').values(rows).execute();
}

/** Returns the bytes that wait for the program or for a person: of all people, and of one. */
export async function openBytes(
  db: Db,
  userId: string,
): Promise<{ readonly all: number; readonly own: number }> {
  const { all, own } = await db
    .selectFrom('curve_imports')
    .select((is) => is.fn.sum<string | null>('size_bytes').as('all'))
    .select((is) =>
      is.fn.sum<string | null>('size_bytes').filterWhere('created_by', '=', userId).as('own'),
    )
    .where('state', 'in', openStates)
    .executeTakeFirstOrThrow();
  return { all: Number(all), own: Number(own) };
}

type Ending =
  | { readonly state: 'done'; readonly result: string }
  | { readonly state: 'unreadable'; readonly message: string; readonly check_result?: string }
  | { readonly state: 'cancelled'; readonly message: string | null };

/** Ends an import and drops its file. Its row must be locked. */
export async function endImport(db: Db, id: string, ending: Ending, at: Date): Promise<void> {
  await db
    .updateTable('curve_imports')
    .set({ ...ending, finished_at: at })
    .where('id', '=', id)
    .execute();
  await db.deleteFrom('curve_import_parts').where('import_id', '=', id).execute();
}

/**
 * Locks some of the imports that came before then and wait for a person; skips those that others
 * hold.
 */
export async function holdUndecided(
  transaction: Transaction<Tables>,
  since: Date,
  atOnce: number,
): Promise<readonly string[]> {
  const forgotten = await transaction
    .selectFrom('curve_imports')
    .select('id')
    .where('state', '=', 'checked')
    .where('created_at', '<', since)
    .orderBy('created_at')
    .limit(atOnce)
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
  return forgotten.map(({ id }) => id);
}
