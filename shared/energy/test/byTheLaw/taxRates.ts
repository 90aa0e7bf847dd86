import type { BillInput } from '../../src/bill';
import { decimal, type Fraction, isMore, whole } from './fraction';

/** Percentages by their first day; «or» what a condition of RDL 25/2026 would make of it. */
type Rates = readonly (readonly [from: string, percent: string, or?: string])[];

/** Ley 38/1992 art. 99 with RDL 8/2023 and RDL 7, 18 and 25/2026, by the day of accrual. */
const electricity: Rates = [
  ['2021-09-16', '0.5'],
  ['2024-01-01', '2.5'],
  ['2024-04-01', '3.8'],
  ['2024-07-01', '5.11269632'],
  ['2026-03-22', '0.5'],
  ['2026-06-01', '5.11269632'],
  ['2026-11-01', '5.11269632', '0.5'],
  ['2027-01-01', '5.11269632'],
];

/** IVA up to 10 kW, or of the severely vulnerable. */
const smallVat: Rates = [
  ['2023-01-01', '5'],
  ['2024-01-01', '10'],
  ['2024-03-01', '21'],
  ['2024-07-01', '10'],
  ['2025-01-01', '21'],
  ['2026-03-22', '10'],
  ['2026-06-01', '21'],
  ['2026-11-01', '21', '10'],
  ['2027-01-01', '21'],
];

const rateOn = (rates: Rates, on: string, held: boolean): string => {
  const [, usual = '', or] = rates.filter(([from]) => from <= on).at(-1) ?? [];
  return (held && or) || usual;
};

export const electricityRate = (on: string, held: boolean): string => rateOn(electricity, on, held);

/** Both outcomes are open. */
export const isConditional = (on: string): boolean => on >= '2026-11-01' && on <= '2026-12-31';

const noneOver = (powers: readonly Fraction[], kw: number) =>
  powers.every((power) => !isMore(power, whole(kw)));

/** Exactly 10 kW was not inside the words of RDL 7/2026 until RDL 10/2026. */
function isSmall(powers: readonly Fraction[], on: string): boolean {
  const isUnder = on >= '2026-03-22' && on <= '2026-04-29';
  return isUnder ? powers.every((power) => isMore(whole(10), power)) : noneOver(powers, 10);
}

export function vatRate(
  { accruedOn, vulnerability }: BillInput,
  powers: readonly Fraction[],
  held: boolean,
): string {
  const isReduced = vulnerability === 'severe' || isSmall(powers, accruedOn);
  return isReduced ? rateOn(smallVat, accruedOn, held) : '21';
}

/** Rates before these years are unknown. */
const isKnown = (on: string) => on >= '2023-01-01';

/** Ley 4/2012 arts. 52.r and 54.1.a: 0 % for a person's dwelling up to 10 kW; an unknown holder is one. */
export function igicRate({ use, holder, accruedOn }: BillInput, powers: readonly Fraction[]) {
  if (!isKnown(accruedOn)) return null;
  return use === 'dwelling' && holder !== 'company' && noneOver(powers, 10) ? '0' : '3';
}

/** Ley 4/2012 art. 51.1.d: what is no electricity. */
export const igicMeterRate = (on: string) => (isKnown(on) ? '7' : null);

/** The ordinances of Ceuta and Melilla; those for 2027 are unread. */
export const ipsiRates = (on: string) =>
  isKnown(on) && on <= '2026-12-31' ? ({ energy: '1', meter: '4' } as const) : null;

/** Ley 38/1992 art. 99: €/MWh. Irrigation (letter e) and an industry (letter f) are industrial use. */
export function minimumRate({ tariff, use, reducedTax }: BillInput): Fraction {
  const isReducedIndustry = reducedTax !== undefined && 'ef'.includes(reducedTax.letter);
  const isIndustrial = use === 'industrial' || tariff.startsWith('6') || isReducedIndustry;
  return decimal(isIndustrial ? '0.5' : '1');
}
