import { type DayRange, daysIn } from '../calendar/dates';
import { type DecimalInput, type ExactNumber, exact } from '../exact/decimal';
import { spanishRange } from '../exact/spanish';
import { checkPowers } from '../tariff/powers';
import { type ByPeriod, periodCount } from '../tariff/tariffs';
import type { RefusalReason } from './refusal';
import { finestStepKw, type PowerStudy } from './study';

type Problems = readonly RefusalReason[];

function read(value: DecimalInput): ExactNumber | null {
  try {
    return exact(value);
  } catch {
    return null;
  }
}

const isPositive = (value: DecimalInput) => read(value)?.gt(0) ?? false;
const isNotNegative = (value: DecimalInput) => read(value)?.gte(0) ?? false;

/**
 * Checks that powers have a price. Powers that the tariff forbids (their order, its limits) still have one:
 * a slider passes there, and so may a contract that was recorded wrongly.
 */
export function checkPriceable(
  { tariff }: Pick<PowerStudy, 'tariff'>,
  powersKw: ByPeriod<DecimalInput>,
): Problems {
  if (powersKw.length === periodCount(tariff, 'power') && powersKw.every(isPositive)) return [];
  return checkPowers(tariff, powersKw).map(({ message }) => ({ code: 'invalidPowers', message }));
}

const spanText = ({ firstDay, lastDay }: DayRange) => spanishRange(firstDay, lastDay);

function checkMonths({ months }: PowerStudy): Problems {
  const ranges = months
    .map(({ range }) => range)
    .sort((a, b) => (a.firstDay < b.firstDay ? -1 : 1));
  return ranges.flatMap((range, i): Problems => {
    const before = ranges[i - 1];
    if (daysIn(range) < 1) {
      const message = `El periodo ${spanText(range)} termina antes de empezar: corrige sus fechas.`;
      return [{ code: 'invalidMonths', message }];
    }
    if (!before || before.lastDay < range.firstDay) return [];
    const message = `Los periodos ${spanText(before)} y ${spanText(range)} se solapan: corrige sus fechas.`;
    return [{ code: 'invalidMonths', message }];
  });
}

function checkMaximeters({ tariff, months }: PowerStudy): Problems {
  const count = periodCount(tariff, 'power');
  return months.flatMap(({ range, maximetersKw }): Problems => {
    if (!maximetersKw) return [];
    const areRight =
      maximetersKw.length === count &&
      maximetersKw.every((value) => value === null || isNotNegative(value));
    if (areRight) return [];
    const message = `Los maxímetros del periodo ${spanText(range)} deben ser ${count} potencias en kW, de 0 o más.`;
    return [{ code: 'invalidDemand', message }];
  });
}

function checkBounds({ tariff, minKw, maxKw }: PowerStudy): Problems {
  const count = periodCount(tariff, 'power');
  const areRight = [minKw, maxKw].every(
    (bounds) => !bounds || (bounds.length === count && bounds.every(isNotNegative)),
  );
  const message = `Las potencias mínimas y máximas deben ser ${count} números de 0 o más.`;
  return areRight ? [] : [{ code: 'invalidBounds', message }];
}

function checkStep({ stepKw = finestStepKw }: PowerStudy): Problems {
  const step = read(stepKw);
  if (step?.gt(0) && step.mod(finestStepKw).eq(0)) return [];
  const message = 'El paso de las potencias debe ser un múltiplo de 0,1 kW.';
  return [{ code: 'invalidStep', message }];
}

function checkControl({ tariff, powerControl }: PowerStudy): Problems {
  if (powerControl !== 'icp' || tariff === '2.0TD') return [];
  const message = `La tarifa ${tariff} no admite ICP: indica que el control es por maxímetro.`;
  return [{ code: 'icpNeeds20td', message }];
}

/** @returns the problems; none when it can be computed @throws RangeError when a date is no day */
export const checkStudy = (study: PowerStudy): Problems => [
  ...checkPriceable(study, study.currentPowersKw),
  ...checkMonths(study),
  ...checkMaximeters(study),
  ...checkBounds(study),
  ...checkStep(study),
  ...checkControl(study),
];
