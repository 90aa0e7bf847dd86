import { isDeepStrictEqual } from 'node:util';
import type { StudyReport, StudyReportChange } from '@vatio/contracts/energy-analysis/report';
import type { SessionUser } from '@vatio/contracts/session';
import type { ServiceParts } from '../../../areaKit/area';
import { record } from '../../../audit/audit.repository';
import { inTransaction } from '../../../db/transaction';
import { orMissing, versionConflict } from '../../../refusal';
import { noStudy, refuseClosed } from '../studies/states';
import { readStudy } from '../studies/studies.repository';
import { factsInWords } from './facts';
import { partsInWords, textsInWords } from './parts';
import { findReport, putReport } from './report.repository';

/** The contents of the studies' reports. */
export function createReportService({ db, now }: ServiceParts) {
  /** @throws Refusal missing */
  async function find(id: string): Promise<StudyReport> {
    orMissing(await readStudy(db, id), noStudy);
    return findReport(db, id);
  }

  /** @throws Refusal missing, or conflict: another person changed it, or the study was presented */
  async function change(
    id: string,
    sent: StudyReportChange,
    actor: SessionUser,
  ): Promise<StudyReport> {
    const at = now();
    return inTransaction(db, async (transaction) => {
      const study = orMissing(await readStudy(transaction, id, { lock: true }), noStudy);
      refuseClosed(study);
      const before = await findReport(transaction, id);
      if (sent.version !== before.version) throw versionConflict(overtaken, sent, before);
      const { parts, facts = before.facts } = sent;
      const isSame = isDeepStrictEqual([before.parts, before.facts], [parts, facts]);
      if (isSame) return before;
      const report = { ...before, version: before.version + 1, parts, facts };
      await putReport(transaction, id, { version: report.version, parts, facts }, at);
      await record(transaction, {
        at,
        action: 'study-report-changed',
        actor,
        subject: { id, name: study.code },
        before: reportInWords(before),
        after: reportInWords(report),
      });
      return report;
    });
  }

  return { find, change };
}

const reportInWords = ({ parts, facts }: Pick<StudyReport, 'parts' | 'facts'>) => ({
  report: partsInWords(parts),
  texts: textsInWords(parts),
  facts: factsInWords(facts),
});

const overtaken = 'Otra persona ha cambiado este informe mientras lo preparabas.';
