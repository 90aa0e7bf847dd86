import type {
  NewStudy,
  StudyCalculation,
  StudyResult,
  StudySnapshotAnswer,
} from '@vatio/contracts/energy-analysis/studies';
import type { StudyAnalysis, StudyState } from '@vatio/contracts/energy-analysis/studyRecord';
import type { SessionUser } from '@vatio/contracts/session';
import type { DayRange } from '@vatio/energy/calendar';
import { sql } from 'kysely';
import { searchKey } from '../../../db/textKey';
import type { Db } from '../../../db/transaction';

/** `EST-2026-0042`: one after the other in each year. The row stays locked, so none is lost. */
export async function nextCode(db: Db, year: number): Promise<string> {
  const { last } = await db
    .insertInto('study_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql`study_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `EST-${year}-${String(last).padStart(4, '0')}`;
}

interface StudyToCreate extends Pick<NewStudy, 'supplyPointId' | 'notes' | 'analyses'> {
  readonly id: string;
  readonly code: string;
  readonly window: DayRange;
  readonly author: SessionUser;
}

export async function insertStudy(db: Db, study: StudyToCreate, at: Date): Promise<void> {
  const { id, code, window, author, supplyPointId, notes, analyses } = study;
  await db
    .insertInto('studies')
    .values({
      id,
      code,
      supply_point_id: supplyPointId,
      first_day: window.firstDay,
      last_day: window.lastDay,
      analyses,
      notes,
      author_id: author.id,
      author_name: author.name,
      created_at: at,
      updated_at: at,
      search_key: searchKey(code),
    })
    .execute();
}

/** Reads a study from its own table, deleted or not according to `isDeleted`. */
export async function readStudy(db: Db, id: string, { lock = false, isDeleted = false } = {}) {
  return db
    .selectFrom('studies')
    .select(['id', 'code', 'supply_point_id as supplyPointId', 'first_day as firstDay'])
    .select(['last_day as lastDay', 'state', 'analyses', 'notes', 'version', 'calculations'])
    .select(['was_presented as wasPresented', 'author_id as authorId'])
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .$if(lock, (study) => study.forUpdate())
    .executeTakeFirst();
}

export interface CalculationToInsert {
  readonly number: number;
  readonly by: SessionUser;
  readonly parameterVersion: number;
  readonly snapshot: StudySnapshotAnswer;
  readonly curve: Buffer | null;
  readonly result: StudyResult | null;
  readonly analyses: readonly StudyAnalysis[];
}

/** Adds a calculation, which becomes the study's last one. */
export async function insertCalculation(
  db: Db,
  studyId: string,
  { number, by, parameterVersion, snapshot, curve, result, analyses }: CalculationToInsert,
  at: Date,
): Promise<void> {
  await db
    .insertInto('study_calculations')
    .values({
      study_id: studyId,
      number,
      at,
      by_id: by.id,
      by_name: by.name,
      parameter_version: parameterVersion,
      snapshot: JSON.stringify(snapshot),
      curve,
      result: JSON.stringify(result),
    })
    .execute();
  await db
    .updateTable('studies')
    .set({
      state: 'calculated',
      calculations: number,
      analyses: [...analyses],
      saving_eur: result?.savingEur ?? null,
      saving_percent: result?.savingPercent ?? null,
      calculated_at: at,
      version: sql`version + 1`,
      updated_at: at,
    })
    .where('id', '=', studyId)
    .execute();
}

/** A calculation of a study; `undefined`: there is none of that number. */
export async function findCalculation(
  db: Db,
  studyId: string,
  number: number,
): Promise<StudyCalculation | undefined> {
  const found = await db
    .selectFrom('study_calculations')
    .select(['number', 'at', 'by_name as byName', 'parameter_version as parameterVersion'])
    .select(['snapshot', 'result'])
    .where('study_id', '=', studyId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found && { ...found, at: found.at.toISOString() };
}

/** Raises the version, as `updateState` does. */
export async function updateNotes(db: Db, id: string, notes: string, at: Date): Promise<void> {
  await db
    .updateTable('studies')
    .set({ notes, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Raises the version, so that others must see this change before they make theirs. */
export async function updateState(db: Db, id: string, state: StudyState, at: Date): Promise<void> {
  await db
    .updateTable('studies')
    .set({ state, version: sql`version + 1`, updated_at: at })
    .set({ accepted_at: state === 'accepted' ? at : null })
    .$if(state === 'presented', (study) => study.set({ was_presented: true }))
    .where('id', '=', id)
    .execute();
}

/** Withdraws a presentation: the study may change again. It raises the version, too. */
export async function updateWithdrawn(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('studies')
    .set({ state: 'calculated', was_presented: false, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** Deletes a study, or takes that back. It raises the version, too. */
export async function markDeleted(db: Db, id: string, isDeleted: boolean, at: Date): Promise<void> {
  await db
    .updateTable('studies')
    .set({ deleted_at: isDeleted ? at : null, version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}

/** The same after a change that another table keeps. */
export async function raiseVersion(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('studies')
    .set({ version: sql`version + 1`, updated_at: at })
    .where('id', '=', id)
    .execute();
}
