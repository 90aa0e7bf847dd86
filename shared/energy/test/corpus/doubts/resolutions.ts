import {
  commonDay,
  commonHeader,
  cupsA,
  cupsB,
  firstOfOctober,
  hoursFrom,
  kwhText,
  quarterLabels,
  text,
  timeLabel,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const first = commonDay('01/10/2026');
const quarters = (date: string, cups = cupsA) =>
  quarterLabels(1, 96).map((label) => `${cups};${date};${label};0,100;R`);
const hourTimes = (date: string) =>
  hoursFrom(1, 24).map((hour) => `${cupsA};${date};${timeLabel(hour)};${kwhText(hour)};R`);

/** Each quarter of a day by its number: 0,101 and so on. */
const numbered = (date: string, count: number) =>
  hoursFrom(1, count).map((number) => `${cupsA};${date};${number};0,${100 + number};R`);

const file = (name: string, lines: readonly string[], expect: ExpectedFile): CorpusCase => ({
  name,
  bytes: utf8(text(commonHeader, ...lines)),
  expect,
});

const quarterDay = { ...firstOfOctober, minutes: 15 as const, readings: 96, kwh: 9.6 };

/** Days of the other resolution: their 24 full hours would be a quarter of their energy. */
export const resolutions: readonly CorpusCase[] = [
  file('hours that become quarters', [...first, ...quarters('02/10/2026')], {
    ...whole(),
    problems: ['mixed-resolution@26'],
    rejected: 96,
  }),
  file(
    'hours by time that become quarters',
    [...hourTimes('01/10/2026'), ...hourTimes('02/10/2026'), ...quarters('03/10/2026')],
    {
      ...whole({ readings: 48, kwh: 15.12, end: '2026-10-02T22:00:00Z' }),
      problems: ['mixed-resolution@50'],
      rejected: 96,
    },
  ),
  file(
    'hours that become quarters, and hours again',
    [...first, ...quarters('02/10/2026'), ...commonDay('03/10/2026')],
    {
      ...whole({ readings: 48, kwh: 15.12, end: '2026-10-03T22:00:00Z', missing: 24 }),
      problems: ['mixed-resolution@26', 'gap@122'],
      rejected: 96,
    },
  ),
  file(
    'quarters that become hours by number',
    [...quarters('01/10/2026'), ...commonDay('02/10/2026')],
    { points: [quarterDay], problems: ['mixed-resolution@98'], rejected: 24 },
  ),
  file(
    'quarters that become hours by time',
    [...quarters('01/10/2026'), ...hourTimes('02/10/2026')],
    { points: [quarterDay], problems: ['mixed-resolution@98'], rejected: 24 },
  ),
  file(
    'quarters that become hours, from the last to the first',
    [...quarters('01/10/2026'), ...hourTimes('02/10/2026')].reverse(),
    {
      ...whole({ first: '2026-10-01T22:00:00Z', end: '2026-10-02T22:00:00Z' }),
      problems: ['mixed-resolution@27'],
      rejected: 96,
    },
  ),
  file('hours of one point and quarters of another', [...first, ...quarters('01/10/2026', cupsB)], {
    points: [firstOfOctober, { ...quarterDay, cups20: cupsB }],
    problems: [],
  }),
  file(
    'one quarter by mistake: only its day is left out',
    [
      ...first,
      `${cupsA};02/10/2026;00:15;0,2;R`,
      ...commonDay('02/10/2026'),
      ...commonDay('03/10/2026'),
    ],
    {
      ...whole({ readings: 48, kwh: 15.12, end: '2026-10-03T22:00:00Z', missing: 24 }),
      problems: ['mixed-resolution@26', 'gap@51'],
      rejected: 25,
    },
  ),
  file('quarters by number', [...numbered('01/10/2026', 96), ...numbered('02/10/2026', 96)], {
    points: [{ ...quarterDay, readings: 192, kwh: 28.512, end: '2026-10-02T22:00:00Z' }],
    problems: [],
    slots: { '2026-10-01 95': 0.196, '2026-10-02 0': 0.101 },
  }),
  file('quarters by number of the day of 25 hours', numbered('25/10/2026', 100), {
    points: [
      {
        ...quarterDay,
        readings: 100,
        kwh: 15.05,
        first: '2026-10-24T22:00:00Z',
        end: '2026-10-25T23:00:00Z',
      },
    ],
    problems: [],
    slots: { '2026-10-25 99': 0.2 },
  }),
  file(
    'an hour that is none among hours',
    [...first.slice(0, 23), `${cupsA};01/10/2026;42;0,1;R`],
    {
      ...whole({ readings: 23, kwh: 7.13, end: '2026-10-01T21:00:00Z' }),
      problems: ['bad-hour@25'],
      rejected: 1,
    },
  ),
];
