import { commonDay, commonHeader, cupsA, noCurve, text, utf8, whole } from './build';
import type { CorpusCase } from './corpusCase';

/** A valid day, and a second one with these cells in its first hours, from line 26 on. */
const withCells = (...cells: readonly string[]) =>
  utf8(
    text(
      commonHeader,
      ...commonDay('01/10/2026'),
      ...cells.map((cell, i) => `${cupsA};02/10/2026;${i + 1};${cell};R`),
    ),
  );

const rejectsAll = (count: number, ...problems: readonly string[]) => ({
  ...whole(),
  problems,
  rejected: count,
});

const plus = (readings: number, kwh: number, end: string) =>
  whole({ readings: 24 + readings, kwh: Math.round((7.56 + kwh) * 1e6) / 1e6, end });

/** The cell in the column of consumption. */
export const numbers: readonly CorpusCase[] = [
  {
    name: 'NaN, Infinity, words and spaces inside a number',
    bytes: withCells('NaN', 'Infinity', 'sin datos', '1 234', '0x10', '1,2,3', '-'),
    expect: rejectsAll(7, ...[26, 27, 28, 29, 30, 31, 32].map((line) => `not-a-number@${line}`)),
  },
  {
    name: 'exponents, also beyond what a number can be',
    bytes: withCells('1e309', '1e3', '1,5E-3'),
    expect: rejectsAll(3, 'exponent@26', 'exponent@27', 'exponent@28'),
  },
  {
    name: 'negative, empty and formulas',
    bytes: withCells('-0,200', '', '=A1+B1', '=HYPERLINK("x")'),
    expect: rejectsAll(4, 'negative@26', 'empty-value@27', 'formula@28', 'formula@29'),
  },
  {
    name: 'more than 10,000 kWh in an hour',
    bytes: withCells('10000,5', '10001'),
    expect: rejectsAll(2, 'too-high@26', 'too-high@27'),
  },
  {
    name: '10,000 kWh in an hour, just so',
    bytes: withCells('10000'),
    expect: { ...plus(1, 10_000, '2026-10-01T23:00:00Z'), problems: [] },
  },
  {
    name: 'more than 2,500 kWh in a quarter',
    bytes: utf8(
      text(commonHeader, `${cupsA};01/10/2026;00:15;2500;R`, `${cupsA};01/10/2026;00:30;2500,1;R`),
    ),
    expect: {
      ...whole({ minutes: 15, readings: 1, kwh: 2500, end: '2026-09-30T22:15:00Z' }),
      problems: ['too-high@3'],
      rejected: 1,
    },
  },
  {
    name: 'a point in a file with decimal comma, which could be thousands',
    bytes: withCells('1.234', '1.234,5', '0.5'),
    expect: {
      points: plus(2, 1235, '2026-10-02T01:00:00Z').points.map((point) => ({
        ...point,
        missing: 1,
      })),
      problems: ['ambiguous-number@26', 'gap@27'],
      rejected: 1,
      slots: { '2026-10-02 1': 1234.5, '2026-10-02 2': 0.5 },
    },
  },
  {
    name: 'decimal point, and a comma that could be thousands',
    bytes: utf8(
      text(
        commonHeader,
        `${cupsA};01/10/2026;1;0.200;R`,
        `${cupsA};01/10/2026;2;1.234;R`,
        `${cupsA};01/10/2026;3;1,234;R`,
      ),
    ),
    expect: {
      ...whole({ readings: 2, kwh: 1.434, end: '2026-10-01T00:00:00Z' }),
      problems: ['ambiguous-number@4'],
      rejected: 1,
    },
  },
  {
    name: 'points that could all be thousands',
    bytes: utf8(
      text(commonHeader, `${cupsA};01/10/2026;1;1.234;R`, `${cupsA};01/10/2026;2;5.250;R`),
    ),
    expect: noCurve('ambiguous-numbers', 1),
  },
  {
    name: 'three decimals everywhere, which no point could take as thousands',
    bytes: utf8(
      text(commonHeader, `${cupsA};01/10/2026;1;37.500;R`, `${cupsA};01/10/2026;2;5.250;R`),
    ),
    expect: { ...whole({ readings: 2, kwh: 42.75, end: '2026-10-01T00:00:00Z' }), problems: [] },
  },
  {
    name: 'a comma between quotes in a file separated by commas',
    bytes: utf8(
      text(
        commonHeader.replaceAll(';', ','),
        `${cupsA},01/10/2026,1,0.200,R`,
        `${cupsA},01/10/2026,2,"1,234",R`,
      ),
    ),
    expect: {
      ...whole({ readings: 1, kwh: 0.2, end: '2026-09-30T23:00:00Z' }),
      problems: ['ambiguous-number@3'],
      rejected: 1,
    },
  },
  {
    name: 'thousands with decimals, in Wh',
    bytes: utf8(
      text(
        'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh',
        `${cupsA};2026/10/01 01:00;1.234.567;0`,
        `${cupsA};2026/10/01 02:00;200,5;0`,
      ),
    ),
    expect: {
      ...whole({ readings: 2, kwh: 1234.7675, end: '2026-10-01T00:00:00Z' }),
      problems: [],
    },
  },
  {
    name: 'what was given to the grid is wrong',
    bytes: utf8(
      text(
        'CUPS;FECHA;HORA;EHCR (kWh);EHEX (kWh)',
        `${cupsA};01/10/2026;1;0,200;0,000`,
        `${cupsA};01/10/2026;2;0,210;-1`,
      ),
    ),
    expect: {
      ...whole({ readings: 1, kwh: 0.2, end: '2026-09-30T23:00:00Z' }),
      problems: ['negative@3'],
      rejected: 1,
    },
  },
];
