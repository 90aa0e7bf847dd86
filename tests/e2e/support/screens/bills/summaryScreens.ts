import type { Page } from '@playwright/test';
import type { BillSummary, StudySaving, SummaryRow } from '@vatio/contracts/billing/summaries';
import { answerAll, idOf, list } from '../screens';
import { shownPoints } from '../supplyScreens';
import { pending, shownClients } from './billRows';

export const summaryPath = '/billing/resumen';
export const savingPath = `${summaryPath}?punto=${pending.supplyPointId}`;

const cents = (eur: number) => (Math.round(eur * 100) / 100).toFixed(2);

/** Twelve months whose bills differ, with what is claimable of some. */
const months: readonly SummaryRow[] = Array.from({ length: 12 }, (_, index) => {
  const month = `${index < 1 ? 2025 : 2026}-${String(((index + 11) % 12) + 1).padStart(2, '0')}`;
  const billed = 6200 + 900 * Math.cos((index / 12) * 2 * Math.PI);
  const claimable = index % 4 === 2 ? 180.4 : index % 4 === 0 ? 42.15 : 0;
  const kwh = billed * 4.6;
  return {
    key: month,
    name: month,
    cups: null,
    clientName: null,
    bills: 24,
    kwh: kwh.toFixed(3),
    billedEur: cents(billed),
    eurPerKwh: (billed / kwh).toFixed(6),
    computed: { bills: 22, billedEur: cents(billed - 300), computedEur: cents(billed - 420) },
    differenceEur: '120.00',
    claimableEur: cents(claimable),
    claimedEur: cents(claimable > 100 ? claimable : 0),
    recoveredEur: cents(index === 2 ? claimable / 2 : 0),
  };
});

const points: readonly SummaryRow[] = months
  .slice(0, 6)
  .map((row, index) => ({
    ...row,
    key: idOf(index + 1),
    name:
      index === 1
        ? 'Tienda de la calle de la Constitución, esquina con la plaza Mayor'
        : `Obrador ${index + 1}`,
    cups: shownPoints[0]?.cups ?? '',
    clientName: index % 2 === 0 ? 'Panadería Ávila, S.L.' : 'Molinos del Ñu, S. Coop.',
  }));

const summaryOf = (rows: readonly SummaryRow[]): BillSummary => ({
  rows: [...rows],
  total: rows.length,
  sums: {
    bills: 288,
    kwh: '342240.500',
    billedEur: '74400.00',
    eurPerKwh: '0.217391',
    computed: { bills: 264, billedEur: '70800.00', computedEur: '69360.00' },
    differenceEur: '1440.00',
    claimableEur: '667.65',
    claimedEur: '541.20',
    recoveredEur: '90.20',
  },
});

const savedBill = (month: number, savedEur: string | null) => ({
  id: idOf(600 + month),
  number: `LN-2026-00${90 + month}`,
  from: `2026-0${month}-01`,
  to: `2026-0${month + 1}-01`,
  days: 31,
  expectedEur: '23.99',
  billedEur: '120.40',
  wouldBeEur: savedEur && cents(120.4 + Number(savedEur)),
  savedEur,
  why: savedEur ? null : 'No verificable: falta la lectura del maxímetro de P1.',
});

const shownSaving: StudySaving = {
  study: {
    id: idOf(701),
    code: 'EST-2026-0042',
    acceptedOn: '2026-04-25',
    concepts: ['power', 'excess', 'energy'],
    expectedEur: '282.52',
  },
  rows: [savedBill(8, '19.20'), savedBill(7, null), savedBill(6, '28.50')],
  sums: {
    bills: 2,
    days: 62,
    expectedEur: '47.98',
    billedEur: '240.80',
    wouldBeEur: '288.50',
    savedEur: '47.70',
  },
};

/** Answers what the summary of bills asks for. */
export const answerSummary = (page: Page) =>
  answerAll(page, [
    [/\/api\/bills\/summary\?.*by=point/, summaryOf(points)],
    [/\/api\/bills\/summary\?.*by=month/, summaryOf(months)],
    [/\/api\/bills\/saving/, shownSaving],
    [/\/api\/bills\/suppliers/, list([{ supplier: 'Luz del Norte', bills: 3 }])],
    [/\/api\/bills\/clients/, list(shownClients)],
    [/\/api\/points\/[^/?]+$/, shownPoints[0] ?? {}],
  ]);
