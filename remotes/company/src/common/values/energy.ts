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

const twoDecimals = new Intl.NumberFormat('es-ES', {
  useGrouping: 'always',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

/** «12.400,50»: two decimals always, so that a column lines up. @param energyKwh exact text */
export const energyCell = (energyKwh: string): string => twoDecimals.format(Number(energyKwh));

const threeDecimals = new Intl.NumberFormat('es-ES', {
  useGrouping: 'always',
  minimumFractionDigits: 3,
  maximumFractionDigits: 4,
});

/** «0,600»: a single reading. Meters give three decimals, files at most four. */
export const readingCell = (energyKwh: string): string => threeDecimals.format(Number(energyKwh));

/** «12.400,50 kWh» @param energyKwh exact text */
export const energyInWords = (energyKwh: string): string => `${energyCell(energyKwh)}\u00a0kWh`;

const monthName = new Intl.DateTimeFormat('es-ES', {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** «oct 2026» @param month `2026-10` */
export const monthInWords = (month: string): string => monthName.format(new Date(`${month}-01`));
