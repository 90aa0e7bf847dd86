import type { Page } from '@playwright/test';
import type {
  Portfolio,
  PortfolioPoint,
  PortfolioRow,
} from '@vatio/contracts/energy-analysis/portfolios';
import {
  examplePoint,
  examplePortfolio,
  notOptimised,
  unfinished,
} from '../../../setup/examples/examplePortfolio';
import { answerAll, idOf, list } from './screens';

const done: Portfolio = {
  ...examplePortfolio,
  id: idOf(501),
  from: '2025-11-01',
  to: '2026-10-31',
  createdAt: '2026-11-19T09:00:00.000Z',
  finishedAt: '2026-11-19T09:01:00.000Z',
  points: 5,
  savingEur: '12763.02',
  sums: [
    { confidence: 'annualised', points: 1, savingEur: '905.5' },
    { confidence: 'complete', points: 1, savingEur: '12480.5' },
    { confidence: 'estimated', points: 1, savingEur: '282.52' },
    { confidence: 'impossible', points: 2, savingEur: '0' },
  ],
};
const running: Portfolio = {
  ...done,
  ...unfinished,
  id: idOf(502),
  progress: 0.42,
  createdAt: '2026-11-20T09:58:00.000Z',
  clients: 2,
  clientNames: ['Panadería Ávila, S.L.', 'شركة الطاقة'],
};
const cancelled: Portfolio = { ...running, id: idOf(503), state: 'cancelled', progress: null };
const broken: Portfolio = {
  ...cancelled,
  id: idOf(504),
  state: 'failed',
  message:
    'No se ha podido terminar después de varios intentos, y no se ha guardado nada. Empieza otra con menos clientes.',
};
const rowOf = ({ clientNames: _, sums: __, ...row }: Portfolio): PortfolioRow => row;

const point: PortfolioPoint = {
  ...examplePoint,
  id: idOf(1),
  clientId: idOf(51),
  clientName: 'Panadería Ávila, S.L.',
  confidence: 'estimated',
  reasons: ['El 8 % de los días es estimado.'],
  study: { id: idOf(302), code: 'EST-2027-0006', state: 'calculated' },
};

/** Points as a screenshot shows them: always the same. */
const shownPoints: readonly PortfolioPoint[] = [
  {
    ...point,
    id: idOf(2),
    alias: 'Nave de la calle de la Constitución, esquina con la plaza Mayor',
    clientName:
      'Cooperativa Agroalimentaria de Nuestra Señora de la Asunción y San Roque, S. Coop. And.',
    confidence: 'complete',
    reasons: [],
    tariff: '6.1TD',
    pointType: 2,
    currentEur: '39937.6',
    optimumEur: '27457.1',
    savingEur: '12480.5',
    savingPercent: '31.25',
    study: null,
  },
  {
    ...point,
    id: idOf(3),
    alias: '',
    clientName: 'شركة الطاقة',
    confidence: 'annualised',
    reasons: ['Se conocen 10 de 12 meses: faltan marzo de 2026 y abril de 2026.'],
    savingEur: '905.5',
    savingPercent: '9.1',
    study: null,
  },
  point,
  {
    ...point,
    ...notOptimised,
    id: idOf(4),
    alias: 'Almacén',
    reasons: ['No hay ningún maxímetro: escríbelos en Consumos o importa la curva cuartohoraria.'],
  },
  {
    ...point,
    ...notOptimised,
    id: idOf(5),
    alias: 'Bombeo',
    tariff: null,
    pointType: null,
    currentPowersKw: null,
    reasons: ['No hay contrato en vigor el 31/10/2026: escríbelo en PDS o elige otros meses.'],
  },
];

export const portfoliosPath = '/energy-analysis/cartera';
export const donePath = `${portfoliosPath}/${done.id}`;
export const runningPath = `${portfoliosPath}/${running.id}`;
export const failedPath = `${portfoliosPath}/${broken.id}`;

/** The answer to opening studies of two points: one each way. */
const openedStudies = {
  opened: [
    { supplyPointId: idOf(2), id: idOf(302), code: 'EST-2027-0008', state: 'calculated' },
    { supplyPointId: idOf(4), id: idOf(303), code: 'EST-2027-0009', state: 'draft' },
  ],
  skipped: [
    {
      supplyPointId: idOf(5),
      cups: point.cups,
      message: 'No hay contrato en vigor el 31/10/2026: escríbelo en PDS o elige otros meses.',
    },
  ],
};

/** Answers everything that the pages of portfolios ask for. @param state of the one that runs at first */
export const answerPortfolios = (page: Page, state: Portfolio['state'] = 'running') =>
  answerAll(page, [
    [/\/api\/portfolios\?/, list([running, done, cancelled].map(rowOf))],
    [new RegExp(`/api/portfolios/${done.id}$`), done],
    [new RegExp(`/api/portfolios/${running.id}$`), { ...running, state }],
    [new RegExp(`/api/portfolios/${cancelled.id}$`), cancelled],
    [new RegExp(`/api/portfolios/${broken.id}$`), broken],
    [/\/api\/portfolios\/[0-9a-f-]+\/points\?/, list(shownPoints)],
    [/\/api\/portfolios\/[0-9a-f-]+\/studies$/, openedStudies],
    [
      /\/api\/clients\?/,
      list([
        { id: idOf(51), name: 'Panadería Ávila, S.L.', taxId: '00000001R' },
        { id: idOf(52), name: 'Forjas Ñandú, S.A.', taxId: '00000002W' },
      ]),
    ],
  ]);
