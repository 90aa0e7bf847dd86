import {
  commonDay,
  commonHeader,
  cupsA,
  firstOfOctober,
  hoursFrom,
  kwhOf,
  kwhText,
  noCurve,
  text,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const first = commonDay('01/10/2026');
const hours = hoursFrom(1, 24);
const wh = (hour: number) => Math.round(kwhOf(hour) * 1000);
const joined = (name: string, parts: readonly string[], expect: ExpectedFile): CorpusCase => ({
  name,
  bytes: utf8(text(...parts)),
  expect,
});

const dayInWh = hours.map((hour) => `${cupsA};02/10/2026;${hour};${wh(hour)};R`);
const twoWays = (consumed: string, exported: string) =>
  hours.map((hour) => `${cupsA};02/10/2026;${hour};${consumed};${exported}`);
const bothDays = { readings: 48, kwh: 15.12, end: '2026-10-02T22:00:00Z' };
const second = commonDay('02/10/2026');
const otherAt = (line: number) => noCurve('other-header', line);

const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00:00`;
const p1d = hoursFrom(1, 23).map(
  (hour) =>
    `${cupsA}0F;11;2026/07/01 ${clock(hour)};1;37.500;0;0.000;0;5;0${';0;0'.repeat(3)};0;128;0;128;1;1`,
);
const f1 = hoursFrom(1, 23).map(
  (hour) => `${cupsA}0F;11;2026/07/02 ${clock(hour)};1;150;0;20;0;0;0;0;0;1;1`,
);
const eachOf = (code: string, lines: number) =>
  hoursFrom(24, 23 + lines).map((line) => `${code}@${line}`);
const july = (day: number) => ({
  first: `2026-0${day === 1 ? '6-30' : '7-01'}T22:00:00Z`,
  end: `2026-07-0${day}T21:00:00Z`,
  readings: 23,
});

/** A second header that differs changes what the lines below it mean: nothing is kept. */
export const joinedFiles: readonly CorpusCase[] = [
  joined(
    'joined: Wh after kWh',
    [commonHeader, ...first, commonHeader.replace('kWh', 'Wh'), ...dayInWh],
    otherAt(26),
  ),
  joined(
    'joined: consumed and exported change places',
    [
      'CUPS;Fecha;Hora;AE_kWh;AS_kWh',
      ...hours.map((hour) => `${cupsA};01/10/2026;${hour};${kwhText(hour)};0,000`),
      'CUPS;Fecha;Hora;AS_kWh;AE_kWh',
      ...twoWays('0,000', '0,500'),
    ],
    otherAt(26),
  ),
  joined(
    'joined: kW after kWh, which makes no header by itself',
    [
      'Fecha;Hora;Consumo kWh',
      '01/10/2026;1;0,200',
      'Fecha;Hora;Consumo MWh',
      '02/10/2026;1;0,200',
    ],
    otherAt(3),
  ),
  joined(
    'joined: only the energy has a known name',
    ['Fecha;Hora;AE kWh', '01/10/2026;1;0,200', 'Momento;Tramo;AE Wh', '02/10/2026;1;200'],
    otherAt(3),
  ),
  joined(
    'joined: a header below data without one',
    [
      `${cupsA}0F;2026/10/01 01:00;1;200;0`,
      'CUPS;FechaHora;Estacion;AS Wh;AE Wh',
      `${cupsA}0F;2026/10/01 02:00;1;0;200`,
    ],
    otherAt(2),
  ),
  joined(
    'joined: a matrix whose second header is in Wh',
    [
      `Fecha;${hours.map((hour) => `H${hour} kWh`).join(';')}`,
      `01/10/2026;${hours.map(kwhText).join(';')}`,
      `Fecha;${hours.map((hour) => `H${hour} Wh`).join(';')}`,
      `02/10/2026;${hours.map(wh).join(';')}`,
    ],
    otherAt(3),
  ),
  joined(
    'joined: a matrix below a table',
    [
      'Fecha;Hora;Consumo kWh',
      '01/10/2026;1;0,200',
      `Fecha;${hours.map(String).join(';')}`,
      '02/10/2026;1;0,200',
    ],
    otherAt(3),
  ),
  joined(
    'joined: the same header with other capitals and a separator at the end',
    [commonHeader, ...first, `${commonHeader.toUpperCase()};`, ...second],
    { ...whole(bothDays), problems: ['header-again@26'] },
  ),
  joined(
    'joined: a matrix with its header again',
    [
      `Fecha;${hours.map((hour) => `H${hour} kWh`).join(';')}`,
      `01/10/2026;${hours.map(kwhText).join(';')}`,
      `Fecha;${hours.map((hour) => `H${hour} kWh`).join(';')}`,
      `02/10/2026;${hours.map(kwhText).join(';')}`,
    ],
    { ...whole({ ...bothDays, cups20: null }), problems: ['header-again@3'] },
  ),
  joined(
    'joined: three equal headers of a file without CUPS',
    [
      'Fecha;Hora;Consumo kWh',
      '01/10/2026;1;0,200',
      'Fecha;Hora;Consumo kWh',
      '01/10/2026;2;0,200',
      'Fecha;Hora;Consumo kWh',
    ],
    {
      points: [
        { ...firstOfOctober, cups20: null, readings: 2, kwh: 0.4, end: '2026-10-01T00:00:00Z' },
      ],
      problems: ['header-again@3', 'header-again@5'],
    },
  ),
  ...[
    'TOTAL;;;7,560;',
    ';;Total;7,560;',
    'Subtotal octubre;;;7,560;R',
    'Suma;01/10/2026;24;7,56;R',
  ].flatMap((total) => [
    joined(`a totals row at the end: ${total}`, [commonHeader, ...first, total], {
      ...whole(),
      problems: ['totals-row@26'],
      rejected: 0,
    }),
  ]),
  joined(
    'a totals row between two days, with the day',
    [commonHeader, ...first, `${cupsA};01/10/2026;Total;7,560;`, ...second],
    { ...whole(bothDays), problems: ['totals-row@26'] },
  ),
  joined(
    'a totals row of a matrix',
    [
      `Fecha;${hours.map((hour) => `H${hour} kWh`).join(';')}`,
      `01/10/2026;${hours.map(kwhText).join(';')}`,
      `Total;${hours.map(kwhText).join(';')}`,
    ],
    { ...whole({ cups20: null }), problems: ['totals-row@3'] },
  ),
  joined('joined: F1 after P1D, neither with a header', [...p1d, ...f1], {
    ...whole({ ...july(1), kwh: 862.5 }),
    problems: eachOf('missing-cells', 23),
    rejected: 23,
  }),
  joined('joined: P1D after F1, neither with a header', [...f1, ...p1d], {
    ...whole({ ...july(2), kwh: 3450 }),
    problems: eachOf('extra-cells', 23),
    rejected: 23,
  }),
];
