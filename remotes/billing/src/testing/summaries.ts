import type { BillSummary, StudySaving, SummaryRow } from '@vatio/contracts/billing/summaries';

/** The sums of a month's bills, except for the facts of the test. */
export const summaryRowOf = (facts: Partial<SummaryRow> = {}): SummaryRow => ({
  key: '2026-05',
  name: '2026-05',
  cups: null,
  clientName: null,
  bills: 12,
  kwh: '34120.5',
  billedEur: '6824.1',
  eurPerKwh: '0.2',
  computed: { bills: 10, billedEur: '5700', computedEur: '5612.4' },
  differenceEur: '87.6',
  claimableEur: '91.2',
  claimedEur: '80',
  recoveredEur: '60.5',
  ...facts,
});

export function summaryOf(rows: readonly SummaryRow[] = [summaryRowOf()]): BillSummary {
  const { key: _k, name: _n, cups: _c, clientName: _o, ...sums } = summaryRowOf();
  return { rows: [...rows], total: rows.length, sums };
}

const studyId = '0199e1a0-0000-7000-8000-0000000000e1';

/** One bill since a study was accepted. */
export const savingOf = (facts: Partial<StudySaving> = {}): StudySaving => ({
  study: {
    id: studyId,
    code: 'EST-2026-0042',
    acceptedOn: '2026-04-25',
    concepts: ['power', 'excess'],
    expectedEur: '282.52',
  },
  rows: [
    {
      id: '0199e1a0-0000-7000-8000-0000000000b1',
      number: 'LN-2026-001',
      from: '2026-04-30',
      to: '2026-05-31',
      days: 31,
      expectedEur: '23.99',
      billedEur: '120',
      wouldBeEur: '148.5',
      savedEur: '28.5',
      why: null,
    },
  ],
  sums: {
    bills: 1,
    days: 31,
    expectedEur: '23.99',
    billedEur: '120',
    wouldBeEur: '148.5',
    savedEur: '28.5',
  },
  ...facts,
});
