import type { StudyPromise } from '@vatio/contracts/energy-analysis/presentations';
import type {
  PowerCalculation,
  Study,
  StudyCheck,
  StudyRow,
} from '@vatio/contracts/energy-analysis/studies';
import { studyAnalyses, studyRecord } from '@vatio/contracts/energy-analysis/studyRecord';
import { exampleOf } from '@vatio/records/example';
import { answer, listOf } from '../../../../tests/setup/answers';
import { exampleSnapshot, resultOf } from '../../../../tests/setup/exampleStudy';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** A study of the tests, without a calculation, except for the facts of the test. */
export const studyOf = (facts: Partial<Study> = {}): Study => ({
  id: idOf('f1'),
  ...exampleOf(studyRecord),
  code: 'EST-2026-0042',
  supplyPointId: idOf('d1'),
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  clientName: 'Panadería Ávila',
  analyses: [...studyAnalyses],
  from: '2026-01-01',
  to: '2026-12-31',
  authorName: 'Ana Prieto',
  createdAt: '2027-01-15T09:00:00.000Z',
  savingEur: null,
  savingPercent: null,
  version: 3,
  calculation: null,
  offerSaving: null,
  authorId: null,
  wasWithdrawn: false,
  ...facts,
});

/** The row of a list. */
export function studyRowOf(facts: Partial<Study> = {}): StudyRow {
  const { notes: _n, calculation: _c, offerSaving: _o, authorId: _a, ...shown } = studyOf(facts);
  const { wasWithdrawn: _w, ...row } = shown;
  return row;
}

/** A calculation of a 3.0TD of type 4: V-OPT-1 of the domain. */
export const calculationOf = (facts: Partial<PowerCalculation> = {}): PowerCalculation => ({
  number: 1,
  at: '2027-01-16T10:30:00.000Z',
  byName: 'Ana Prieto',
  parameterVersion: 2,
  snapshot: exampleSnapshot,
  result: resultOf(exampleSnapshot),
  ...facts,
});

/** A study that has been calculated once. */
export const calculatedStudy = (facts: Partial<Study> = {}): Study =>
  studyOf({
    state: 'calculated',
    savingEur: '282.52',
    savingPercent: '16.19',
    calculation: calculationOf(),
    ...facts,
  });

/** All data are there. */
export const checkOf = (facts: Partial<StudyCheck> = {}): StudyCheck => ({
  window: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  months: 12,
  knownMonths: 12,
  estimatedShare: 0,
  findings: [],
  ...facts,
});

/** Other powers save, and there are no offers. */
export const promiseOf = (facts: Partial<StudyPromise> = {}): StudyPromise => ({
  powerSavingEur: '282.52',
  offers: [],
  mustChoose: false,
  ...facts,
});

/** Answers a study and all that its page asks for. */
export function answerStudy(study: Study, check = checkOf()): void {
  const { calculation } = study;
  answer('get', `studies/${study.id}`, study);
  answer('get', 'studies/check', check);
  answer('get', `studies/${study.id}/changes`, { rows: [] });
  answer('get', `studies/${study.id}/promise`, promiseOf());
  answer('get', `studies/${study.id}/events`, listOf([]));
  answer('get', `studies/${study.id}/calculations`, {
    rows: calculation
      ? [
          {
            number: calculation.number,
            at: calculation.at,
            byName: calculation.byName,
            parameterVersion: calculation.parameterVersion,
            savingEur: calculation.result?.savingEur ?? null,
          },
        ]
      : [],
  });
}
