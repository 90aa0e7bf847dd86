import type { Page } from '@playwright/test';
import type { BillTotals } from '@vatio/contracts/billing/bills';
import type { Client } from '@vatio/contracts/company/clients';
import type { SupplyContract } from '@vatio/contracts/company/contracts';
import type { SupplyPoint, SupplyPointAttention } from '@vatio/contracts/company/points';
import type { Reading } from '@vatio/contracts/company/readings';
import { cupsOf, taxIdOf } from '../../../../api/test/supply';
import { pointFileAnswer } from './pointScreens';
import { answerAll, conflict, idOf, list } from './screens';

const createdAt = '2025-01-15T09:00:00.000Z';

const clientFacts: readonly Partial<Client>[] = [
  { name: 'Panadería Ávila, S.L.', supplyPointCount: 2, nextExpiry: '2026-12-10' },
  {
    name: 'Cooperativa Agroalimentaria de Nuestra Señora de la Asunción y San Roque, S. Coop. And.',
  },
  { name: 'Ñandú & Güell, S.A.', supplyPointCount: 1240, nextExpiry: '2027-01-10' },
  { name: 'شركة الطاقة', nextExpiry: '2027-02-15' },
  { name: '<script>alert(1)</script>', supplyPointCount: 0 },
  { name: 'Talleres Quirós', supplyPointCount: 0, archived: true },
];

/** Clients as a screenshot shows them: always the same. */
export const shownClients: readonly Client[] = clientFacts.map((facts, n) => ({
  id: idOf(n + 1),
  name: '',
  taxId: taxIdOf(70_000_000 + n),
  activityCode: '1071',
  contactName: 'Marta Gil',
  contactEmail: `marta.${n + 1}@empresa.example`,
  phone: '600 123 456',
  notes: 'Llamar por la tarde.\nNo en agosto.',
  monthlyBudgetMinutes: 750,
  kind: 'company',
  managerId: null,
  managerName: null,
  archived: false,
  version: 3,
  createdAt,
  supplyPointCount: 1,
  nextExpiry: null,
  ...facts,
}));

type PointFacts = Partial<SupplyPoint> & Pick<SupplyPoint, 'contract'>;
const contract = {
  id: idOf(21),
  supplier: 'Luz del Sur',
  tariff: '3.0TD',
  from: '2025-12-11',
} as const;
type PointData = SupplyPoint['data'];
const whole: PointData = {
  state: 'current',
  firstDay: '2025-12-11',
  lastDay: '2026-10-31',
  missingDays: 0,
  gaps: [],
};
const holes: PointData = {
  ...whole,
  state: 'holes',
  missingDays: 17,
  gaps: [
    { from: '2026-03-03', to: '2026-03-03' },
    { from: '2026-09-01', to: '2026-09-16' },
  ],
};
const late: PointData = { ...whole, state: 'late', lastDay: '2026-07-31' };
const none: PointData = { ...whole, state: 'none', firstDay: null, lastDay: null };

const pointFacts: readonly PointFacts[] = [
  { alias: 'Obrador', contract: { ...contract, to: '2026-12-10' }, data: holes },
  {
    alias: 'Tienda de la calle de la Constitución, esquina con la plaza Mayor',
    contract: { ...contract, tariff: '2.0TD', to: null },
    pointType: 5,
  },
  {
    alias: '',
    territory: 'canarias',
    postcode: '35001',
    province: 'Las Palmas',
    contract: { ...contract, supplier: 'Comercializadora del Atlántico', to: '2027-02-10' },
    data: late,
  },
  { alias: 'Nave «Ñ»', territory: 'ceuta', contract: null, data: none },
  { alias: 'Bomba antigua', archived: true, contract: null },
];

export const shownPoints: readonly SupplyPoint[] = pointFacts.map((facts, n) => ({
  id: idOf(11 + n),
  clientId: idOf(1),
  clientName: 'Panadería Ávila, S.L.',
  cups: cupsOf(1 + n),
  alias: '',
  address: 'Calle Mayor, 1',
  municipality: 'Alicante',
  province: 'Alicante',
  postcode: '03001',
  territory: 'peninsula',
  distributor: '',
  distributorCode: '0021',
  pointType: 4,
  voltageKv: '0.4',
  powerControl: 'maximeter',
  isElectroIntensive: null,
  lastPowerChange: '2026-06-01',
  rightsKw: '43.5',
  rightsUntil: '2028-01-31',
  archived: false,
  version: 5,
  createdAt,
  data: whole,
  ...facts,
}));

