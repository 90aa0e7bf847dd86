import {
  commonDay,
  commonHeader,
  cupsA,
  cupsB,
  hoursFrom,
  kwhOf,
  kwhText,
  quarterLabels,
  text,
  timeLabel,
  utf8,
  whole,
} from './build';
import type { CorpusCase } from './corpusCase';

const day = hoursFrom(1, 24);
const wh = (hour: number) => String(Math.round(kwhOf(hour) * 1000));
/** The end of an hour as date and time: the 24th is 00:00 of the next day. */
const dateTime = (hour: number, seconds = '') =>
  hour === 24 ? `2026/10/02 00:00${seconds}` : `2026/10/01 ${timeLabel(hour)}${seconds}`;

const file = (header: string | null, row: (hour: number) => string) =>
  utf8(text(...(header === null ? [] : [header]), ...day.map(row)));

/** Every format of docs/formats.md, for the same day. */
export const formats: readonly CorpusCase[] = [
  {
    name: 'format 1, by number of the hour',
    bytes: utf8(text(commonHeader, ...commonDay('01/10/2026'))),
    expect: { ...whole(), format: 'cnmc', encoding: 'utf-8', problems: [] },
  },
  {
    name: 'format 1, years first and times up to 24:00',
    bytes: file(
      commonHeader,
      (hour) => `${cupsA};2026/10/01;${timeLabel(hour)};${kwhText(hour)};Real`,
    ),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'format 1, quarters',
    bytes: utf8(
      text(
        commonHeader,
        ...quarterLabels(1, 96).map((label) => `${cupsA};01/10/2026;${label};37,500;R`),
      ),
    ),
    expect: { ...whole({ minutes: 15, readings: 96, kwh: 3600 }), format: 'cnmc', problems: [] },
  },
  {
    name: 'format 2, with what was given to the grid',
    bytes: file(
      'CUPS;Fecha;Hora;consumo_kWh;metodoObtencion;energiaVertida_kWh;energiaGenerada_kWh;energiaAutoconsumida_kWh',
      (hour) => `${cupsA};2026/10/01;${timeLabel(hour)};${kwhText(hour)};REAL;0,000;;`,
    ),
    expect: { ...whole(), format: 'datadis', problems: [] },
  },
  {
    name: 'format 3, without CUPS',
    bytes: file(
      'CUPS;Fecha;Hora;AE_kWh;AS_KWh;AE_AUTOCONS_kWh;REAL/ESTIMADO',
      (hour) => `;01/10/2026;${hour};${kwhText(hour)};0;;R`,
    ),
    expect: { ...whole({ cups20: null }), format: 'edistribucion', problems: [] },
  },
  {
    name: 'format 3, with the CUPS of whoever brings it',
    bytes: file(
      'CUPS;Fecha;Hora;AE_kWh;REAL/ESTIMADO',
      (hour) => `;01/10/2026;${hour};${kwhText(hour)};R`,
    ),
    options: { cups: cupsB },
    expect: { ...whole({ cups20: cupsB }), format: 'edistribucion', problems: [] },
  },
  {
    name: 'format 4, in Wh, with a separator at the end',
    bytes: file(
      'CUPS;FECHA-HORA;INV / VER;PERIODO TARIFARIO;CONSUMO Wh;GENERACION Wh;',
      (hour) => `${cupsA};${dateTime(hour)};1;Valle;${wh(hour)};0;`,
    ),
    expect: { ...whole(), format: 'ide', problems: [] },
  },
  {
    name: 'format 4b, with the beginning of the hour',
    bytes: utf8(
      text(
        'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh',
        ...day.map((hour) => `${cupsA};2026/10/01 ${timeLabel(hour - 1)};${wh(hour)};0`),
      ),
    ),
    expect: {
      ...whole(),
      format: 'ide-raw',
      isHourBeginning: true,
      problems: ['hour-beginning@2'],
    },
  },
  {
    name: 'format 4b, that ends at 00:00',
    bytes: file(
      'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh',
      (hour) => `${cupsA};${dateTime(hour)};${wh(hour)};0`,
    ),
    expect: { ...whole(), format: 'ide-raw', isHourBeginning: false, problems: [] },
  },
  {
    name: 'format 5',
    bytes: file(
      'CUPS;FECHA;HORA;EHCR (kWh);EHEX (kWh)',
      (hour) => `${cupsA};01/10/2026;${hour};${kwhText(hour)};0,000`,
    ),
    expect: { ...whole(), format: 'ufd', problems: [] },
  },
  {
    name: 'format 6, F5D',
    bytes: file(null, (hour) => `${cupsA}0F;${dateTime(hour)};1;${wh(hour)};0;;;;;1;1;`),
    expect: { ...whole(), format: 'f5d', problems: [] },
  },
  {
    name: 'format 6, F5D, with its invoice and estimates',
    bytes: file(
      null,
      (hour) =>
        `${cupsA}0F;${dateTime(hour)};1;${wh(hour)};0;0;0;0;0;${hour > 20 ? 5 : 1};1;FE2026-1`,
    ),
    expect: { ...whole({ estimated: 4 }), format: 'f5d', problems: [] },
  },
  {
    name: 'format 7, P5D',
    bytes: file(null, (hour) => `${cupsA}0F;${dateTime(hour)};1;${wh(hour)};0`),
    expect: { ...whole(), format: 'p5d', problems: [] },
  },
  {
    name: 'format 8, P1D',
    bytes: file(
      null,
      (hour) =>
        `${cupsA}0F;11;${dateTime(hour, ':00')};1;${kwhOf(hour).toFixed(3)};0;0.000;0;5.000;0;0.000;0;0.000;0;0.000;0;0;128;0;128;1;1`,
    ),
    expect: { ...whole(), format: 'p1d', problems: [] },
  },
  {
    name: 'format 8, P2D, in whole kWh',
    bytes: utf8(
      text(
        ...quarterLabels(1, 95).map(
          (label) =>
            `${cupsA}0F;11;2026/10/01 ${label}:00;1;37;0;0;0;5;0;0;0;0;0;0;0;0;128;0;128;1;1`,
        ),
        `${cupsA}0F;11;2026/10/02 00:00:00;1;37;0;0;0;5;0;0;0;0;0;0;0;0;128;0;128;1;1`,
      ),
    ),
    expect: { ...whole({ minutes: 15, readings: 96, kwh: 3552 }), format: 'p2d', problems: [] },
  },
  {
    name: 'format 9, F1',
    bytes: file(null, (hour) => `${cupsA}0F;11;${dateTime(hour, ':00')};1;150;0;20;0;0;0;0;0;1;1;`),
    expect: { ...whole({ kwh: 3600 }), format: 'f1', problems: [] },
  },
  {
    name: 'format 7, whose first line is damaged',
    bytes: utf8(
      text(
        `${cupsA}0F;2026/10/01 01:0`,
        `${cupsA}0F;2026/10/01 02:00;1;210;0`,
        `${cupsA}0F;2026/10/01 03:00;1;220;0`,
      ),
    ),
    expect: {
      ...whole({
        readings: 2,
        kwh: 0.43,
        first: '2026-09-30T23:00:00Z',
        end: '2026-10-01T01:00:00Z',
      }),
      format: 'p5d',
      problems: ['missing-cells@1'],
      rejected: 1,
    },
  },
  {
    name: 'columns in another order, other capitals, accents and spaces',
    bytes: file(
      ' MÉTODO DE OBTENCIÓN ; consumo (KWH);hora;FECHA;cups',
      (hour) => ` R ; ${kwhText(hour)} ;${hour};1/10/2026; ${cupsA.toLowerCase()} `,
    ),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'a column of dates that holds the time, and no CUPS at all',
    bytes: file('Fecha;Energía activa (kWh)', (hour) => `${dateTime(hour)};${kwhText(hour)}`),
    expect: { ...whole({ cups20: null }), format: 'other', problems: [] },
  },
  {
    name: 'a header after a preamble',
    bytes: utf8(
      text(
        'Curva de carga horaria',
        `Punto de suministro: ${cupsA}`,
        '',
        'Fecha de descarga;02/11/2026',
        commonHeader,
        ...commonDay('01/10/2026'),
      ),
    ),
    expect: { ...whole(), format: 'cnmc', problems: [] },
  },
  {
    name: 'a consumption without unit',
    bytes: utf8(text('CUPS;Fecha;Hora;Consumo;Método', ...commonDay('01/10/2026'))),
    expect: { ...whole(), problems: ['unit-assumed@1'] },
  },
  {
    name: 'from the last hour to the first',
    bytes: utf8(
      text(
        commonHeader,
        ...commonDay('02/10/2026').reverse(),
        ...commonDay('01/10/2026').reverse(),
      ),
    ),
    expect: {
      ...whole({ readings: 48, kwh: 15.12, end: '2026-10-02T22:00:00Z' }),
      problems: [],
      slots: { '2026-10-01 0': 0.2, '2026-10-01 23': 0.43 },
    },
  },
];
