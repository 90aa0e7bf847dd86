import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  noCurve,
  text,
  timeLabel,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const file = (
  name: string,
  lines: readonly string[],
  expect: ExpectedFile,
  header = commonHeader,
): CorpusCase => ({ name, bytes: utf8(text(header, ...lines)), expect });

const two = (value: number) => String(value).padStart(2, '0');
const date = (day: number) => `${two(day)}/10/2026`;
const line = (day: number, label: string | number, value = '0,100') =>
  `${cupsA};${date(day)};${label};${value};R`;

/** A day's lines at an interval of `minutes`, their labels as ends. */
const every = (minutes: number, day: number) =>
  hoursFrom(1, 1440 / minutes).map((n) =>
    line(day, `${two(Math.floor((n * minutes) / 60))}:${two((n * minutes) % 60)}`),
  );
const daily = (label: string | number, days = 8) =>
  hoursFrom(1, days).map((day) => line(day, label, '12,5'));

/** Gaps of the detailed problems, then the refusal of the whole file in its first line. */
const sparse = (gapLines: readonly number[]): ExpectedFile => ({
  points: [],
  problems: ['sparse-readings@2', ...gapLines.map((at) => `gap@${at}`)],
});

const quarterHeader = 'CUPS;Fecha;Hora;Cuarto;Consumo (kWh)';
const quartersBy = (first: 0 | 1) =>
  hoursFrom(0, 95).map(
    (n) => `${cupsA};${date(1)};${Math.floor(n / 4)};${(n % 4) + first};0,${100 + n}`,
  );
const quarterDay = {
  ...whole({ minutes: 15, readings: 96, kwh: 14.16 }),
  problems: [],
  slots: { '2026-10-01 0': 0.1, '2026-10-01 1': 0.101, '2026-10-01 95': 0.195 },
};

/** A meter that goes on counting: 5,000 kWh and 0.37 more each hour. */
const register = (count: number) =>
  hoursFrom(0, count - 1).map((n) =>
    line(1 + Math.floor(n / 24), (n % 24) + 1, (5000 + n * 0.37).toFixed(2).replace('.', ',')),
  );

/** Energy of another interval than an hour or a quarter, which must not be kept as if it were. */
export const otherEnergies: readonly CorpusCase[] = [
  file('half hours', every(30, 1), sparse(hoursFrom(3, 22))),
  file(
    'two hours',
    hoursFrom(1, 12).map((n) => line(1, 2 * n)),
    sparse(hoursFrom(3, 13)),
  ),
  file('the energy of days at 24', daily(24), sparse(hoursFrom(3, 9))),
  file('the energy of days at 1', daily(1), sparse(hoursFrom(3, 9))),
  file('the energy of days at 00:00', daily('00:00'), sparse(hoursFrom(3, 9))),
  file(
    'the energy of days across the change of clocks',
    [20, 21, 22, 23, 24, 25, 26, 27].map((day) => line(day, 24)),
    sparse(hoursFrom(3, 9)),
  ),
  file(
    'three readings that are apart',
    [3, 9, 15].map((hour) => line(1, hour)),
    {
      ...whole({
        readings: 3,
        kwh: 0.3,
        first: '2026-10-01T00:00:00Z',
        end: '2026-10-01T13:00:00Z',
        missing: 10,
      }),
      problems: ['gap@3', 'gap@4'],
    },
  ),
  file('five minutes', every(5, 1), {
    points: [],
    problems: [
      'odd-resolution@1',
      ...hoursFrom(1, 288)
        .filter((n) => n % 3 !== 0)
        .map((n) => `minute-off-quarter@${n + 1}`),
    ],
    rejected: 192,
  }),
  file('ten minutes', every(10, 1), {
    points: [],
    problems: [
      'odd-resolution@1',
      ...hoursFrom(1, 144)
        .filter((n) => n % 3 !== 0)
        .map((n) => `minute-off-quarter@${n + 1}`),
    ],
    rejected: 96,
  }),
  file(
    'eight labels between quarters among many hours',
    [
      ...commonDay(date(1)),
      ...commonDay(date(2)),
      ...hoursFrom(1, 8).map((hour) => line(3, `${timeLabel(hour).slice(0, 3)}07`)),
    ],
    {
      ...whole({ readings: 48, kwh: 15.12, end: '2026-10-02T22:00:00Z' }),
      problems: hoursFrom(50, 57).map((at) => `minute-off-quarter@${at}`),
      rejected: 8,
    },
  ),
  file('a register that goes on counting', register(72), noCurve('register-readings', 2)),
  file('a large consumption that falls once', [...register(60), line(4, 1, '0,5')], {
    ...whole({ readings: 61, kwh: 300_655.4, end: '2026-10-03T23:00:00Z', missing: 12 }),
    problems: ['gap@62'],
  }),
  file('quarters from 0 to 3', quartersBy(0), quarterDay, quarterHeader),
  file('quarters from 1 to 4 of hours from 0', quartersBy(1), quarterDay, quarterHeader),
];
