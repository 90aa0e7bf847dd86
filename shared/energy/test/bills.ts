import type { Bill, BillConcept, BillLine } from '../src/bill/bill';
import type { BillInput } from '../src/bill/input';

/** Bills whose amounts were worked out by hand or are public. */
const usual = { territory: 'peninsula', use: 'general', socialBonus: 'taxed' } as const;

/** 2.0TD with the PVPC, June 2026: a public bill. */
export const v1: BillInput = {
  ...usual,
  tariff: '2.0TD',
  pointType: 5,
  powerControl: 'icp',
  readings: { from: '2026-05-31', to: '2026-06-30' },
  accruedOn: '2026-07-03',
  use: 'dwelling',
  powersKw: ['4.6', '4.6'],
  powerPrice: { kind: 'pvpc' },
  energyKwh: ['60', '70', '120'],
  energyPrice: { eurPerKwh: ['0.20', '0.15', '0.10'], includesAtr: true },
  meterEurPerMonth: '0.81',
};

/** 2.0TD in the free market, February 2026. */
export const v2: BillInput = {
  ...v1,
  readings: { from: '2026-01-31', to: '2026-02-28' },
  accruedOn: '2026-03-05',
  powersKw: ['5.75', '5.75'],
  powerPrice: { kind: 'regulated' },
  energyKwh: ['142', '118', '260'],
  energyPrice: { eurPerKwh: ['0.178', '0.119', '0.089'], includesAtr: true },
};

/** 3.0TD with a maximeter and reactive energy, February 2026. */
export const v4: BillInput = {
  ...usual,
  tariff: '3.0TD',
  pointType: 4,
  powerControl: 'maximeter',
  readings: { from: '2026-01-31', to: '2026-02-28' },
  accruedOn: '2026-03-05',
  powersKw: [20, 20, 20, 20, 20, 30],
  powerPrice: { kind: 'regulated' },
  energyKwh: [1240, 980, 0, 0, 0, 1510],
  energyPrice: { eurPerKwh: ['0.110', '0.098', '0', '0', '0', '0.076'], includesAtr: false },
  maximetersKw: ['23.4', '19.0', null, null, null, '24.5'],
  reactiveKvarh: [560, 300, null, null, null, 900],
  meterEurPerMonth: '1.36',
};

/** @returns the amounts of a concept, in the order of the lines */
export const amountsOf = (bill: Bill, concept: BillConcept): (string | null)[] =>
  bill.lines.filter((line) => line.concept === concept).map(({ amountEur }) => amountEur);

/** @returns the messages about missing things */
export const missingIn = (bill: Bill): string[] => bill.notVerifiable.map(({ message }) => message);

/** @returns the first line of a concept */
export const lineOf = (bill: Bill, concept: BillConcept): BillLine | undefined =>
  bill.lines.find((line) => line.concept === concept);
