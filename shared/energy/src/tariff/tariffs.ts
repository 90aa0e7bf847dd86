/**
 * The access tariffs. Source: Circular CNMC 3/2020 art. 6.2 (BOE-A-2020-1066); those of public
 * charging of vehicles, DA 2ª.
 */
export const tariffs = [
  '2.0TD',
  '3.0TD',
  '6.1TD',
  '6.2TD',
  '6.3TD',
  '6.4TD',
  '3.0TDVE',
  '6.1TDVE',
  '6.2TDVE',
] as const;
export type Tariff = (typeof tariffs)[number];

/** The territory of a supply point: it sets the clock, the seasons and the indirect tax. */
export const territories = ['peninsula', 'baleares', 'canarias', 'ceuta', 'melilla'] as const;
export type Territory = (typeof territories)[number];

/** 1 is P1. */
export type Period = 1 | 2 | 3 | 4 | 5 | 6;

/** A tariff has separate periods for each: in 2.0TD they differ. */
export type TariffTerm = 'energy' | 'power';

/** One value for each period: the first is P1's. */
export type ByPeriod<T> = readonly T[];

/**
 * The type of the metering point (RD 1110/2007 art. 7): it sets how an excess of power is charged.
 * 1 ≥ 10 MW · 2 > 450 kW · 3 > 50 kW · 4 > 15 kW · 5 up to 15 kW.
 */
export type PointType = 1 | 2 | 3 | 4 | 5;

/** The limit of the power: the limiter in the meter cuts, the maximeter makes you pay. */
export type PowerControl = 'icp' | 'maximeter';

/** @returns 2 and 3 periods for 2.0TD (power, energy), otherwise 6 */
export function periodCount(tariff: Tariff, term: TariffTerm): 2 | 3 | 6 {
  if (tariff !== '2.0TD') return 6;
  return term === 'power' ? 2 : 3;
}

const allPeriods: readonly Period[] = [1, 2, 3, 4, 5, 6];

/** @returns the periods of a tariff, from P1 */
export const periodsOf = (tariff: Tariff, term: TariffTerm): readonly Period[] =>
  allPeriods.slice(0, periodCount(tariff, term));

/** @returns whether the supply is over 1 kV. Source: Circular CNMC 3/2020 art. 6 (BOE-A-2020-1066). */
export const isHighVoltage = (tariff: Tariff): boolean => tariff.startsWith('6.');

/** @returns whether powers must not fall from P1 to P6 (Circular 3/2020) */
export const powersAreOrdered = (tariff: Tariff): boolean => tariff !== '2.0TD';

const generalTariffs: Partial<Record<Tariff, Tariff>> = {
  '3.0TDVE': '3.0TD',
  '6.1TDVE': '6.1TD',
  '6.2TDVE': '6.2TD',
};

/**
 * The tariff of the same voltage for any supply, whose terms for excesses and reactive energy are
 * those of public charging too. Source: Circular CNMC 3/2020 DA 2ª.4.c (BOE-A-2020-1066).
 */
export const generalTariff = (tariff: Tariff): Tariff => generalTariffs[tariff] ?? tariff;

/** @returns whether it is for public charging of vehicles. Source: Circular CNMC 3/2020 DA 2ª (BOE-A-2020-1066). */
export const isPublicCharging = (tariff: Tariff): boolean => tariff in generalTariffs;
