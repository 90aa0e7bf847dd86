import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  kwhText,
  noCurve,
  text,
  timeLabel,
  totalOf,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const hours = hoursFrom(1, 24);
const nobodys = { cups20: null };
const two = (value: number) => String(value).padStart(2, '0');

const file = (
  name: string,
  header: string,
  row: (hour: number) => string,
  expect: ExpectedFile = { ...whole(), problems: [] },
): CorpusCase => ({ name, bytes: utf8(text(header, ...hours.map(row))), expect });

const dated = (date: string): CorpusCase =>
  file(
    `a day written as «${date}»`,
    commonHeader,
    (hour) => `${cupsA};${date};${hour};${kwhText(hour)};R`,
  );

const ranged = (name: string, range: (hour: number) => string): CorpusCase =>
  file(
    `hours from and to: ${name}`,
    commonHeader,
    (hour) => `${cupsA};01/10/2026;${range(hour)};${kwhText(hour)};R`,
  );

const october = '25/10/2026';
const lettered = (first: number, a: string, b: string) =>
  hoursFrom(first, first + 24).map((hour) => {
    const label =
      hour < first + 3 ? String(hour - (first === 0 && hour > 2 ? 1 : 0)) : String(hour - 1);
    const at = hour === first + 2 ? a : hour === first + 3 ? b : label;
    return `${cupsA};${october};${at};${kwhText(hour - first + 1)};R`;
  });
const longDay = {
  readings: 25,
  kwh: totalOf(hoursFrom(1, 25)),
  first: '2026-10-24T22:00:00Z',
  end: '2026-10-25T23:00:00Z',
};
const longSlots = { '2026-10-25 2': 0.22, '2026-10-25 3': 0.23, '2026-10-25 24': 0.44 };

/** The long day with the letters in the other order: winter first. */
const turned = (lines: readonly string[]) => [
  ...lines.slice(0, 2),
  lines[3] ?? '',
  lines[2] ?? '',
  ...lines.slice(4),
];

