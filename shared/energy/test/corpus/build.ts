import type { ExpectedFile, ExpectedPoint } from './corpusCase';

/** Valid codes of no real supply. */
export const cupsA = 'ES0021123456789012RS';
export const cupsB = 'ES0022000012345678WR';

export const commonHeader = 'CUPS;Fecha;Hora;Consumo_kWh;Metodo_obtencion';

export const text = (...lines: readonly string[]): string =>
  lines.map((line) => `${line}\r\n`).join('');

export const utf8 = (content: string) => (): Uint8Array => new TextEncoder().encode(content);

/** Every character as one byte: ISO-8859-1. */
export const latin1 = (content: string) => (): Uint8Array =>
  Uint8Array.from(content, (character) => character.charCodeAt(0));

export const utf16 = (content: string, order: 'le' | 'be', hasMark: boolean) => (): Uint8Array => {
  const units = hasMark ? `\ufeff${content}` : content;
  const bytes = new Uint8Array(units.length * 2);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < units.length; i++) view.setUint16(2 * i, units.charCodeAt(i), order === 'le');
  return bytes;
};

export const hoursFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

/** 0.2 kWh in the first hour and 0.01 more in each: 7.56 kWh in 24 hours. */
export const kwhOf = (hour: number): number => (190 + 10 * hour) / 1000;
export const kwhText = (hour: number): string => kwhOf(hour).toFixed(3).replace('.', ',');

export const totalOf = (hours: readonly number[]): number =>
  Math.round(hours.reduce((sum, hour) => sum + kwhOf(hour), 0) * 1000) / 1000;

/** Lines of the common format: one for each hour, in the order given. */
export const commonDay = (
  date: string,
  hours: readonly number[] = hoursFrom(1, 24),
  cups = cupsA,
): string[] => hours.map((hour) => `${cups};${date};${hour};${kwhText(hour)};R`);

const two = (value: number) => String(value).padStart(2, '0');

/** «00:15» … «24:00». */
export const quarterLabel = (i: number): string => `${two(Math.floor(i / 4))}:${two((i % 4) * 15)}`;
export const quarterLabels = (first: number, last: number): string[] =>
  hoursFrom(first, last).map(quarterLabel);

export const timeLabel = (hour: number): string => `${two(hour)}:00`;

/** 1 October 2026 in the Peninsula: 24 hours from 22:00 UTC of the day before. */
export const firstOfOctober: ExpectedPoint = {
  cups20: cupsA,
  minutes: 60,
  readings: 24,
  kwh: 7.56,
  first: '2026-09-30T22:00:00Z',
  end: '2026-10-01T22:00:00Z',
};

export const whole = (point: Partial<ExpectedPoint> = {}): Pick<ExpectedFile, 'points'> => ({
  points: [{ ...firstOfOctober, ...point }],
});

export const noCurve = (code: string, line?: number): ExpectedFile => ({
  points: [],
  problems: [line === undefined ? code : `${code}@${line}`],
});
