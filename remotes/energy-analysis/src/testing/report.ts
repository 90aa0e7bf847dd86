import type { StudyOffersAnswer } from '@vatio/contracts/energyAnalysis/offers';
import type { ReportPart, StudyReport } from '@vatio/contracts/energyAnalysis/report';
import type { Study } from '@vatio/contracts/energyAnalysis/studies';
import { answer } from '../../../../tests/setup/answers';
import { answerPower } from './power';

const kinds = [
  'summary',
  'data',
  'power',
  'offers',
  'curve',
  'reactive',
  'assumptions',
  'workings',
] as const;

/** The report of a study that nobody has arranged: everything, and the texts of the test before it. */
export const reportOf = (texts: readonly Partial<ReportPart>[] = [], version = 0): StudyReport => ({
  version,
  parts: [
    ...texts.map((text) => ({
      kind: 'text' as const,
      isShown: true,
      title: 'Nuestra propuesta',
      text: '',
      ...text,
    })),
    ...kinds.map((kind) => ({ kind, isShown: true, title: '', text: '' })),
  ],
});

/** A study that nobody has added an offer to. */
export const noOffers: StudyOffersAnswer = {
  version: 1,
  powers: 'contracted',
  recommendedOfferId: null,
  saving: null,
  rows: [],
};

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
