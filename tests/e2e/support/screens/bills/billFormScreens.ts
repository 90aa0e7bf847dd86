import type { Page } from '@playwright/test';
import type { Bill } from '@vatio/contracts/billing/bills';
import { inputsOf, point, prefillOf } from '../../../../setup/examples/exampleBill';
import { answerAll, idOf, list } from '../screens';

const id = idOf(401);
export const newBillPath = `/billing/nueva?punto=${point.id}`;
export const editBillPath = `/billing/facturas/${id}/editar`;

const line = (kind: Bill['lines'][number]['kind'], amountEur: string, period?: number) => ({
  kind,
  amountEur,
  period: period ?? null,
  segment: null,
  text: '',
  ratePercent: null,
  baseEur: null,
});

/** The worked bill of 3.0TD; its excess is billed twice, and its total is of that. */
const bill: Partial<Bill> = {
  id,
  supplyPointId: point.id,
  cups: point.cups,
  alias: point.alias,
  clientName: point.clientName,
  supplier: 'Luz del Norte',
  number: 'LN-2026-002',
  kind: 'ordinary',
  rectifies: '',
  tariff: '3.0TD',
  issuedOn: '2026-03-03',
  accruedOn: '2026-03-03',
  from: '2026-01-31',
  to: '2026-02-28',
  printedDays: null,
  paidOn: null,
  isEstimated: false,
  energyKwh: ['1240', '980', '0', '0', '0', '1510'],
  powersKw: ['20', '20', '20', '20', '20', '30'],
  energyPricesEurPerKwh: null,
  powerPricesEurPerKwYear: null,
  reactiveKvarh: ['560', '300', '0', '0', '0', '900'],
  maxKw: ['23.4', '19', null, null, null, '24.5'],
  segments: [],
  lines: [
    ...['31.26', '16.29', '6.88', '5.96', '3.86', '3.32'].map((eur, index) =>
      line('power', eur, index + 1),
    ),
    line('energy', '214.96', 1),
    line('energy', '134.18', 2),
    line('energy', '119.14', 6),
    line('excess', '32.63'),
    line('reactive', '6.27'),
    line('socialBonus', '0.54'),
    line('electricityTax', '29.41'),
    line('meter', '1.25'),
  ],
  taxes: [{ ratePercent: '21', baseEur: '605.95', amountEur: '127.25' }],
  totalEur: '733.2',
  notes: 'Reclamada por teléfono el 5 de marzo.',
  version: 3,
  warnings: [],
};

/** Answers what the forms of a bill ask for. */
export const answerBillForm = (page: Page) =>
  answerAll(page, [
    [/\/api\/points\?/, list([point])],
    [/\/api\/points\/[^/?]+$/, point],
    [/\/api\/bills\?/, list([])],
    [/\/api\/bills\/prefill\?/, prefillOf()],
    [/\/api\/bills\/inputs\?/, inputsOf()],
    [/\/api\/bills\/[0-9a-f-]{36}$/, bill],
  ]);
