import type { FileAnswers } from '../../../src/files';
import {
  commonDay,
  commonHeader,
  cupsA,
  cupsB,
  hoursFrom,
  noCurve,
  quarterLabels,
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
  answers?: FileAnswers,
): CorpusCase => ({
  name,
  bytes: utf8(text(commonHeader, ...lines)),
  ...(answers && { options: { answers } }),
  expect,
});

const kwh = (hour: number) => `0,${100 + hour}`;
const line = (date: string, label: string | number, value = '0,100', cups = cupsA) =>
  `${cups};${date};${label};${value};R`;

/** Hours from `first` to `last` of a day of October 2026. */
const day = (number: number, first: number, last: number, cups = cupsA) =>
  hoursFrom(first, last).map((hour) => line(`0${number}/10/2026`, hour, kwh(hour), cups));
const times = (number: number, first: number, last: number) =>
  hoursFrom(first, last).map((hour) => line(`0${number}/10/2026`, timeLabel(hour), kwh(hour)));

/** Three days from 0 to 23, with one more line. */
const beginnings = [...day(1, 0, 23), ...day(2, 0, 23), ...day(3, 0, 23)];
const withExtra = (at: number, extra: string) => beginnings.toSpliced(at, 0, extra);
const mixed = (at: number) => noCurve('labels-mixed', at);
/** With the line of the other label of the same instant. */
const mixedBeside = (...problems: readonly string[]): ExpectedFile => ({ points: [], problems });
const total = hoursFrom(0, 23).reduce((sum, hour) => sum + 100 + hour, 0);

const threeDays = { readings: 72, kwh: (3 * total) / 1000, end: '2026-10-03T22:00:00Z' };
const stray = withExtra(24, line('01/10/2026', 24, '0,500'));

/** One label of the other kind, which must not move a file by an hour. */
export const mixedLabels: readonly CorpusCase[] = [
  file('one 24 among hours from 0 to 23', stray, mixedBeside('labels-mixed@26', 'conflict@27')),
  file(
    'one 24:00 among times from 00:00 to 23:00',
    [...times(1, 0, 24), ...times(2, 0, 23), ...times(3, 0, 23)],
    mixedBeside('labels-mixed@26', 'conflict@27'),
  ),
  file(
    'one 24 among hours from 0 to 23, from the last to the first',
    stray.toReversed(),
    mixedBeside('conflict@50', 'labels-mixed@50'),
  ),
  file(
    'one 24 on the last of the days from 0 to 23',
    [...beginnings, line('03/10/2026', 24)],
    mixed(74),
  ),
  file('one 24 instead of the 0 of the next day', [...day(1, 0, 24), ...day(2, 1, 23)], mixed(26)),
  file(
    'one 24 in a day that begins in the middle, and a day from 0 to 23',
    [...day(1, 5, 24), ...day(2, 0, 23)],
    mixedBeside('labels-mixed@21', 'conflict@22'),
  ),
  file(
    'one 24:00 among quarters from 00:00 to 23:45',
    [1, 2].flatMap((number) =>
      quarterLabels(0, number === 1 ? 96 : 95).map((label) =>
        line(`0${number}/10/2026`, label, '0,1'),
      ),
    ),
    mixed(98),
  ),
  file(
    'one 24 that begins its hour, as a person said',
    stray,
    {
      // The 24 comes before the 0 of the same hour, and the first of two values counts.
      ...whole({ ...threeDays, kwh: (3 * total + 400) / 1000 }),
      problems: ['conflict@27'],
      rejected: 1,
      isHourBeginning: true,
      slots: { '2026-10-01 0': 0.1, '2026-10-02 0': 0.5, '2026-10-03 23': 0.123 },
    },
    { labels: 'start' },
  ),
  file(
    'one 24 instead of the 0 of the next day, that begins its hour, as a person said',
    [...day(1, 0, 24), ...day(2, 1, 23)],
    {
      ...whole({ readings: 48, kwh: (2 * total + 24) / 1000, end: '2026-10-02T22:00:00Z' }),
      problems: [],
      isHourBeginning: true,
      slots: { '2026-10-02 0': 0.124 },
    },
    { labels: 'start' },
  ),
  file(
    'one 24 that ends its hour, as a person said',
    withExtra(24, line('01/10/2026', 24, '0,100')),
    {
      ...whole({
        ...threeDays,
        first: '2026-09-30T21:00:00Z',
        end: '2026-10-03T21:00:00Z',
        repeated: 1,
      }),
      problems: ['repeated@27'],
      isHourBeginning: false,
      slots: { '2026-09-30 23': 0.1, '2026-10-01 23': 0.1 },
    },
    { labels: 'end' },
  ),
  file('a 25 among hours from 0 to 23 of a day of 24', [...day(1, 0, 23), line('01/10/2026', 25)], {
    ...whole({ kwh: total / 1000 }),
    problems: ['hour-beginning@2', 'hour-25@26'],
    rejected: 1,
    isHourBeginning: true,
  }),
  file(
    'a 25 of the long day among hours from 0 to 23',
    [
      ...day(1, 0, 23),
      ...hoursFrom(0, 23).map((hour) => line('25/10/2026', hour)),
      line('25/10/2026', 25),
    ],
    mixed(50),
  ),
  file(
    'one 0 among hours from 1 to 24, with another value',
    [
      ...commonDay('01/10/2026'),
      line('02/10/2026', 0, '0,700'),
      ...commonDay('02/10/2026'),
      ...commonDay('03/10/2026'),
    ],
    {
      ...whole({ readings: 72, kwh: 22.68, end: '2026-10-03T22:00:00Z' }),
      problems: ['conflict@26'],
      rejected: 1,
      isHourBeginning: false,
      slots: { '2026-10-01 23': 0.43, '2026-10-02 0': 0.2 },
    },
  ),
  file(
    'one 0 for the 1 among hours from 1 to 24',
    [
      ...commonDay('01/10/2026'),
      line('02/10/2026', 0, '0,200'),
      ...commonDay('02/10/2026', hoursFrom(2, 24)),
    ],
    {
      ...whole({ readings: 47, kwh: 14.92, end: '2026-10-02T22:00:00Z', missing: 1 }),
      problems: ['conflict@26', 'gap@27'],
      rejected: 1,
      isHourBeginning: false,
    },
  ),
  file(
    'two days from 0 to 24',
    [...day(1, 0, 24), ...day(2, 0, 24)],
    mixedBeside('labels-mixed@26', 'conflict@27'),
  ),
  file(
    'hours from 0 to 23 of one point and from 1 to 24 of another',
    [...day(1, 0, 23), ...commonDay('01/10/2026', hoursFrom(1, 24), cupsB)],
    noCurve('labels-differ', 2),
  ),
  file(
    'days from 0 to 23 of one point and from 1 to 24 of another',
    [...day(1, 0, 23), ...day(2, 0, 23), ...commonDay('01/10/2026', hoursFrom(1, 24), cupsB)],
    noCurve('labels-differ', 2),
  ),
  file(
    'one 24 of a point, among hours from 0 to 23 of two',
    [...day(1, 0, 24), ...day(2, 0, 23), ...day(1, 0, 23, cupsB), ...day(2, 0, 23, cupsB)],
    mixedBeside('labels-mixed@26', 'conflict@27'),
  ),
  file(
    'times from 01:00 to 00:00 of one point, and a day longer from 00:00 to 23:00 of another',
    [
      ...times(1, 1, 23),
      line('02/10/2026', '00:00'),
      ...day(1, 0, 23, cupsB),
      ...day(2, 0, 23, cupsB),
    ],
    noCurve('labels-differ', 26),
  ),
];
