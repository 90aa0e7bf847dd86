import { offerRecord } from '@vatio/contracts/energy-analysis/offerRecord';
import type {
  OfferSaving,
  StudyOffer,
  StudyOffersAnswer,
} from '@vatio/contracts/energy-analysis/offers';
import type { Study } from '@vatio/contracts/energy-analysis/studies';
import { exampleOf } from '@vatio/records/example';
import { answer } from '../../../../tests/setup/answers';
import { answerPower } from './power';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** An offer of a study of six periods, all included. */
export const offerOf = (facts: Partial<StudyOffer> = {}): StudyOffer => ({
  id: idOf('a1'),
  ...exampleOf(offerRecord),
  supplier: 'Luz del Norte',
  name: 'Plan estable',
  tariff: '3.0TD',
  energyPricesEurPerKwh: ['0.155', '0.138', '0.115', '0.102', '0.092', '0.086'],
  includesAtr: true,
  commitmentMonths: 12,
  validUntil: '2099-12-31',
  ...facts,
});

/** One without the price of P4, and one of an index. */
export const partialOffers: readonly StudyOffer[] = [
  offerOf({
    id: idOf('a2'),
    supplier: 'Voltio Claro',
    name: '',
    energyPricesEurPerKwh: ['0.1', '0.1', '0.1', null, '0.1', '0.1'],
  }),
  offerOf({
    id: idOf('a3'),
    supplier: 'Mercado Directo',
    name: 'Indexada',
    mode: 'indexed',
    marginEurPerKwh: '0.012',
    energyPricesEurPerKwh: [null, null, null, null, null, null],
  }),
];

export const savingOf = (facts: Partial<OfferSaving> = {}): OfferSaving => ({
  offerId: idOf('a1'),
  supplier: 'Luz del Norte',
  name: 'Plan estable',
  powers: 'contracted',
  powerEur: '0.00',
  energyEur: '500.00',
  feeEur: '0.00',
  savingEur: '500.00',
  baseEur: '4000.00',
  ...facts,
});

export const offersAnswer = (facts: Partial<StudyOffersAnswer> = {}): StudyOffersAnswer => ({
  rows: [offerOf(), ...partialOffers],
  powers: 'contracted',
  recommendedOfferId: null,
  saving: null,
  version: 3,
  ...facts,
});

/** Answers a study and what its tab «Ofertas» asks for. */
export function answerOffers(study: Study, offers = offersAnswer()): void {
  answerPower(study);
  answer('get', `studies/${study.id}/offers`, offers);
}
