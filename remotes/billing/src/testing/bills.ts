import type { Bill, BillRow, BillTotals } from '@vatio/contracts/billing/bills';
import { type BillState, billStates } from '@vatio/contracts/billing/billWords';
import { answer, listOf } from '../../../../tests/setup/answers';

const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

/** The row of a list: a pending bill, except for the facts of the test. */
export const billRowOf = (facts: Partial<BillRow> = {}): BillRow => ({
  id: idOf('b1'),
  supplyPointId: idOf('d1'),
  cups: 'ES0021000000000001RK',
  alias: 'Obrador',
  clientId: idOf('c1'),
  clientName: 'Panadería Ávila',
  supplier: 'Luz del Norte',
  number: 'LN-2026-001',
  kind: 'ordinary',
  tariff: '2.0TD',
  issuedOn: '2026-02-03',
  from: '2025-12-31',
  to: '2026-01-31',
  totalKwh: '250',
  totalEur: '71.5',
  eurPerKwh: '0.286',
  state: 'pending',
  computedEur: null,
  differenceEur: null,
  claimableEur: null,
  counts: true,
  hasAttachment: false,
  version: 3,
  ...facts,
});

type Line = Bill['lines'][number];

const lineOf = (facts: Partial<Line> & Pick<Line, 'kind' | 'amountEur'>): Line => ({
  period: null,
  segment: null,
  text: '',
  ratePercent: null,
  baseEur: null,
  ...facts,
});

/** A bill of 2.0TD in January 2026. */
export const billOf = (facts: Partial<Bill> = {}): Bill => ({
  ...billRowOf(),
  rectifies: '',
  accruedOn: '2026-02-03',
  printedDays: null,
  paidOn: null,
  isEstimated: false,
  energyKwh: ['80', '70', '100'],
  powersKw: ['4.6', '4.6'],
  energyPricesEurPerKwh: ['0.15', '0.13', '0.11'],
  powerPricesEurPerKwYear: null,
  reactiveKvarh: null,
  maxKw: null,
  segments: [],
  lines: [
    lineOf({ kind: 'power', period: 1, amountEur: '12.3' }),
    lineOf({ kind: 'energy', text: 'Término de energía', amountEur: '32.1' }),
    lineOf({
      kind: 'electricityTax',
      ratePercent: '5.11269632',
      baseEur: '44.4',
      amountEur: '2.27',
    }),
  ],
  taxes: [{ ratePercent: '21', baseEur: '59.09', amountEur: '12.41' }],
  notes: '',
  createdAt: '2026-02-04T09:00:00.000Z',
  createdBy: 'Ana Prieto',
  warnings: [],
  attachment: null,
  verification: null,
  rectified: null,
  rectifiedBy: [],
  before: null,
  after: null,
  ...facts,
});

/** Sums of a register; states that are not named have no bills. */
export const totalsOf = (
  counts: Readonly<Partial<Record<BillState, number>>> = { pending: 1 },
): BillTotals => ({
  states: billStates.map((state) => ({ state, bills: counts[state] ?? 0 })),
  bills: Object.values(counts).reduce((sum, bills) => sum + bills, 0),
  billedEur: '1240.5',
  kwh: '5200',
  computed: { bills: 2, billedEur: '300', computedEur: '287.6' },
  claimableEur: '12.4',
  recoveredEur: '7.5',
});

/** Answers what the filters of a list of bills offer. */
export function answerBillFilters(): void {
  answer('get', 'bills/suppliers', {
    rows: [{ supplier: 'Luz del Norte', bills: 3, firstDay: '2025-11-30', lastDay: '2026-10-31' }],
  });
  const { clientId, clientName, supplyPointId, alias, cups } = billRowOf();
  answer('get', 'bills/clients', { rows: [{ id: clientId, name: clientName }] });
  answer('get', 'bills/points', { rows: [{ id: supplyPointId, alias, cups }] });
}

/** Answers what the register asks for besides its rows. */
export function answerRegister(totals = totalsOf()): void {
  answer('get', 'bills/totals', totals);
  answerBillFilters();
  answer('get', 'bills/verifications', listOf([]));
}

/** Answers the requests of a bill's page; none of the bill is claimed. */
export function answerBill(bill: Bill) {
  answer('get', 'claims', listOf([]));
  return answer('get', `bills/${bill.id}`, bill);
}

/** Two rows of the register that are unlike in all that is shown. */
export const wrongRow = billRowOf({
  state: 'claimable',
  computedEur: '58.78',
  differenceEur: '12.72',
  claimableEur: '12.72',
  hasAttachment: true,
});
export const otherRow = billRowOf({
  id: '0199e1a0-0000-7000-8000-0000000000b2',
  number: 'حسن <b>7</b>',
  kind: 'replaces',
  counts: false,
  version: 8,
});
