import type { ReportPart, StudyReport } from '@vatio/contracts/energyAnalysis/report';
import type { Db } from '../../../db/transaction';
import { usualParts, withEverySection } from './parts';

/** The stored report, with the sections that came later; else the usual one, as version 0. */
export async function findReport(db: Db, studyId: string): Promise<StudyReport> {
  const found = await db
    .selectFrom('study_reports')
    .select(['version', 'parts'])
    .where('study_id', '=', studyId)
    .executeTakeFirst();
  return found
    ? { version: found.version, parts: withEverySection(found.parts) }
    : { version: 0, parts: usualParts() };
}

/** The study's row must be locked. */
export async function putReport(
  db: Db,
  studyId: string,
  report: { readonly version: number; readonly parts: readonly ReportPart[] },
  at: Date,
): Promise<void> {
  const stored = { version: report.version, parts: JSON.stringify(report.parts), updated_at: at };
  await db
    .insertInto('study_reports')
    .values({ study_id: studyId, ...stored })
    .onConflict((conflict) => conflict.column('study_id').doUpdateSet(stored))
    .execute();
}

/** Keeps the report of a study that is presented, also one that nobody arranged: it never changes. */
export async function freezeReport(db: Db, studyId: string, at: Date): Promise<void> {
  const report = await findReport(db, studyId);
  if (report.version === 0) await putReport(db, studyId, { ...report, version: 1 }, at);
}
