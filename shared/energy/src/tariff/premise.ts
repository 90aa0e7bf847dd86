import type { LocalDate } from '../calendar/dates';
import { type DecimalInput, exact } from '../exact/decimal';
import { spanishNumber } from '../exact/spanish';
import { lowVoltageLimitKw, proposePointType } from './powers';
import type { ByPeriod, PointType, PowerControl } from './tariffs';

/** The facts that decide how excesses of power are charged, besides the tariff. */
export interface SupplyPremise {
  readonly pointType: PointType;
  readonly powerControl: PowerControl;
}

/** A premise that contradicts the contracted powers. */
export interface PremiseDoubt {
  /** The premise that the powers say instead. */
  readonly premise: SupplyPremise;
  /** Both, with the norm. Spanish, a sentence without its full stop. */
  readonly why: string;
}

/** Until the day before, the meter counted and not the powers. Source: Circular CNMC 1/2025. */
const byPowersFrom: LocalDate = '2025-04-01';

/**
 * Finds a contradiction between the point type or the power control and the contracted powers. The highest
 * power decides the type, whatever the meter, and above 15 kW six maximeters control it. Sources: RD
 * 1110/2007 arts. 7, 9.6 and 10.1 (BOE-A-2007-16478); Circular CNMC 1/2025 (BOE-A-2025-2044).
 *
 * @param on a better meter was right until 31 March 2025
 * @returns null when they agree
 */
export function premiseDoubt(
  {
    pointType,
    powerControl,
    powersKw,
  }: SupplyPremise & { readonly powersKw: ByPeriod<DecimalInput> },
  on: LocalDate,
): PremiseDoubt | null {
  const powers = powersKw.map(exact);
  const [first] = powers;
  if (!first) return null;
  const byPowers = proposePointType(powersKw);
  const hasBetterMeter = on < byPowersFrom && pointType < byPowers;
  const premise: SupplyPremise = {
    pointType: hasBetterMeter ? pointType : byPowers,
    powerControl: powers.some((power) => power.gt(lowVoltageLimitKw)) ? 'maximeter' : powerControl,
  };
  const highest = spanishNumber(powers.reduce((most, one) => (one.gt(most) ? one : most), first));
  const contradictions = [
    ...(premise.pointType === pointType
      ? []
      : [
          `consta el tipo de punto ${pointType}, y con ${highest} kW contratados es de tipo ${premise.pointType} (RD 1110/2007, art. 7)`,
        ]),
    ...(premise.powerControl === powerControl
      ? []
      : [
          `consta control de potencia por ICP, y con ${highest} kW contratados es por maxímetros (RD 1110/2007, art. 9)`,
        ]),
  ];
  if (contradictions.length === 0) return null;
  const why = contradictions.join('; ');
  return { premise, why: why.charAt(0).toUpperCase() + why.slice(1) };
}

/** The name of a premise in a comparison: «el tipo 3», «el tipo 4 y maxímetros». Spanish. */
export const premiseInWords = ({ pointType, powerControl }: SupplyPremise): string =>
  powerControl === 'icp' ? `el tipo ${pointType} y un ICP` : `el tipo ${pointType}`;
