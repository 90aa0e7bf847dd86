import type { Page } from '@playwright/test';
import type {
  OfferSaving,
  StudyOffer,
  StudyOffersAnswer,
} from '@vatio/contracts/energy-analysis/offers';
import { answerAll, conflict, idOf } from './screens';
import { answerStudies, shownStudy } from './studyScreens';

const offer: StudyOffer = {
  id: idOf(501),
  supplier: 'Luz del Norte',
  name: 'Plan estable',
  tariff: '3.0TD',
  mode: 'fixed',
  energyPricesEurPerKwh: ['0.135', '0.128', '0.115', '0.102', '0.092', '0.086'],
  includesAtr: true,
  powerPricesEurPerKwYear: null,
  marginEurPerKwh: null,
  monthlyFeeEur: '4.5',
  commitmentMonths: 12,
  validUntil: '2026-12-15',
  notes: 'Enviada por correo el 12 de noviembre.',
};

/** Offers as a screenshot shows them: also a dear one, and two without a figure. */
const shownOffers: readonly StudyOffer[] = [
  offer,
  {
    ...offer,
    id: idOf(502),
    supplier: 'Cooperativa Eléctrica de Nuestra Señora de la Asunción',
    name: 'Precio de coste más peajes y cargos',
    energyPricesEurPerKwh: ['0.079', '0.079', '0.079', '0.079', '0.079', '0.079'],
    includesAtr: false,
    monthlyFeeEur: null,
    commitmentMonths: 0,
    validUntil: '2026-11-01',
  },
  {
    ...offer,
    id: idOf(503),
    supplier: 'Kilovatio Sur',
    name: '',
    energyPricesEurPerKwh: ['0.19', '0.18', '0.17', '0.16', '0.15', '0.14'],
    powerPricesEurPerKwYear: ['25.5', '14', '6', '5', '3.5', '2'],
    commitmentMonths: null,
    validUntil: null,
  },
  {
    ...offer,
    id: idOf(504),
    supplier: 'Voltio Claro',
    energyPricesEurPerKwh: ['0.12', '0.11', '0.1', null, '0.09', '0.08'],
  },
  {
    ...offer,
    id: idOf(505),
    supplier: 'Mercado Directo',
    name: 'Indexada',
    mode: 'indexed',
    energyPricesEurPerKwh: [null, null, null, null, null, null],
    marginEurPerKwh: '0.012',
  },
];

const saving: OfferSaving = {
  offerId: offer.id,
  supplier: offer.supplier,
  name: offer.name,
  powers: 'contracted',
  powerEur: '0.00',
  energyEur: '653.19',
  feeEur: '-54.00',
  savingEur: '599.19',
  baseEur: '4299.95',
};

const fullOffers: StudyOffersAnswer = {
  rows: [...shownOffers],
  powers: 'contracted',
  recommendedOfferId: offer.id,
  saving,
  version: 3,
};
export const noOffers: StudyOffersAnswer = {
  ...fullOffers,
  rows: [],
  recommendedOfferId: null,
  saving: null,
};
export const offerId = offer.id;

/** Answers what the tab «Ofertas» asks for, and the rest of Estudios. */
export async function answerOffers(page: Page): Promise<void> {
  await answerStudies(page);
  const recommended = { savingEur: '881.71', savingPercent: '20.50', offerSaving: saving };
  await answerAll(page, [
    [new RegExp(`/api/studies/${shownStudy.id}$`), { ...shownStudy, ...recommended }],
    [/\/api\/studies\/[0-9a-f-]+\/offers$/, fullOffers],
    [
      /\/api\/studies\/[0-9a-f-]+\/offers\/elsewhere/,
      {
        rows: shownOffers.map((one, index) => ({
          ...one,
          studyCode: `EST-2026-00${30 + index}`,
          clientName: 'Panadería Ávila, S.L.',
          tariff: index === 2 ? '6.1TD' : one.tariff,
        })),
        total: 5,
      },
    ],
  ]);
}

/** Another person has changed the first offer meanwhile. */
export const offerConflict = conflict(new RegExp(`/offers/${offer.id}$`), {
  message: 'Otra persona ha cambiado este estudio mientras lo veías.',
  versions: {
    yours: { ...offer, notes: 'Confirmada por teléfono.' },
    current: {
      ...offer,
      energyPricesEurPerKwh: ['0.131', '0.124', '0.111', '0.099', '0.09', '0.084'],
      monthlyFeeEur: null,
      version: 9,
    },
  },
});
