import { commonDay, commonHeader, hoursFrom, noCurve, text, utf8 } from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const two = (value: number) => String(value).padStart(2, '0');
const asItIs = (day: number, month: number) => `${two(day)}/${two(month)}/2026`;
/** The damage of an American Excel: days that could be months are months. */
const damaged = (day: number, month: number) =>
  day <= 12 ? asItIs(month, day) : asItIs(day, month);

const daysOf = (month: number, first = 1, last = 28) =>
  hoursFrom(first, last).map((day) => [day, month] as const);

const file = (name: string, dates: readonly string[], expect: ExpectedFile): CorpusCase => ({
  name,
  bytes: utf8(text(commonHeader, ...dates.flatMap((date) => commonDay(date)))),
  expect,
});

const swapped = (line = 2) => noCurve('swapped-dates', line);
const november = daysOf(11, 1, 30);
const year = hoursFrom(1, 12).flatMap((month) => daysOf(month));
const point = { cups20: 'ES0021123456789012RS', minutes: 60 as const };

/** Days and months that changed places, in part or all. */
export const swappedDates: readonly CorpusCase[] = [
  file(
    'November, days 1 to 12 as months',
    november.map(([d, m]) => damaged(d, m)),
    swapped(),
  ),
  file(
    'November, days 1 to 12 as months, backwards',
    november.map(([d, m]) => damaged(d, m)).toReversed(),
    swapped(434),
  ),
  file(
    'a year, days 1 to 12 as months: no day is missing',
    year.map(([d, m]) => damaged(d, m)),
    swapped(),
  ),
  file(
    '2 to 12 October only, all as months',
    daysOf(10, 2, 12).map(([d, m]) => damaged(d, m)),
    swapped(),
  ),
  file(
    '2 and 3 October, as months',
    daysOf(10, 2, 3).map(([d, m]) => damaged(d, m)),
    swapped(),
  ),
  {
    ...file('', [], swapped()),
    name: 'November as a matrix, days 1 to 12 as months',
    bytes: utf8(
      text(
        `Fecha;${hoursFrom(1, 24)
          .map((h) => `H${h} kWh`)
          .join(';')}`,
        ...november.map(([d, m]) => `${damaged(d, m)}${';0,2'.repeat(24)}`),
      ),
    ),
  },
  file(
    'two months in the order of their text',
    [...daysOf(5, 1, 31), ...daysOf(6, 1, 30)].map(([d, m]) => asItIs(d, m)).sort(),
    {
      points: [
        {
          ...point,
          readings: 61 * 24,
          kwh: 461.16,
          first: '2026-04-30T22:00:00Z',
          end: '2026-06-30T22:00:00Z',
        },
      ],
      problems: [],
    },
  ),
  file(
    'three months in the order of their text',
    [...daysOf(5, 1, 31), ...daysOf(6, 1, 30), ...daysOf(7, 1, 31)]
      .map(([d, m]) => asItIs(d, m))
      .sort(),
    {
      points: [
        {
          ...point,
          readings: 92 * 24,
          kwh: 695.52,
          first: '2026-04-30T22:00:00Z',
          end: '2026-07-31T22:00:00Z',
        },
      ],
      problems: [],
    },
  ),
];
