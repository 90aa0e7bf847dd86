import {
  cupsA,
  firstOfOctober,
  hoursFrom,
  kwhText,
  noCurve,
  text,
  totalOf,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const hourMs = 3_600_000;
const header = 'CUPS;timestamp;Consumo kWh';
const isoOf = (ms: number) => new Date(ms).toISOString();
const inUtc = (ms: number) => isoOf(ms).replace('.000Z', 'Z');
const ahead = (hours: number) => (ms: number) =>
  isoOf(ms + hours * hourMs).replace('.000Z', `+0${hours}:00`);
/** Madrid's own distance from UTC, which changes at an instant. */
const madrid = (changeMs: number, before: number, after: number) => (ms: number) =>
  ahead(ms < changeMs ? before : after)(ms);

const file = (
  name: string,
  firstMs: number,
  count: number,
  write: (ms: number) => string,
  expect: ExpectedFile,
  options: CorpusCase['options'] = {},
): CorpusCase => ({
  name: `instants: ${name}`,
  bytes: utf8(
    text(
      header,
      ...hoursFrom(1, count).map(
        (hour) => `${cupsA};${write(firstMs + (hour - 1) * hourMs)};${kwhText(hour)}`,
      ),
    ),
  ),
  options,
  expect,
});

const midnight = Date.UTC(2026, 8, 30, 22);
const begin = { problems: ['hour-beginning@2'], isHourBeginning: true };
const end = { problems: [], isHourBeginning: false };

const octoberMidnight = Date.UTC(2026, 9, 24, 22);
const octoberChange = Date.UTC(2026, 9, 25, 1);
const longDay = {
  points: [
    {
      ...firstOfOctober,
      readings: 25,
      kwh: totalOf(hoursFrom(1, 25)),
      first: '2026-10-24T22:00:00Z',
      end: '2026-10-25T23:00:00Z',
    },
  ],
  slots: {
    '2026-10-25 1': 0.21,
    '2026-10-25 2': 0.22,
    '2026-10-25 3': 0.23,
    '2026-10-25 24': 0.44,
  },
};
const marchMidnight = Date.UTC(2026, 2, 28, 23);
const marchChange = Date.UTC(2026, 2, 29, 1);
const shortDay = {
  points: [
    {
      ...firstOfOctober,
      readings: 23,
      kwh: totalOf(hoursFrom(1, 23)),
      first: '2026-03-28T23:00:00Z',
      end: '2026-03-29T22:00:00Z',
    },
  ],
  slots: { '2026-03-29 1': 0.21, '2026-03-29 2': 0.22, '2026-03-29 22': 0.42 },
};

/** ISO 8601 with Z or a distance from UTC: the instant counts, on the clock of the supply point. */
export const zones: readonly CorpusCase[] = [
  file('Z, beginnings', midnight, 24, inUtc, { ...whole(), ...begin }),
  file('Z with milliseconds, beginnings', midnight, 24, isoOf, { ...whole(), ...begin }),
  file('Z, ends', midnight + hourMs, 24, inUtc, { ...whole(), ...end }),
  file('+02:00, beginnings', midnight, 24, ahead(2), { ...whole(), ...begin }),
  file('+02:00, ends', midnight + hourMs, 24, ahead(2), { ...whole(), ...end }),
  file('+01:00 in summer, which is not the local clock', midnight, 24, ahead(1), {
    ...whole(),
    ...begin,
  }),
  file(
    'Z in the Canaries',
    midnight + hourMs,
    24,
    inUtc,
    { ...whole({ first: '2026-09-30T23:00:00Z', end: '2026-10-01T23:00:00Z' }), ...begin },
    { territory: 'canarias' },
  ),
  file(
    'days of UTC: nobody knows whether the hour begins or ends',
    Date.UTC(2026, 9, 1),
    24,
    inUtc,
    noCurve('labels-unclear', 2),
  ),
  file('the long day in Z, beginnings', octoberMidnight, 25, inUtc, { ...longDay, ...begin }),
  file('the long day in Z, ends', octoberMidnight + hourMs, 25, inUtc, { ...longDay, ...end }),
  file(
    'the long day with its distances, beginnings',
    octoberMidnight,
    25,
    madrid(octoberChange, 2, 1),
    { ...longDay, ...begin },
  ),
  file(
    'the long day with its distances, ends',
    octoberMidnight + hourMs,
    25,
    madrid(octoberChange, 2, 1),
    { ...longDay, ...end },
  ),
  file('the short day in Z, beginnings', marchMidnight, 23, inUtc, { ...shortDay, ...begin }),
  file('the short day in Z, ends', marchMidnight + hourMs, 23, inUtc, { ...shortDay, ...end }),
  file('the short day with its distances', marchMidnight, 23, madrid(marchChange, 1, 2), {
    ...shortDay,
    ...begin,
  }),
  file('a zone that is none', midnight, 2, (ms) => inUtc(ms).replace('Z', 'CET'), {
    points: [],
    problems: ['bad-hour@2', 'bad-hour@3'],
    rejected: 2,
  }),
];
