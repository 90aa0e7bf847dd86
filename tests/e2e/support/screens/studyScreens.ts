import type { Page } from '@playwright/test';
import type { Study, StudyCalculation, StudyRow } from '@vatio/contracts/energy-analysis/studies';
import { exampleSnapshot, resultOf, sentParameters } from '../../../setup/exampleStudy';
import { answerAll, idOf, list } from './screens';
import { shownPoints } from './supplyScreens';

const point = shownPoints[0];
const at = '2027-01-16T10:30:00.000Z';

const draft: StudyRow = {
  id: idOf(301),
  code: 'EST-2027-0007',
  supplyPointId: idOf(1),
  cups: point?.cups ?? '',
  alias: 'Obrador',
  clientName: 'Panadería Ávila, S.L.',
  state: 'draft',
  analyses: ['power', 'offers', 'curve', 'reactive'],
  from: '2026-01-01',
  to: '2026-12-31',
  authorName: 'Ana Prieto',
  createdAt: '2027-01-15T09:00:00.000Z',
  savingEur: null,
  savingPercent: null,
  version: 3,
};
const saves = { savingEur: '282.52', savingPercent: '16.19' };

/** Studies as a screenshot shows them: always the same. */
const shownStudies: readonly StudyRow[] = [
  draft,
  { ...draft, ...saves, id: idOf(302), code: 'EST-2027-0006', state: 'calculated' },
  {
    ...draft,
    id: idOf(303),
    code: 'EST-2027-0005',
    state: 'presented',
    alias: 'Tienda de la calle de la Constitución, esquina con la plaza Mayor',
    clientName:
      'Cooperativa Agroalimentaria de Nuestra Señora de la Asunción y San Roque, S. Coop. And.',
    savingEur: '12480.5',
    savingPercent: '31.25',
  },
  { ...draft, ...saves, id: idOf(304), code: 'EST-2026-0042', alias: '', state: 'accepted' },
  { ...draft, id: idOf(305), code: 'EST-2026-0041', clientName: 'شركة الطاقة', state: 'discarded' },
];

const calculation: StudyCalculation = {
  number: 2,
  at,
  byName: 'Ana Prieto',
  parameterVersion: 2,
  snapshot: {
    ...exampleSnapshot,
    readings: exampleSnapshot.readings.map((reading) => ({
      ...reading,
      reactiveKvarh: ['310', '150', '200', '180', '165', '900'].map((kvarh, index) =>
        reading.energyKwh[index] === '0' ? '0' : kvarh,
      ),
    })),
    curve: { minutes: 15, knownQuarters: 34_940, missingQuarters: 100 },
  },
  result: resultOf(exampleSnapshot),
};
const calculationRow = ({ number, result, ...rest }: StudyCalculation) => ({
  number,
  at: rest.at,
  byName: rest.byName,
  parameterVersion: rest.parameterVersion,
  savingEur: result?.savingEur ?? null,
});

const studyOf = (row: StudyRow | undefined, facts: Partial<Study> = {}): Study => ({
  ...draft,
  ...row,
  notes: 'Pedido por el cliente en la visita de enero.',
  calculation: null,
  offerSaving: null,
  authorId: null,
  wasWithdrawn: false,
  ...facts,
});

export const draftPath = `/energy-analysis/estudios/${draft.id}`;
export const studyPath = `/energy-analysis/estudios/${idOf(302)}`;
export const presentedPath = `/energy-analysis/estudios/${idOf(303)}`;
export const pointId = draft.supplyPointId;

