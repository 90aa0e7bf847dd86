import {
  type CurveImport,
  type CurveImportRow,
  type ImportState,
  mostMessageChars,
} from '@vatio/contracts/company/imports/curveImports';
import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '../../../db/transaction';
import type { Tables } from '../../../db/types';
import { type IsMeant, jobOn } from '../../../jobs/jobs.repository';
import type { StoredState } from '../curveTables';
import { undoObstacles } from './undo/undoObstacles';

/** States in which an import waits, for the program or for a person. */
export const openStates: readonly StoredState[] = ['queued', 'checked', 'confirmed'];

const columns = [
  'curve_imports.id',
  'state',
  'curve_imports.version',
  'progress',
  'sha256',
  'result',
  'answers',
  'file_name as fileName',
  'size_bytes as sizeBytes',
  'supply_point_id as supplyPointId',
  'finished_at as finishedAt',
  'curve_imports.created_at as createdAt',
  'users.id as userId',
  'users.name as userName',
] as const;

const imports = (db: Db) =>
  db
    .selectFrom('curve_imports')
    .leftJoin('users', 'users.id', 'curve_imports.created_by')
    .leftJoin('job_states', 'job_states.subject_id', 'curve_imports.id');

/** Imports without their dry run, in no order. */
export async function readImportRows(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<readonly CurveImportRow[]> {
  if (ids.length === 0) return [];
  const found = await imports(db)
    .select(columns)
    // Files of earlier releases may have brought a longer one.
    .select(sql<string | null>`left(message, ${mostMessageChars})`.as('message'))
    .select(sql<boolean>`job_states.subject_id is not null`.as('hasJob'))
    .where('curve_imports.id', 'in', ids)
    .execute();
  const done = found.filter(({ state }) => state === 'done');
  const obstacles = await undoObstacles(db, done, now);
  return found.map((row) => {
    const { userId, userName, createdAt, finishedAt, hasJob: _, ...fields } = row;
    return {
      ...fields,
      ...shownState(row),
      createdBy: userId && userName ? { id: userId, name: userName } : null,
      createdAt: createdAt.toISOString(),
      finishedAt: finishedAt?.toISOString() ?? null,
      message: obstacles.get(row.id) ?? row.message,
    };
  });
}

/** An import with its dry run; undefined when there is none. */
export async function readImport(db: Db, id: string, now: Date): Promise<CurveImport | undefined> {
  const [row] = await readImportRows(db, [id], now);
  if (!row) return undefined;
  const { check } = await db
    .selectFrom('curve_imports')
    .select('check_result as check')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, check };
}

interface Working {
  readonly state: StoredState;
  readonly hasJob: boolean;
  readonly progress: number | null;
}

/**
 * The state as people see it. A job locks the import's row to its end, so the row still says
 * «waiting», or «done» while it is undone; the job's progress says that it runs.
 */
export function shownState({ state, hasJob, progress }: Working): {
  readonly state: ImportState;
  readonly progress: number | null;
} {
  if (state === 'done' && hasJob) return { state: 'undoing', progress };
  if (progress === null) return { state, progress };
  if (state === 'queued') return { state: 'checking', progress };
  if (state === 'confirmed') return { state: 'writing', progress };
  return { state, progress: null };
}

/** An import locked for a decision. */
export interface DecidedImport {
  readonly id: string;
  readonly fileName: string;
  readonly state: StoredState;
  readonly version: number;
  readonly hasJob: boolean;
  readonly progress: number | null;
  readonly finishedAt: Date | null;
  readonly answers: CurveImport['answers'];
  readonly check: CurveImport['check'];
}

/** Locks an import until the end of the transaction, and waits for a job that works at it. */
export async function lockImport(db: Db, id: string): Promise<DecidedImport | undefined> {
  const locked = await db
    .selectFrom('curve_imports')
    .select([
      'id',
      'state',
      'version',
      'answers',
      'file_name as fileName',
      'finished_at as finishedAt',
    ])
    .select('check_result as check')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!locked) return undefined;
  return { ...locked, ...(await jobOn(db, id)) };
}

/** The state of an import as people see it, without waiting for its job, and its version. */
export async function peekState(
  db: Db,
  id: string,
): Promise<{ readonly state: ImportState; readonly version: number } | undefined> {
  const found = await db
    .selectFrom('curve_imports')
    .select(['state', 'version'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) return undefined;
  const { state } = shownState({ ...found, ...(await jobOn(db, id)) });
  return { state, version: found.version };
}

/**
 * Matches the job of an import without a later decision.
 *
 * @param version left out: any
 */
export const atVersion =
  (id: string, version: number | undefined): IsMeant =>
  ({ exists, lit, selectFrom }) => {
    if (version === undefined) return lit(true);
    const found = selectFrom('curve_imports').select('id').where('curve_imports.id', '=', id);
    return exists(found.where('curve_imports.version', '=', version));
  };

type Importing = ExpressionBuilder<Tables, 'curve_imports'>;

/** True when a file has readings of a point, or was uploaded for it. */
export const isAbout = (supplyPointId: string) => (is: Importing) =>
  is.or([
    is('curve_imports.supply_point_id', '=', supplyPointId),
    is(
      'curve_imports.id',
      'in',
      is
        .selectFrom('curve_import_points')
        .select('import_id')
        .where('curve_import_points.supply_point_id', '=', supplyPointId),
    ),
  ]);
