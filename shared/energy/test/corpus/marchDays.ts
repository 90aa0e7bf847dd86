import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  quarterLabels,
  text,
  totalOf,
  utf8,
} from './build';
import type { CorpusCase, ExpectedPoint } from './corpusCase';

const shortDay: ExpectedPoint = {
  cups20: cupsA,
  minutes: 60,
  readings: 23,
  kwh: 0,
  first: '2026-03-28T23:00:00Z',
  end: '2026-03-29T22:00:00Z',
};

const march = '29/03/2026';

/** The day of 23 hours, in every way files label it. */
export const marchDays: readonly CorpusCase[] = [
  {
    name: 'March in sequence, up to 23',
    bytes: utf8(text(commonHeader, ...commonDay(march, hoursFrom(1, 23)))),
    expect: {
      points: [{ ...shortDay, kwh: totalOf(hoursFrom(1, 23)) }],
      problems: [],
      slots: { '2026-03-29 2': 0.22, '2026-03-29 22': 0.42 },
    },
  },
  {
    name: 'March by the clock, without the third',
    bytes: utf8(text(commonHeader, ...commonDay(march, [1, 2, ...hoursFrom(4, 24)]))),
    expect: {
      points: [{ ...shortDay, kwh: totalOf([1, 2, ...hoursFrom(4, 24)]) }],
      problems: [],
      slots: { '2026-03-29 2': 0.23, '2026-03-29 22': 0.43 },
    },
  },
  {
    name: 'March by the clock at the very end, without the second',
    bytes: utf8(text(commonHeader, ...commonDay(march, [1, ...hoursFrom(3, 24)]))),
    expect: {
      points: [{ ...shortDay, kwh: totalOf([1, ...hoursFrom(3, 24)]) }],
      problems: [],
      slots: { '2026-03-29 1': 0.22, '2026-03-29 22': 0.43 },
    },
  },
  {
    name: 'March with a zero in the hour that does not exist',
    bytes: utf8(
      text(commonHeader, ...commonDay(march)).replace(`${march};3;0,220`, `${march};3;0,000`),
    ),
    expect: {
      points: [{ ...shortDay, kwh: totalOf([1, 2, ...hoursFrom(4, 24)]) }],
      problems: ['skipped-hour@4'],
      rejected: 0,
    },
  },
  {
    name: 'March with consumption in the hour that does not exist',
    bytes: utf8(text(commonHeader, ...commonDay(march))),
    expect: {
      points: [{ ...shortDay, kwh: totalOf([1, 2, ...hoursFrom(4, 24)]) }],
      problems: ['no-such-hour@4'],
      rejected: 1,
    },
  },
  {
    name: 'hour 25 in March',
    bytes: utf8(
      text(commonHeader, ...commonDay(march, hoursFrom(1, 23)), ...commonDay(march, [25])),
    ),
    expect: {
      points: [{ ...shortDay, kwh: totalOf(hoursFrom(1, 23)) }],
      problems: ['hour-25@25'],
      rejected: 1,
    },
  },
  {
    name: 'March in quarters, by the clock',
    bytes: utf8(
      text(
        commonHeader,
        ...[...quarterLabels(1, 8), ...quarterLabels(13, 96)].map(
          (label) => `${cupsA};${march};${label};0,250;R`,
        ),
      ),
    ),
    expect: { points: [{ ...shortDay, minutes: 15, readings: 92, kwh: 23 }], problems: [] },
  },
];
