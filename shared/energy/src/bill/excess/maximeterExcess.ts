import type { DayRange } from '../../calendar/dates';
import { exact } from '../../exact/decimal';
import { spanishNumber, spanishRange } from '../../exact/spanish';
import { notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { type Period, periodsOf } from '../../tariff/tariffs';
import type { BillCaution, BillLine } from '../bill';
import type { BillInput } from '../input';
import { excessLine, type MeasuredExcess } from './excessLine';

/** In 2.0TD the first power covers the first two periods of energy. */
function hasEnergy({ tariff, energyKwh }: BillInput, period: Period): boolean {
  const [first = 0, second = 0, third = 0] = energyKwh;
  const of20: Partial<Record<Period, typeof energyKwh>> = { 1: [first, second], 2: [third] };
  const energies = tariff === '2.0TD' ? of20[period] : [energyKwh[period - 1] ?? 0];
  return (energies ?? []).some((energy) => exact(energy).gt(0));
}

function measure(input: BillInput, period: Period, cycle: DayRange): MeasuredExcess | null {
  const highest = input.maximetersKw?.[period - 1] ?? null;
  if (highest === null) {
    if (!hasEnergy(input, period)) return null;
    const days = spanishRange(cycle.firstDay, cycle.lastDay);
    return { missing: notVerifiable.data(`la lectura del maxímetro de P${period} ${days}`) };
  }
  const contracted = exact(input.powersKw[period - 1] ?? 0);
  const power = exact(highest).minus(contracted);
  const [measuredKw, contractedKw] = [exact(highest), contracted].map(spanishNumber);
  if (power.lte(0)) return { none: `${measuredKw} kW no pasan de ${contractedKw} kW` };
  const text = `(${measuredKw} − ${contractedKw}) kW`;
  return { excessIn: () => ({ power, text }) };
}

/**
 * Points of type 4 and 5: the highest power of each period in the cycle, minus the contracted one,
 * charged for all days of the cycle.
 */
export function maximeterExcess(
  input: BillInput,
  table: ParameterTable,
  cycle: DayRange,
): { readonly lines: readonly BillLine[]; readonly cautions: readonly BillCaution[] } {
  const lines = periodsOf(input.tariff, 'power').flatMap((period) => {
    const measured = measure(input, period, cycle);
    return measured ? [excessLine(input, table, { period, cycle }, measured)] : [];
  });
  const changes = lines.some(({ terms }) => terms.length > 1);
  const caution: BillCaution = {
    code: 'maximumProrated',
    message:
      'El precio de los excesos cambia dentro del ciclo: se ha tomado el mismo máximo antes y después del cambio, porque el maxímetro no dice de qué día es.',
  };
  return { lines, cautions: changes ? [caution] : [] };
}
