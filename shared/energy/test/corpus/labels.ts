import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  kwhText,
  quarterLabels,
  text,
  timeLabel,
  totalOf,
  utf8,
  whole,
} from './build';
import type { CorpusCase } from './corpusCase';

const day = commonDay('01/10/2026');
const withLines = (...lines: readonly string[]) => utf8(text(commonHeader, ...day, ...lines));
const line = (date: string, label: string) => `${cupsA};${date};${label};0,200;R`;

/** Dates and hours. */
export const labels: readonly CorpusCase[] = [
  {
    name: 'days that do not exist',
    bytes: withLines(
      line('31/02/2026', '1'),
      line('00/10/2026', '1'),
      line('32/10/2026', '1'),
      line('29/02/2026', '1'),
      line('ayer', '1'),
      line('', '1'),
      line('00/10/2026', '1'),
      line('2026/10-02', '1'),
    ),
    expect: { ...whole(), problems: hoursFrom(26, 33).map((at) => `bad-date@${at}`), rejected: 8 },
  },
  {
    name: 'years out of range and the month before the day',
    bytes: withLines(
      line('01/10/1999', '1'),
      line('01/10/2101', '1'),
      line('10/13/2026', '1'),
      line('13/10/2026', '26'),
    ),
    expect: {
      ...whole(),
      problems: ['year-out-of-range@26', 'year-out-of-range@27', 'month-first@28', 'bad-hour@29'],
      rejected: 4,
    },
  },
  {
    name: 'the month before the day, and no date that says otherwise',
    bytes: withLines(line('10/13/2026', '1'), line('10/14/2026', '1')),
    expect: {
      points: [],
      problems: ['month-first@26', 'month-first-file@26', 'month-first@27'],
      rejected: 2,
    },
  },
  {
    name: 'dates in every order that is read',
    bytes: utf8(
      text(
        commonHeader,
        ...['01/10/2026', '1/10/2026', '2026/10/01', '2026-10-01'].map((date, i) =>
          line(date, String(i + 1)),
        ),
      ),
    ),
    expect: { ...whole({ readings: 4, kwh: 0.8, end: '2026-10-01T02:00:00Z' }), problems: [] },
  },
  {
    name: 'hours that do not exist, and one between quarters',
    bytes: withLines(
      line('02/10/2026', '26'),
      line('02/10/2026', '-1'),
      line('02/10/2026', '1,0'),
      line('02/10/2026', '01:60'),
      line('02/10/2026', '25:15'),
      line('02/10/2026', ''),
      line('02/10/2026', '01:07'),
      line('02/10/2026', '01:00:30'),
    ),
    expect: {
      ...whole(),
      problems: [
        ...hoursFrom(26, 31).map((at) => `bad-hour@${at}`),
        'minute-off-quarter@32',
        'minute-off-quarter@33',
      ],
      rejected: 8,
    },
  },
  {
    name: 'hour 25 on a day of 24',
    bytes: withLines(line('01/10/2026', '25')),
    expect: { ...whole(), problems: ['hour-25@26'], rejected: 1 },
  },
  {
    name: 'hours that begin at 0',
    bytes: utf8(
      text(
        commonHeader,
        ...hoursFrom(1, 24).map((hour) => `${cupsA};01/10/2026;${hour - 1};${kwhText(hour)};R`),
      ),
    ),
    expect: { ...whole(), problems: ['hour-beginning@2'], isHourBeginning: true },
  },
  {
    name: 'quarters that begin at 00:00, from the last to the first',
    bytes: utf8(
      text(
        commonHeader,
        ...quarterLabels(0, 95)
          .reverse()
          .map((label) => `${cupsA};01/10/2026;${label};0,100;R`),
      ),
    ),
    expect: {
      ...whole({ minutes: 15, readings: 96, kwh: 9.6 }),
      problems: ['hour-beginning@97'],
      isHourBeginning: true,
    },
  },
  {
    name: '00:00 as the first label, and 00:00 of the next day as the last',
    bytes: utf8(
      text(
        'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh',
        ...hoursFrom(0, 23).map((hour) => `${cupsA};2026/10/01 ${timeLabel(hour)};100;0`),
        `${cupsA};2026/10/02 00:00;100;0`,
      ),
    ),
    expect: {
      ...whole({ readings: 25, kwh: 2.5, first: '2026-09-30T21:00:00Z' }),
      problems: [],
      isHourBeginning: false,
    },
  },
  {
    name: '00:00 as the first label, and 24:00 further down',
    bytes: utf8(
      text(
        commonHeader,
        ...[0, ...hoursFrom(1, 24)].map(
          (hour) => `${cupsA};01/10/2026;${timeLabel(hour)};${kwhText(hour)};R`,
        ),
      ),
    ),
    expect: {
      ...whole({ readings: 25, kwh: totalOf(hoursFrom(0, 24)), first: '2026-09-30T21:00:00Z' }),
      problems: [],
      isHourBeginning: false,
      slots: { '2026-09-30 23': 0.19 },
    },
  },
  {
    name: '00:00 after 23:00 of the same day, instead of 24:00',
    bytes: utf8(
      text(
        commonHeader,
        ...[...hoursFrom(1, 23), 0].map((hour) => line('01/10/2026', timeLabel(hour))),
        ...[...hoursFrom(1, 23), 0].map((hour) => line('02/10/2026', timeLabel(hour))),
      ),
    ),
    expect: {
      ...whole({ readings: 48, kwh: 9.6, end: '2026-10-02T22:00:00Z' }),
      problems: ['late-midnight@25'],
      isHourBeginning: false,
    },
  },
  {
    name: 'hours and quarters of one point',
    bytes: utf8(
      text(
        commonHeader,
        ...hoursFrom(1, 24).map((hour) => `${cupsA};01/10/2026;${timeLabel(hour)};0,200;R`),
        ...hoursFrom(1, 24).map((hour) => `${cupsA};02/10/2026;${timeLabel(hour)};0,200;R`),
        line('03/10/2026', '00:15'),
      ),
    ),
    expect: {
      ...whole({ readings: 48, kwh: 9.6, end: '2026-10-02T22:00:00Z' }),
      problems: ['mixed-resolution@50'],
      rejected: 1,
    },
  },
  {
    name: 'a gap of one reading and one of a whole day',
    bytes: utf8(
      text(
        commonHeader,
        ...commonDay('01/10/2026', [...hoursFrom(1, 11), ...hoursFrom(13, 24)]),
        ...commonDay('03/10/2026'),
      ),
    ),
    expect: {
      ...whole({ readings: 47, kwh: 14.81, end: '2026-10-03T22:00:00Z', missing: 25 }),
      problems: ['gap@13', 'gap@25'],
    },
  },
  {
    name: 'a year of two digits',
    bytes: utf8(text(commonHeader, ...commonDay('01/10/2026'), ...commonDay('02/10/26', [1]))),
    expect: { ...whole(), problems: ['short-year@26'], rejected: 1 },
  },
  {
    name: 'a reading said twice, once as real',
    bytes: utf8(
      text(
        commonHeader,
        ...['E', 'R'].map((method) => `${cupsA};01/10/2026;1;0,200;${method}`),
        ...commonDay('01/10/2026', hoursFrom(2, 24)),
      ),
    ),
    expect: { ...whole({ repeated: 1, estimated: 0 }), problems: ['repeated@3'] },
  },
  {
    name: 'estimated, real and something unknown',
    bytes: utf8(
      text(
        commonHeader,
        ...['R', 'E', 'Real', 'Estimada', 'REAL', 'ESTIMADO', '3', '5', '', '?', '?'].map(
          (method, i) => `${cupsA};01/10/2026;${i + 1};0,200;${method}`,
        ),
      ),
    ),
    expect: {
      ...whole({ readings: 11, kwh: 2.2, estimated: 4, end: '2026-10-01T09:00:00Z' }),
      problems: ['unknown-method@11'],
    },
  },
];
