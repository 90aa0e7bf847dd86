import { aligned } from '@vatio/ui/format';

/** kWh come as exact text: they are added up as whole numbers, and rounded only to be read. */
const decimals = 6;
const one = 10n ** BigInt(decimals);

function toUnits(text: string): bigint {
  const [, sign = '', whole = '0', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const units = BigInt(whole) * one + BigInt(fraction.slice(0, decimals).padEnd(decimals, '0'));
  return sign ? -units : units;
}

function fromUnits(units: bigint): string {
  const size = units < 0n ? -units : units;
  const fraction = String(size % one).padStart(decimals, '0');
  return `${units < 0n ? '-' : ''}${size / one}.${fraction}`;
}

/** The sum of amounts written with a point, exact to six decimals. */
export const sumOf = (amounts: readonly string[]): string =>
  fromUnits(amounts.reduce((sum, amount) => sum + toUnits(amount), 0n));

/** «12.400,50»: two decimals always, so that a column lines up. @param energyKwh exact text */
export const energyCell = (energyKwh: string): string => aligned(Number(energyKwh));

/** «0,600»: a single reading. Meters give three decimals, files at most four. */
export const readingCell = (energyKwh: string): string => aligned(Number(energyKwh), 3, 4);

/** «12.400,50 kWh» @param energyKwh exact text */
export const energyInWords = (energyKwh: string): string => `${energyCell(energyKwh)}\u00a0kWh`;
