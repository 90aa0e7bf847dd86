import type { ConflictChoice, ImportCheck } from '@vatio/contracts/company/curveImports';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../../db/types';
import type { StoredState } from '../../curveTables';
import type { Checkpoint } from './progress';

/** An import whose row this process holds, until the end of the transaction. */
export interface HeldImport {
  readonly id: string;
  readonly state: 'queued' | 'confirmed';
  readonly sizeBytes: number;
  readonly supplyPointId: string | null;
  readonly conflicts: ConflictChoice | null;
  readonly check: ImportCheck | null;
}

/** What a step works with. */
export interface StepParts {
  /** All that the step writes is written here, or not at all. */
  readonly transaction: Transaction<Tables>;
  readonly held: HeldImport;
  readonly checkpoint: Checkpoint;
  readonly now: () => Date;
}

/**
 * Holds the import that has waited longest. The lock is the claim: whoever dies lets go of it at
 * once, and what is held by others is not seen.
 */
export async function holdNext(transaction: Transaction<Tables>): Promise<HeldImport | undefined> {
  const found = await transaction
    .selectFrom('curve_imports')
    .select(['id', 'state', 'conflicts'])
    .select(['size_bytes as sizeBytes', 'supply_point_id as supplyPointId'])
    .select('check_result as check')
    .where('state', 'in', ['queued', 'confirmed'])
    .orderBy('queued_at')
    .orderBy('id')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  return found && { ...found, state: found.state === 'confirmed' ? 'confirmed' : 'queued' };
}

type Ending =
  | { readonly state: 'done'; readonly result: string }
  | { readonly state: 'unreadable'; readonly message: string; readonly check_result?: string }
  | { readonly state: 'cancelled'; readonly message: string | null };

/** Ends an import: the file is not needed any more. Its row must be held. */
export async function endImport(
  transaction: Transaction<Tables>,
  importId: string,
  ending: Ending,
  at: Date,
): Promise<void> {
  await transaction
    .updateTable('curve_imports')
    .set({ ...ending, finished_at: at })
    .where('id', '=', importId)
    .execute();
  await transaction.deleteFrom('curve_import_parts').where('import_id', '=', importId).execute();
  await rest(transaction, importId);
}

/** Nobody is at an import any more, and what was asked of its last step is forgotten. */
export async function rest(transaction: Transaction<Tables>, importId: string): Promise<void> {
  await transaction
    .updateTable('curve_import_progress')
    .set({ progress: null, attempts: 0, cancel_requested: false })
    .where('import_id', '=', importId)
    .execute();
}

/** Holds one import, waiting for whoever is at it. */
export async function holdImport(
  transaction: Transaction<Tables>,
  id: string,
): Promise<{ readonly state: StoredState } | undefined> {
  const imports = transaction.selectFrom('curve_imports').select('state').where('id', '=', id);
  return imports.forNoKeyUpdate().executeTakeFirst();
}
