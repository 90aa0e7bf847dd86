import type { DayRange } from '../../calendar/dates';
import { isInSeason } from '../../calendar/seasons';
import { type ExactNumber, exact } from '../../exact/decimal';
import { spanishNumber, spanishRange } from '../../exact/spanish';
import { chargedDays, type ExcessRate, excessRates } from '../../rates/excessRate';
import { notVerifiable } from '../../tariff/notVerifiable';
import type { ParameterTable } from '../../tariff/parameters';
import { type Period, periodsOf } from '../../tariff/tariffs';
import type { BillCaution } from '../bill';
import { cycleOf, powerPieces } from '../cycle';
import type { BillInput } from '../input';
import {
  type Excess,
  type ExcessTerm,
  excessLine,
  type MeasuredExcess,
  priceText,
} from './excessLine';

/** Over 105 % of the power everything over 100 % is charged. Source: RD 216/2014 art. 8.1 (BOE-A-2014-3376). */
const pvpcTolerance = exact('1.05');

/** The first power of 2.0TD covers the first two periods of energy. */
function hasEnergy({ tariff, energyKwh }: BillInput, period: Period): boolean {
  const [first = 0, second = 0, third = 0] = energyKwh;
  const of20: Partial<Record<Period, typeof energyKwh>> = { 1: [first, second], 2: [third] };
  const energies = tariff === '2.0TD' ? of20[period] : [energyKwh[period - 1] ?? 0];
  return (energies ?? []).some((energy) => exact(energy).gt(0));
}

const ruleOf = ({ tariff, territory }: BillInput) =>
  ({ tariff, territory, term: 'power' }) as const;

function termOf(rate: ExcessRate, highestKw: ExactNumber, contractedKw: ExactNumber): ExcessTerm {
  const power = highestKw.minus(contractedKw);
  const kw = `(${spanishNumber(highestKw)} − ${spanishNumber(contractedKw)}) kW`;
  const { firstDay, lastDay, days, price, parameters } = rate;
  const term = {
    firstDay,
    lastDay,
    days,
    quantity: power,
    unit: 'kW',
    price,
    priceUnit: '€/kW·día',
    amount: power.times(price).times(days),
    calculation: `${kw} × ${priceText(rate)} × ${days} días`,
    parameters,
  } as const;
  return { rate, term };
}

function measure(
  input: BillInput,
  table: ParameterTable,
  period: Period,
  cycle: DayRange,
): MeasuredExcess | null {
  const highest = input.maximetersKw?.[period - 1] ?? null;
  const days = () => spanishRange(cycle.firstDay, cycle.lastDay);
  if (highest === null) {
    if (!hasEnergy(input, period)) return null;
    return { missing: [notVerifiable.data(`la lectura del maxímetro de P${period} ${days()}`)] };
  }
  if (!isInSeason(cycle, period, ruleOf(input))) return { none: `${days()} no hay P${period}` };
  const { tariff, pointType } = input;
  const highestKw = exact(highest);
  const tolerance = input.powerPrice.kind === 'pvpc' ? pvpcTolerance : exact(1);
  const found = powerPieces(input, cycle)
    .map((piece) => ({ piece, contractedKw: exact(piece.powersKw[period - 1] ?? 0) }))
    .filter(({ contractedKw }) => highestKw.gt(contractedKw.times(tolerance)))
    .flatMap(({ piece, contractedKw }) =>
      chargedDays(piece, period, ruleOf(input)).map((days) => {
        const of = { tariff, pointType, period };
        const { segments, missing } = excessRates(table, of, days);
        return { terms: segments.map((rate) => termOf(rate, highestKw, contractedKw)), missing };
      }),
    );
  if (found.length === 0) {
    const contracted = spanishNumber(input.powersKw[period - 1] ?? 0);
    const limit = tolerance.eq(1) ? 'de' : 'del 105 % de';
    return { none: `${spanishNumber(highest)} kW no pasan ${limit} ${contracted} kW` };
  }
  const missing = found.flatMap((one) => one.missing);
  return missing.length > 0 ? { missing } : { terms: found.flatMap(({ terms }) => terms) };
}

/** @param cycle the whole one: a maximeter keeps one value for all its parts */
function cautionsOf(input: BillInput, cycle: DayRange, hasChange: boolean): BillCaution[] {
  const absent = periodsOf(input.tariff, 'power').filter(
    (period) =>
      exact(input.maximetersKw?.[period - 1] ?? 0).gt(0) &&
      !isInSeason(cycle, period, ruleOf(input)),
  );
  const cautions = absent.map((period): BillCaution => {
    const highest = spanishNumber(input.maximetersKw?.[period - 1] ?? 0);
    const message = `El maxímetro de P${period} dice ${highest} kW, y ${spanishRange(cycle.firstDay, cycle.lastDay)} no hay P${period}: no se ha cobrado exceso. Revisa el periodo, las fechas o el territorio.`;
    return { code: 'periodNotInCycle', message };
  });
  if (!hasChange) return cautions;
  const message =
    'El precio de los excesos o la potencia contratada cambia dentro del ciclo: se ha tomado el mismo máximo antes y después del cambio, porque el maxímetro no dice de qué día es.';
  return [...cautions, { code: 'maximumProrated', message }];
}

/**
 * Points of type 4 and 5: the highest power of each period in the cycle, minus the contracted one,
 * charged for the days of the cycle in seasons that have the period. A maximeter keeps one value for
 * each period, so that it counts for all its days. Source: Circular CNMC 3/2020 art. 9.4.b
 * (BOE-A-2020-1066).
 */
export function maximeterExcess(input: BillInput, table: ParameterTable, cycle: DayRange): Excess {
  const lines = periodsOf(input.tariff, 'power').flatMap((period) => {
    const measured = measure(input, table, period, cycle);
    return measured ? [excessLine(period, measured)] : [];
  });
  const hasChange = lines.some(({ terms }) =>
    terms.some(
      ({ price, quantity }) => price !== terms[0]?.price || quantity !== terms[0].quantity,
    ),
  );
  const whole = input.brokenCycle ? cycleOf(input.brokenCycle) : cycle;
  return { lines, cautions: cautionsOf(input, whole, hasChange) };
}
