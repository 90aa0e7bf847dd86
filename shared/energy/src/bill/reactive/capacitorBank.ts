import { hoursByPeriod } from '../../calendar/periods';
import {
  type Decimal,
  type DecimalInput,
  type ExactNumber,
  exact,
  toText,
  zero,
} from '../../exact/decimal';
import { periodsOf } from '../../tariff/tariffs';
import type { ReactiveMonth, ReactiveSupply } from './reactiveCost';
import { reactiveUse } from './reactiveUse';

/** The usual sizes of automatic banks in low voltage, kVAr. */
export const bankSizesKvar: readonly Decimal[] = (
  '2.5 5 7.5 10 12.5 15 17.5 20 25 30 35 40 50 60 75 80 100 125 150 175 200 225 250 300 350 400 450 ' +
  '500 600 700 800 900 1000'
).split(' ');

/**
 * The mean reactive power that is charged in the worst month and period from P1 to P5: a bank of this size
 * would have avoided all charges, had the load been even. Meters keep monthly sums, so hours with more load
 * need more than it.
 *
 * @returns kVAr, three decimals rounded up; 0 when there is no charge
 */
export function neededKvar(supply: ReactiveSupply): Decimal {
  const needs = charged(supply).map(({ excess, hours }) => excess.div(hours));
  const most = needs.reduce((one, other) => (one.gt(other) ? one : other), zero);
  return toText(most.round(3, 3));
}

/** @returns the smallest usual size that gives a power; null: larger than all of them */
export const bankOf = (kvar: DecimalInput): Decimal | null =>
  bankSizesKvar.find((size) => exact(size).gte(kvar)) ?? null;

/**
 * The months as they would have been with a bank that compensates at most its size in every hour,
 * and never more than there is.
 *
 * @param kvar the bank's size
 */
export function withBank(
  { tariff, territory, months }: ReactiveSupply,
  kvar: DecimalInput,
): readonly ReactiveMonth[] {
  return months.map((month) => {
    const hours = hoursByPeriod(month.range, { tariff, territory });
    const reactiveKvarh = month.reactiveKvarh.map((reactive, i) => {
      if (reactive === null) return null;
      const left = exact(reactive).minus(exact(kvar).times(hours[i] ?? 0));
      return toText(left.lt(0) ? zero : left);
    });
    return { ...month, reactiveKvarh };
  });
}

interface Charged {
  readonly excess: ExactNumber;
  readonly hours: number;
}

/** The periods of the months in which reactive energy is charged. P6 never is. */
function charged({ tariff, territory, months }: ReactiveSupply): readonly Charged[] {
  const cheapest = periodsOf(tariff, 'energy').length - 1;
  return months.flatMap(({ range, energyKwh, reactiveKvarh }) => {
    const hours = hoursByPeriod(range, { tariff, territory });
    return reactiveKvarh.flatMap((reactive, i): Charged[] => {
      if (reactive === null || i >= cheapest || !hours[i]) return [];
      const { excessKvarh, band } = reactiveUse(exact(energyKwh[i] ?? 0), exact(reactive));
      return band === null ? [] : [{ excess: excessKvarh, hours: hours[i] ?? 0 }];
    });
  });
}
