import type { Bill } from '@vatio/contracts/billing/bills';
import type { BillVerification, Run } from '@vatio/contracts/billing/verifications';
import { billOf } from './bills';

type VerifiedLine = BillVerification['lines'][number];

/** A line that is right, except for the facts of the test. */
export const verifiedLineOf = (facts: Partial<VerifiedLine> = {}): VerifiedLine => ({
  concept: 'power',
  period: 1,
  segment: null,
  label: 'Potencia P1',
  issued: [0],
  billedEur: '12.30',
  computedEur: '12.30',
  differenceEur: '0.00',
  highestEur: '12.30',
  range: null,
  letThroughEur: null,
  adding: null,
  alternatives: [],
  state: 'correct',
  why: 'Coincide.',
  formula: 'potencia × precio × días / días del año',
  calculation: '4,6 kW × 31,481 €/kW·año × 31 / 365',
  parameters: [
    {
      kind: 'powerToll',
      tariff: '2.0TD',
      period: 1,
      from: '2026-01-01',
      to: null,
      value: '23.4698',
      norm: 'Resolución de la CNMC',
    },
  ],
  norm: 'Circular 3/2020, art. 9',
  missing: [],
  ...facts,
});

/** A verification that found the energy too dear, and an estimated reading. */
export const verificationOf = (facts: Partial<BillVerification> = {}): BillVerification => ({
  at: '2026-11-20T10:00:00.000Z',
  data: {
    parameterVersion: 12,
    contracts: [{ id: '0199e1a0-0000-7000-8000-0000000000e1', version: 4 }],
    readings: [],
    curveMinutes: 60,
  },
  lines: [
    verifiedLineOf(),
    verifiedLineOf({
      concept: 'energy',
      period: null,
      label: 'Energía',
      issued: [1],
      billedEur: '32.10',
      computedEur: '22.10',
      differenceEur: '10.00',
      state: 'claimable',
      why: 'El precio no es el del contrato.',
    }),
    verifiedLineOf({
      concept: 'total',
      period: null,
      label: 'Total',
      issued: [],
      billedEur: '71.50',
      computedEur: '58.78',
      differenceEur: '12.72',
      state: 'claimable',
      adding: { dueEur: '71.50', closes: true },
      why: 'Suma las líneas anteriores.',
    }),
  ],
  findings: [
    {
      code: 'estimatedReading',
      level: 'note',
      message: 'La lectura es estimada: compárala con la siguiente.',
      amountEur: null,
    },
    {
      code: 'energyPriceDiffers',
      level: 'error',
      message: 'El precio de la energía no es el del contrato: pide que lo corrijan.',
      amountEur: '10.00',
    },
  ],
  range: null,
  unverifiedEur: '0.00',
  claimable: {
    linesEur: '10.00',
    measuredEur: '0.00',
    setOffEur: '0.00',
    electricityTaxEur: '0.51',
    taxEur: '2.21',
    rebillEur: '0.00',
    sumsEur: '0.00',
    totalEur: '12.72',
  },
  notVerifiable: [],
  cautions: ['La energía se ha repartido por días.'],
  ...facts,
});

/** A bill that was verified with the data of now. */
export const verifiedBill = (
  verification: Partial<BillVerification> = {},
  facts: Partial<Bill> = {},
): Bill =>
  billOf({
    state: 'claimable',
    computedEur: '58.78',
    differenceEur: '12.72',
    claimableEur: '12.72',
    verification: verificationOf(verification),
    ...facts,
  });

/** The verification of two bills, which has begun. */
export const runOf = (facts: Partial<Run> = {}): Run => ({
  id: '0199e1a0-0000-7000-8000-0000000000f1',
  state: 'running',
  progress: 0.5,
  message: null,
  bills: 2,
  authorName: 'Ana Prieto',
  createdAt: '2026-11-20T10:00:00.000Z',
  finishedAt: null,
  outcomes: [],
  ...facts,
});

/** The same, done: one is right, and one is not. */
export const doneRun = (facts: Partial<Run> = {}): Run =>
  runOf({
    state: 'done',
    progress: null,
    finishedAt: '2026-11-20T10:00:02.000Z',
    outcomes: [
      { state: 'correct', bills: 1 },
      { state: 'claimable', bills: 1 },
    ],
    ...facts,
  });
