import { type DecimalInput, type ExactNumber, exact } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import {
  type ByPeriod,
  isPublicCharging,
  type Period,
  type PointType,
  periodCount,
  powersAreOrdered,
  type Tariff,
  type Territory,
} from './tariffs';

/** Why powers cannot be contracted. */
export interface PowerProblem {
  /** The period; null when it is about all of them together. */
  readonly period: Period | null;
  /** Spanish, a whole sentence. */
  readonly message: string;
}

function parse(value: DecimalInput): ExactNumber | null {
  try {
    return exact(value);
  } catch {
    return null;
  }
}

function checkOne(power: ExactNumber | null, period: Period): PowerProblem | null {
  if (power === null) return { period, message: `La potencia de P${period} no es un número.` };
  if (power.lte(0)) return { period, message: `La potencia de P${period} debe ser mayor que 0.` };
  if (power.round(3, 0).eq(power)) return null;
  return { period, message: `La potencia de P${period} admite como mucho 3 decimales.` };
}

/** Source: Circular CNMC 3/2020 art. 6.2 and DA 2ª.2 (BOE-A-2020-1066). */
const isOverLowVoltageLimit = (tariff: Tariff) => tariff === '3.0TD' || isPublicCharging(tariff);

/** Up to this power a supply belongs to 2.0TD, kW. Source: Circular CNMC 3/2020 art. 6 (BOE-A-2020-1066). */
export const lowVoltageLimitKw = 15;

/**
 * A tariff's rules for contracted powers: their number, 15 kW at most in 2.0TD and more than 15 in
 * some period of 3.0TD and of public charging, and with six periods never less in a later one. Source:
 * Circular CNMC 3/2020 arts. 6 and 9, and DA 2ª (BOE-A-2020-1066).
 *
 * @param powersKw kW, P1 first
 * @returns the problems, in the order of the periods; none when they are right
 */
export function checkPowers(tariff: Tariff, powersKw: ByPeriod<DecimalInput>): PowerProblem[] {
  const count = periodCount(tariff, 'power');
  if (powersKw.length !== count) {
    return [{ period: null, message: `La tarifa ${tariff} tiene ${count} potencias.` }];
  }
  const parsed = powersKw.map(parse);
  const malformed = parsed
    .map((power, i) => checkOne(power, (i + 1) as Period))
    .filter((problem) => problem !== null);
  if (malformed.length > 0) return malformed;

  const powers = parsed.filter((power) => power !== null);
  const problems: PowerProblem[] = [];
  powers.forEach((power, i) => {
    const period = (i + 1) as Period;
    const before = powers[i - 1];
    if (tariff === '2.0TD' && power.gt(lowVoltageLimitKw)) {
      const message = `La potencia de P${period} pasa de 15 kW: la tarifa 2.0TD no lo admite.`;
      problems.push({ period, message });
    }
    if (powersAreOrdered(tariff) && before?.gt(power)) {
      const message = `La potencia de P${period} (${spanishNumber(power)} kW) no puede ser menor que la de P${i} (${spanishNumber(before)} kW).`;
      problems.push({ period, message });
    }
  });
  if (isOverLowVoltageLimit(tariff) && powers.every((power) => power.lte(lowVoltageLimitKw))) {
    const message = `La tarifa ${tariff} pide más de 15 kW en algún periodo.`;
    problems.push({ period: null, message });
  }
  return problems;
}

/**
 * The point type for the highest of some powers. Only a proposal: a person may pay for a better
 * meter. Source: RD 1110/2007 art. 7 (BOE-A-2007-16478).
 *
 * @param powersKw kW; at least one
 */
export function proposePointType(powersKw: ByPeriod<DecimalInput | ExactNumber>): PointType {
  const powers = powersKw.map((power) => exact(power));
  const isOver = (kw: number) => powers.some((power) => power.gt(kw));
  if (powers.some((power) => power.gte(10_000))) return 1;
  if (isOver(450)) return 2;
  if (isOver(50)) return 3;
  return isOver(15) ? 4 : 5;
}

const territoriesByProvince: Record<string, Territory> = {
  '07': 'baleares',
  '35': 'canarias',
  '38': 'canarias',
  '51': 'ceuta',
  '52': 'melilla',
};

/** @returns null when it is no Spanish postcode (five digits, province 01 to 52) */
export function proposeTerritory(postcode: string): Territory | null {
  const [, province = ''] = /^\s*(\d\d)\d{3}\s*$/.exec(postcode) ?? [];
  if (province < '01' || province > '52') return null;
  return territoriesByProvince[province] ?? 'peninsula';
}
