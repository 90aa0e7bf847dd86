import type { Page } from '@playwright/test';
import type {
  Portfolio,
  PortfolioPoint,
  PortfolioRow,
} from '@vatio/contracts/energyAnalysis/portfolios';
import { answerAll, idOf, list } from './screens';

const done: Portfolio = {
  id: idOf(501),
  state: 'done',
  progress: null,
  message: null,
  from: '2025-11-01',
  to: '2026-10-31',
  authorName: 'Ana Prieto',
  createdAt: '2026-11-19T09:00:00.000Z',
  finishedAt: '2026-11-19T09:01:00.000Z',
  clients: null,
  clientNames: null,
  points: 5,
  parameterVersion: 2,
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
  id: idOf(502),
  state: 'running',
  progress: 0.42,
  createdAt: '2026-11-20T09:58:00.000Z',
  finishedAt: null,
  clients: 2,
  clientNames: ['Panadería Ávila, S.L.', 'شركة الطاقة'],
  points: 1000,
  parameterVersion: null,
  savingEur: null,
  sums: [],
};
const cancelled: Portfolio = { ...running, id: idOf(503), state: 'cancelled', progress: null };
const rowOf = ({ clientNames: _, sums: __, ...row }: Portfolio): PortfolioRow => row;

const point: PortfolioPoint = {
  id: idOf(1),
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  clientId: idOf(51),
  clientName: 'Panadería Ávila, S.L.',
  confidence: 'estimated',
  reasons: ['El 8 % de los días es estimado.'],
  cautions: ['Las potencias máximas pasadas pueden no repetirse: revisa los cambios previstos.'],
  tariff: '3.0TD',
  pointType: 4,
  currentPowersKw: ['40', '40', '40', '40', '40', '45'],
  optimumPowersKw: ['27', '27', '27', '27', '27', '27'],
  currentEur: '1745.27',
  optimumEur: '1462.75',
  savingEur: '282.52',
  savingPercent: '16.19',
  study: { id: idOf(302), code: 'EST-2027-0006', state: 'calculated' },
};
const nothing: Partial<PortfolioPoint> & Pick<PortfolioPoint, 'confidence'> = {
  confidence: 'impossible',
  cautions: [],
  optimumPowersKw: null,
  currentEur: null,
  optimumEur: null,
  savingEur: null,
  savingPercent: null,
  study: null,
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
    ...nothing,
    id: idOf(4),
    alias: 'Almacén',
    reasons: ['No hay ningún maxímetro: escríbelos en Consumos o importa la curva cuartohoraria.'],
  },
  {
    ...point,
    ...nothing,
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
export const cancelledPath = `${portfoliosPath}/${cancelled.id}`;

/** What opening studies of two points answers: one each way. */
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

/** Answers everything that the pages of portfolios ask for. */
export const answerPortfolios = (page: Page) =>
  answerAll(page, [
    [/\/api\/portfolios\?/, list([running, done, cancelled].map(rowOf))],
    [new RegExp(`/api/portfolios/${done.id}$`), done],
    [new RegExp(`/api/portfolios/${running.id}$`), running],
    [new RegExp(`/api/portfolios/${cancelled.id}$`), cancelled],
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
