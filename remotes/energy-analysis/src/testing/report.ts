import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import {
  type ReportFacts,
  type ReportPart,
  reportSections,
  type StudyReport,
} from '@vatio/contracts/energy-analysis/report';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { answer } from '../../../../tests/setup/answers';
import type { ReportNow } from '../report/found';
import { answerPower } from './power';

/** All facts are unset. */
export const noFacts: ReportFacts = {
  needsConnection: false,
  needsVerification: false,
  bankKvar: null,
  bankPriceEur: null,
};

/** The default report of a study: all sections, preceded by the texts of the test. */
export const reportOf = (texts: readonly Partial<ReportPart>[] = [], version = 0): StudyReport => ({
  version,
  facts: noFacts,
  subject: null,
  parts: [
    ...texts.map((text) => ({
      kind: 'text' as const,
      isShown: true,
      title: 'Nuestra propuesta',
      text: '',
      ...text,
    })),
    ...reportSections.map((kind) => ({ kind, isShown: true, title: '', text: '' })),
  ],
});

/** The same, printed on a page: of the parts only the summary and the data are shown. */
export function briefReportOf(...texts: Parameters<typeof reportOf>): StudyReport {
  const { parts, ...report } = reportOf(...texts);
  const brief = ['text', 'summary', 'data'];
  return {
    ...report,
    parts: parts.map((part) => ({ ...part, isShown: brief.includes(part.kind) })),
  };
}

/** A study without offers. */
export const noOffers: StudyOffersAnswer = {
  version: 1,
  powers: 'contracted',
  recommendedOfferId: null,
  saving: null,
  rows: [],
};

/** A draft of November of 2026, for a point without known facts. */
export const reportNow = (facts: Partial<ReportNow> = {}): ReportNow => ({
  subject: null,
  point: { lastPowerChange: null, rightsKw: null, rightsUntil: null },
  today: '2026-11-25',
  facts: noFacts,
  ...facts,
});

/** Answers a study and what its tab «Informe» asks for. */
export function answerReport(
  study: Study,
  report = reportOf(),
  tenthsW: number[] | null = null,
  offers = noOffers,
): void {
  answerPower(study, tenthsW, {
    address: 'Calle Mayor, 1',
    postcode: '28901',
    municipality: 'Getafe',
    province: 'Madrid',
  });
  answer('get', `studies/${study.id}/report`, report);
  answer('get', `studies/${study.id}/offers`, offers);
}
