import type {
  ReportFacts,
  ReportPart,
  ReportSubject,
  StudyReport,
} from '@vatio/contracts/energy-analysis/report';
import type { Db } from '../../../db/transaction';
import { noFacts } from './facts';
import { usualParts, withEverySection } from './parts';
import { type PresentedStudy, subjectOf } from './subject';

/** The stored report, with the sections that came later; else the usual one, as version 0. */
export async function findReport(db: Db, studyId: string): Promise<StudyReport> {
  const found = await db
    .selectFrom('study_reports')
    .select(['version', 'parts', 'facts', 'subject'])
    .where('study_id', '=', studyId)
    .executeTakeFirst();
  return found
    ? { ...found, parts: withEverySection(found.parts), facts: found.facts ?? noFacts }
    : { version: 0, parts: usualParts(), facts: noFacts, subject: null };
}

interface ReportToPut {
  readonly version: number;
  readonly parts: readonly ReportPart[];
  readonly facts: ReportFacts;
  readonly subject?: ReportSubject;
}

/** The study's row must be locked. */
export async function putReport(
  db: Db,
  studyId: string,
  { version, parts, facts, subject }: ReportToPut,
  at: Date,
): Promise<void> {
  const stored = {
    version,
    parts: JSON.stringify(parts),
    facts: JSON.stringify(facts),
    updated_at: at,
    ...(subject && { subject: JSON.stringify(subject) }),
  };
  await db
    .insertInto('study_reports')
    .values({ study_id: studyId, ...stored })
    .onConflict((conflict) => conflict.column('study_id').doUpdateSet(stored))
    .execute();
}

/**
 * Keeps the report of a study that is presented, arranged or not: neither it nor whom it
 * is for changes until that is withdrawn.
 */
export async function freezeReport(
  db: Db,
  study: PresentedStudy,
  companyName: string | undefined,
  at: Date,
): Promise<void> {
  const { version, parts, facts } = await findReport(db, study.id);
  const subject = await subjectOf(db, study, companyName, at);
  await putReport(db, study.id, { version: Math.max(version, 1), parts, facts, subject }, at);
}

/** The report may change again: whom it is for is as client and point are called. */
export async function thawReport(db: Db, studyId: string): Promise<void> {
  await db
    .updateTable('study_reports')
    .set({ subject: null })
    .where('study_id', '=', studyId)
    .execute();
}

/** Copies another study's report to a new study, if it was arranged. */
export async function copyReport(db: Db, from: string, to: string, at: Date): Promise<void> {
  const { version, parts, facts } = await findReport(db, from);
  if (version > 0) await putReport(db, to, { version: 1, parts, facts }, at);
}