/** Other ways to write columns, days and hours. */
export const spellings: readonly CorpusCase[] = [
  file(
    'Catalan',
    'CUPS;Data;Hora;Consum (kWh);Mètode',
    (hour) => `${cupsA};01/10/2026;${hour};${kwhText(hour)};R`,
  ),
  file(
    'Galician',
    'CUPS;Data;Hora;Consumo (kWh)',
    (hour) => `${cupsA};01/10/2026;${hour};${kwhText(hour)}`,
  ),
  file(
    'Catalan, day and hour in one column',
    'Data i hora;Consum kWh',
    (hour) => `01/10/2026 ${timeLabel(hour)};${kwhText(hour)}`,
    { ...whole(nobodys), problems: [] },
  ),
  file(
    '«Fecha hora» with seconds',
    'CUPS;Fecha hora;Consumo kWh',
    (hour) => `${cupsA};01/10/2026 ${timeLabel(hour)}:00;${kwhText(hour)}`,
  ),
  file(
    'pandas: a day with its midnight',
    commonHeader,
    (hour) => `${cupsA};2026-10-01 00:00:00;${hour};${kwhText(hour)};R`,
  ),
  file(
    'pandas: a day with its midnight and T',
    commonHeader,
    (hour) => `${cupsA};2026-10-01T00:00:00.000;${timeLabel(hour)};${kwhText(hour)};R`,
  ),
  file(
    'a day with another time is no day',
    commonHeader,
    (hour) => `${cupsA};2026-10-01 05:00:00;${hour};${kwhText(hour)};R`,
    { points: [], problems: hoursFrom(2, 25).map((line) => `bad-date@${line}`), rejected: 24 },
  ),
  ...[
    '1 de octubre de 2026',
    '01-oct-2026',
    '1/OCT/2026',
    '01 oct. 2026',
    "1 d'octubre de 2026",
    '1 de outubro de 2026',
    '01-October-2026',
  ].map((date) => dated(date)),
  file(
    'a day and an hour with the name of the month',
    'Fecha y hora;Consumo kWh',
    (hour) => `1 oct 2026 ${timeLabel(hour)};${kwhText(hour)}`,
    { ...whole(nobodys), problems: [] },
  ),
  file(
    'October in capitals, whose T is no time',
    'Fecha y hora;Consumo kWh',
    (hour) => `01-OCT-2026 ${timeLabel(hour)};${kwhText(hour)}`,
    { ...whole(nobodys), problems: [] },
  ),
  {
    name: 'months that do not exist, and a year of two digits after a name',
    bytes: utf8(
      text(
        commonHeader,
        ...commonDay('01/10/2026'),
        ...['1 de octumbre de 2026', '1 oc 2026', '31-feb-2026', '02-oct-26', 'oct-2026'].map(
          (date) => `${cupsA};${date};1;0,2;R`,
        ),
      ),
    ),
    expect: {
      ...whole(),
      problems: ['bad-date@26', 'bad-date@27', 'bad-date@28', 'short-year@29', 'bad-date@30'],
      rejected: 5,
    },
  },
  ranged('«00:00 - 01:00»', (hour) => `${timeLabel(hour - 1)} - ${timeLabel(hour % 24)}`),
  ranged('«00:00-01:00», up to 24:00', (hour) => `${timeLabel(hour - 1)}-${timeLabel(hour)}`),
  ranged('«0 a 1»', (hour) => `${hour - 1} a ${hour}`),
  ranged('«00–01»', (hour) => `${two(hour - 1)}–${two(hour)}`),
  file(
    'quarters from and to, in one column with the day',
    'Fecha y hora;Consumo kWh',
    (hour) =>
      `01/10/2026 ${timeLabel(Math.floor((hour - 1) / 4)).slice(0, 2)}:${two(((hour - 1) % 4) * 15)} - ${timeLabel(Math.floor(hour / 4)).slice(0, 2)}:${two((hour % 4) * 15)};${kwhText(hour)}`,
    { ...whole({ ...nobodys, minutes: 15, end: '2026-10-01T04:00:00Z' }), problems: [] },
  ),
  {
    name: 'ranges that are no interval',
    bytes: utf8(
      text(
        commonHeader,
        ...commonDay('01/10/2026'),
        ...['00:00 - 06:00', '07:00 - 06:00', '01:00 - 01:00', '1 - 2 - 3', '01:00 -'].map(
          (range) => `${cupsA};02/10/2026;${range};0,2;R`,
        ),
      ),
    ),
    expect: {
      ...whole(),
      problems: hoursFrom(26, 30).map((line) => `bad-hour@${line}`),
      rejected: 5,
    },
  },
  {
    name: 'ranges of the day of 23 hours',
    bytes: utf8(
      text(
        commonHeader,
        ...[[0, 1], [1, 3], ...hoursFrom(4, 24).map((hour) => [hour - 1, hour])].map(
          ([from = 0, to = 0], i) =>
            `${cupsA};29/03/2026;${timeLabel(from)} - ${timeLabel(to)};${kwhText(i + 1)};R`,
        ),
      ),
    ),
    expect: {
      ...whole({
        readings: 23,
        kwh: 7.13,
        first: '2026-03-28T23:00:00Z',
        end: '2026-03-29T22:00:00Z',
      }),
      problems: [],
      slots: { '2026-03-29 1': 0.21, '2026-03-29 22': 0.42 },
    },
  },
  {
    name: 'October with 3A and 3B',
    bytes: utf8(text(commonHeader, ...lettered(1, '3A', '3B'))),
    expect: { ...whole(longDay), problems: [], slots: longSlots },
  },
  {
    name: 'October with 3B before 3A',
    bytes: utf8(text(commonHeader, ...turned(lettered(1, '3A', '3B')))),
    expect: { ...whole(longDay), problems: [], slots: longSlots },
  },
  {
    name: 'October with 03:00 b and 03:00 a',
    bytes: utf8(text(commonHeader, ...lettered(1, '03:00 a', '03:00 b'))),
    expect: { ...whole(longDay), problems: [], slots: longSlots },
  },
  {
    name: 'October with 2A and 2B, hours from 0',
    bytes: utf8(text(commonHeader, ...lettered(0, '2A', '2B'))),
    expect: {
      ...whole(longDay),
      problems: ['hour-beginning@2'],
      isHourBeginning: true,
      slots: longSlots,
    },
  },
  {
    name: 'a letter at an hour that is never repeated',
    bytes: utf8(
      text(
        commonHeader,
        ...commonDay('01/10/2026'),
        `${cupsA};02/10/2026;7A;0,2;R`,
        `${cupsA};02/10/2026;3C;0,2;R`,
      ),
    ),
    expect: { ...whole(), problems: ['bad-hour@26', 'bad-hour@27'], rejected: 2 },
  },
  ...['2.020', '1.234', '9.999'].map((value) =>
    file(
      `three digits after a point everywhere: ${value}`,
      commonHeader,
      (hour) => `${cupsA};01/10/2026;${hour};${value};R`,
      noCurve('ambiguous-numbers', 1),
    ),
  ),
  file(
    'three digits after a point everywhere, in Wh with thousands',
    'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh',
    (hour) => `${cupsA};2026/10/01 ${timeLabel(hour)};1.${100 + hour};0`,
    noCurve('ambiguous-numbers', 1),
  ),
  file(
    'a matrix of ambiguous numbers',
    `Fecha;${hours.map((hour) => `H${hour} kWh`).join(';')}`,
    (hour) => `${two(hour)}/10/2026${';2.020'.repeat(24)}`,
    noCurve('ambiguous-numbers', 1),
  ),
];