const contractFacts: readonly Partial<SupplyContract>[] = [
  {
    from: '2025-12-11',
    to: '2026-12-10',
    powerChanges: [{ from: '2026-06-01', powersKw: ['25', '25', '25', '25', '25', '30.5'] }],
    plannedMonths: 12,
    vulnerability: 'none',
    socialBonusFinancing: 'untaxed',
  },
  {
    from: '2024-12-11',
    to: '2025-12-10',
    supplier: 'Energía del Ebro',
    mode: 'indexed',
    energyPricesEurPerKwh: null,
    includesAtr: false,
    powersKw: Array(6).fill('20'),
  },
];

const shownContracts: readonly SupplyContract[] = contractFacts.map((facts, n) => ({
  id: idOf(21 + n),
  supplyPointId: idOf(11),
  supplier: 'Luz del Sur',
  tariff: '3.0TD',
  from: '',
  to: null,
  powersKw: ['20', '20', '20', '20', '20', '30.5'],
  mode: 'fixed',
  energyPricesEurPerKwh: ['0.161234', '0.15', '0.14', '0.13', '0.12', '0.11'],
  includesAtr: true,
  powerPricesEurPerKwYear: null,
  marginEurPerKwh: null,
  meterEurPerMonth: '1.36',
  use: 'general',
  noticeDays: 30,
  plannedMonths: null,
  powerChanges: [],
  reducedTax: null,
  vulnerability: null,
  socialBonusFinancing: null,
  version: 2,
  createdAt,
  ...facts,
}));

/** Covers the months of 2026 until October; the periods of a month are those of 3.0TD. */
const shownReadings: readonly Reading[] = Array.from({ length: 10 }, (_, n) => {
  const month = `2026-${String(n + 1).padStart(2, '0')}`;
  const days = new Date(Date.UTC(2026, n + 1, 0)).getUTCDate();
  const isWinter = n < 2 || n === 6;
  const high = isWinter ? ['1200.125', '1350', '0', '0'] : ['0', '0', '1100.5', '980.25'];
  return {
    id: idOf(31 + n),
    supplyPointId: idOf(11),
    from: `${month}-01`,
    to: `${month}-${days}`,
    energyKwh: [...high, '0', `${2100 - 70 * n}.5`],
    reactiveKvarh: n < 6 ? ['100', '110', '0', '0', '0', '0'] : null,
    maxKw: n === 3 ? null : ['18.4', '19', null, null, null, n === 1 ? '34.25' : '12.001'],
    isEstimated: n === 2,
    source: n % 2 ? 'invoice' : 'manual',
    version: 1,
    createdAt,
    warnings: n === 1 ? [{ field: 'maxKw.5', message: 'Supera la potencia contratada' }] : [],
  };
});

const attention: SupplyPointAttention = {
  total: 3410,
  expiring: { 30: 1, 60: 12, 90: 12 },
  outdated: 3410,
  none: 3128,
  late: 282,
  holes: 941,
};

const billed: BillTotals = {
  states: [{ state: 'claimable', bills: 2 }],
  bills: 24,
  billedEur: '38214.07',
  kwh: '184512',
  computed: { bills: 24, billedEur: '38214.07', computedEur: '37933.78' },
  claimableEur: '280.29',
  recoveredEur: '1204.5',
};

/** Answers all requests of the lists, cards and forms of PDS, except for curves. */
export const answerSupply = (page: Page) =>
  answerAll(page, [
    [/\/api\/clients\?/, list(shownClients, 1240)],
    [/\/api\/clients\/[^/]+$/, shownClients[0]],
    [/\/api\/people$/, { rows: [] }],
    [/\/api\/points\?/, list(shownPoints, 3410)],
    [/\/api\/points\?.*clientId/, list(shownPoints.slice(0, 2))],
    [/\/api\/points\?.*expiringDays=30/, list(shownPoints.slice(0, 1), 1)],
    [/\/api\/points\?.*expiringDays=(60|90)/, list(shownPoints.slice(0, 1), 12)],
    [/\/api\/points\/[^/]+$/, shownPoints[0]],
    [/\/api\/points\/attention$/, attention],
    [/\/api\/point-imports$/, pointFileAnswer],
    [/\/contracts$/, { rows: shownContracts }],
    [/\/coverage$/, { months: [], firstDay: null, lastDay: null }],
    [/\/readings\?/, { rows: shownReadings, firstDay: '2026-01-01', lastDay: '2026-10-31' }],
    [/\/api\/curve-imports\?/, list([])],
    [/\/api\/bills\/totals/, billed],
  ]);

/** Another person saved the client first. */
export const clientConflict = conflict(/\/api\/clients\/[^/]+$/, {
  message: 'Otra persona ha cambiado este cliente mientras lo editabas.',
  versions: {
    yours: { version: 3, name: 'Panadería Ávila e Hijos, S.L.' },
    current: { ...shownClients[0], version: 4, name: 'Panaderías de Ávila, S.A.' },
  },
});