const whole = {
  window: { firstDay: '2026-01-01', lastDay: '2026-12-31' },
  months: 12,
  knownMonths: 12,
  estimatedShare: 0,
  findings: [],
};
/** Ten months, some of them estimated, and no maximeters. */
export const poorCheck = {
  ...whole,
  knownMonths: 10,
  estimatedShare: 0.1,
  findings: [
    {
      severity: 'blocking',
      code: 'maximetersMissing',
      message: 'No hay ningún maxímetro: escríbelos en Consumos o importa la curva cuartohoraria.',
      months: [],
    },
    {
      severity: 'warning',
      code: 'monthsMissing',
      message: 'Se conocen 10 de 12 meses: faltan marzo de 2026 y abril de 2026.',
      months: ['2026-03', '2026-04'],
    },
    {
      severity: 'warning',
      code: 'estimated',
      message: 'El 10 % de los días es estimado.',
      months: [],
    },
  ],
};

const older = { ...calculation, number: 1, parameterVersion: 1, at: '2027-01-15T10:30:00.000Z' };

/** The study of `studyPath`. */
export const shownStudy = studyOf(shownStudies[1], { calculation });

/** Two offers can be compared, and neither has been chosen yet. */
const promise = {
  powerSavingEur: saves.savingEur,
  mustChoose: true,
  offers: [
    ['Luz del Norte', 'Plan estable', '1843.21', '2125.73', null],
    ['Voltio Claro', '', '910.40', '1192.92', null],
    ['Mercado Directo', 'Indexada', null, null, 'Falta el precio de P1'],
  ].map(([supplier, name, savingEur, wholeEur, lack], index) => ({
    id: idOf(501 + index),
    supplier,
    name,
    savingEur,
    wholeEur,
    lack,
    isRecommended: false,
    validUntil: index === 1 ? '2026-12-31' : null,
    isExpired: index === 1,
  })),
};

/** Answers everything that the section Estudios asks for. */
export const answerStudies = (page: Page) =>
  answerAll(page, [
    [/\/api\/studies\?/, list(shownStudies)],
    [/\/api\/studies\/summary$/, { open: 3, foundEur: '13091.16', acceptedEur: '305.33' }],
    [/\/api\/studies\/check\?/, whole],
    [/\/api\/studies\/[0-9a-f-]+$/, shownStudy],
    [new RegExp(`/api/studies/${draft.id}$`), studyOf(draft)],
    [
      new RegExp(`/api/studies/${idOf(303)}$`),
      studyOf(shownStudies[2], { calculation: { ...calculation, snapshot: exampleSnapshot } }),
    ],
    [
      /\/api\/studies\/[0-9a-f-]+\/changes$/,
      {
        rows: [
          { what: 'readings', message: 'Han cambiado las lecturas de 01/03/2026 – 31/03/2026.' },
        ],
      },
    ],
    [/\/api\/studies\/[0-9a-f-]+\/promise$/, promise],
    [
      /\/api\/studies\/[0-9a-f-]+\/calculations$/,
      { rows: [calculationRow(calculation), calculationRow(older)] },
    ],
    [/\/api\/studies\/[0-9a-f-]+\/calculations\/2$/, calculation],
    [/\/api\/studies\/[0-9a-f-]+\/calculations\/1$/, older],
    [
      /\/api\/studies\/[0-9a-f-]+\/events\?/,
      list([
        {
          id: idOf(401),
          at,
          actorName: 'Carmen Núñez',
          kind: 'comment',
          state: null,
          calculation: null,
          text: 'El cliente prefiere esperar a la primavera.',
        },
        {
          id: idOf(402),
          at,
          actorName: 'Ana Prieto',
          kind: 'calculated',
          state: null,
          calculation: 2,
          text: '',
        },
        {
          id: idOf(403),
          at: draft.createdAt,
          actorName: 'Ana Prieto',
          kind: 'created',
          state: null,
          calculation: null,
          text: '',
        },
      ]),
    ],
    [
      /\/api\/studies\/[0-9a-f-]+\/calculations\/\d\/inputs$/,
      {
        parameters: sentParameters.filter(({ tariff }) => tariff === null || tariff === '3.0TD'),
        tenthsW: null,
      },
    ],
    [/\/api\/points\?/, list(shownPoints)],
    [/\/api\/points\/[0-9a-f-]+$/, point],
  ]);
