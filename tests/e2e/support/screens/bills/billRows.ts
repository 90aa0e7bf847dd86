import type { BillRow, BillTotals } from '@vatio/contracts/billing/bills';
import { billStates } from '@vatio/contracts/billing/billWords';
import { idOf } from '../screens';
import { shownPoints } from '../supplyScreens';

export const pending: BillRow = {
  id: idOf(501),
  supplyPointId: idOf(1),
  cups: shownPoints[0]?.cups ?? '',
  alias: 'Obrador',
  clientId: idOf(101),
  clientName: 'Panadería Ávila, S.L.',
  supplier: 'Luz del Norte',
  number: 'LN-2026-0107',
  kind: 'ordinary',
  tariff: '3.0TD',
  issuedOn: '2026-11-04',
  from: '2026-09-30',
  to: '2026-10-31',
  totalKwh: '3842.5',
  totalEur: '812.37',
  eurPerKwh: '0.211417',
  state: 'pending',
  computedEur: null,
  differenceEur: null,
  claimableEur: null,
  counts: true,
  hasAttachment: true,
  version: 3,
};

export const wrong: BillRow = {
  ...pending,
  id: idOf(502),
  number: 'LN-2026-0098',
  issuedOn: '2026-10-03',
  from: '2026-08-31',
  to: '2026-09-30',
  state: 'claimable',
  computedEur: '780.12',
  differenceEur: '32.25',
  claimableEur: '32.25',
};

const verified = (facts: Partial<BillRow>, n: number): BillRow => ({
  ...wrong,
  computedEur: '812.37',
  differenceEur: '0',
  claimableEur: '0',
  hasAttachment: false,
  ...facts,
  id: idOf(n),
  number: facts.number ?? `LN-2026-00${n - 420}`,
});

/** Bills as a screenshot shows them: always the same, in each state. */
export const shownBills: readonly BillRow[] = [
  pending,
  wrong,
  verified({ state: 'correct', to: '2026-08-31', from: '2026-07-31' }, 503),
  verified({ state: 'inFavour', differenceEur: '-4.1', to: '2026-07-31', from: '2026-06-30' }, 504),
  verified(
    {
      state: 'review',
      alias: 'Tienda de la calle de la Constitución, esquina con la plaza Mayor',
      clientName:
        'Cooperativa Agroalimentaria de Nuestra Señora de la Asunción y San Roque, S. Coop. And.',
      supplier: 'Comercializadora Regulada de Electricidad del Mediterráneo Occidental, S.A.U.',
      number: 'FACT/2026/ELEC/000000000123456789',
      totalEur: '128407.55',
      totalKwh: '812345.678',
      eurPerKwh: '0.15807',
      from: '2026-07-31',
      to: '2026-08-31',
    },
    505,
  ),
  verified(
    {
      state: 'notVerifiable',
      alias: '',
      clientName: 'شركة الطاقة',
      kind: 'replaces',
      computedEur: null,
      differenceEur: null,
      from: '2026-06-30',
      to: '2026-07-31',
    },
    506,
  ),
  verified({ state: 'correct', kind: 'cancels', counts: false, totalEur: '-812.37' }, 507),
];

/** The clients of these bills. */
export const shownClients = [
  ...new Map(shownBills.map(({ clientId: id, clientName: name }) => [id, { id, name }])).values(),
];

const counts: Readonly<Record<string, number>> = {
  pending: 12,
  correct: 1043,
  inFavour: 7,
  review: 31,
  notVerifiable: 18,
  claimable: 129,
};
export const totals: BillTotals = {
  states: billStates.map((state) => ({ state, bills: counts[state] ?? 0 })),
  bills: 1240,
  billedEur: '1284075.55',
  kwh: '8123456.789',
  computed: { bills: 1210, billedEur: '1250304.1', computedEur: '1237889.98' },
  claimableEur: '12414.12',
  recoveredEur: '3120.45',
};
