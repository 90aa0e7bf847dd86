import type { StudyCalculationsAnswer } from '@vatio/contracts/energy-analysis/studies';
import { sql } from 'kysely';
import type { Db } from '../../../db/transaction';

/** The calculations of a study, the newest first, without what they were made from. */
export async function listCalculations(db: Db, studyId: string): Promise<StudyCalculationsAnswer> {
  const rows = await db
    .selectFrom('study_calculations')
    .select(['number', 'at', 'by_name as byName', 'parameter_version as parameterVersion'])
    .select(sql<string | null>`result->>'savingEur'`.as('savingEur'))
    .where('study_id', '=', studyId)
    .orderBy('number', 'desc')
    .execute();
  return { rows: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })) };
}

/** The curve of a calculation; null: it had none, `undefined`: there is no such calculation. */
export async function findCurve(
  db: Db,
  studyId: string,
  number: number,
): Promise<Buffer | null | undefined> {
  const found = await db
    .selectFrom('study_calculations')
    .select('curve')
    .where('study_id', '=', studyId)
    .where('number', '=', number)
    .executeTakeFirst();
  return found?.curve;
}
