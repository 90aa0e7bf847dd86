import { commonHeader, cupsA, hoursFrom, noCurve, text, timeLabel, utf8, whole } from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const raw = 'CUPS;FechaHora;CONSUMO Wh;GENERACION Wh';
/** Times on the hour from noon of the first day on; hour 24 is 00:00 of the second day. */
const rawFrom = (from: number, to: number) =>
  hoursFrom(from, to).map(
    (hour) =>
      `${cupsA};2026/10/0${1 + Math.floor(hour / 24)} ${timeLabel(hour % 24)};${100 + hour};0`,
  );
const commonFrom = (from: number, to: number) =>
  hoursFrom(from, to).map(
    (hour) => `${cupsA};0${1 + Math.floor(hour / 24)}/10/2026;${timeLabel(hour % 24)};0,100;R`,
  );

const file = (
  name: string,
  header: string,
  lines: readonly string[],
  expect: ExpectedFile,
): CorpusCase => ({ name, bytes: utf8(text(header, ...lines)), expect });

const sum = (from: number, to: number) =>
  hoursFrom(from, to).reduce((total, hour) => total + 100 + hour, 0) / 1000;

const unclear = (line = 2) => ({ ...noCurve('labels-unclear', line) });
const beginning = { problems: ['hour-beginning@2'], isHourBeginning: true };
const halfAnd = (readings: number, kwh: number, first: string, end: string) =>
  whole({ readings, kwh, first, end });

const october = '25/10/2026';
const longDay = hoursFrom(0, 24).map((hour) => `${cupsA};${october};${hour};0,${100 + hour};R`);
const around = (date: string) => hoursFrom(0, 23).map((hour) => `${cupsA};${date};${hour};0,100;R`);
const threeDays = [...around('24/10/2026'), ...longDay, ...around('26/10/2026')];
const threeDaysRead = {
  points: [
    {
      cups20: cupsA,
      minutes: 60 as const,
      readings: 73,
      kwh: 7.6,
      first: '2026-10-23T22:00:00Z',
      end: '2026-10-26T23:00:00Z',
    },
  ],
  isHourBeginning: true,
  slots: { '2026-10-25 0': 0.1, '2026-10-25 24': 0.124 },
};

/** Files whose first or last day is cut: the ends of a file say what a label means. */
export const halfDays: readonly CorpusCase[] = [
  file('raw from noon on, until 23:00', raw, rawFrom(12, 47), {
    ...halfAnd(36, sum(12, 47), '2026-10-01T10:00:00Z', '2026-10-02T22:00:00Z'),
    ...beginning,
  }),
  file('raw from noon on, until 23:00 of the same day', raw, rawFrom(12, 23), {
    ...halfAnd(12, sum(12, 23), '2026-10-01T10:00:00Z', '2026-10-01T22:00:00Z'),
    ...beginning,
  }),
  file('raw from noon on, until 00:00', raw, rawFrom(12, 48), {
    ...halfAnd(37, sum(12, 48), '2026-10-01T09:00:00Z', '2026-10-02T22:00:00Z'),
    problems: [],
    isHourBeginning: false,
  }),
  file('raw from noon on, until eleven', raw, rawFrom(12, 35), unclear()),
  file('raw from one on, until 23:00 of another day', raw, rawFrom(1, 47), unclear()),
  file('raw from midnight on, until eleven', raw, rawFrom(0, 35), {
    ...halfAnd(36, sum(0, 35), '2026-09-30T22:00:00Z', '2026-10-02T10:00:00Z'),
    ...beginning,
  }),
  file('times from noon on, until 23:00', commonHeader, commonFrom(12, 47), unclear()),
  file(
    'times from noon on, until 23:00, from the last to the first',
    commonHeader,
    commonFrom(12, 47).reverse(),
    unclear(37),
  ),
  file('times from one on, until 23:00 of another day', commonHeader, commonFrom(1, 47), unclear()),
  file(
    'quarters from noon on, until 23:45',
    commonHeader,
    [
      ...hoursFrom(48, 95).map(
        (i) =>
          `${cupsA};01/10/2026;${timeLabel(Math.floor(i / 4)).slice(0, 2)}:${String((i % 4) * 15).padStart(2, '0')};0,1;R`,
      ),
    ],
    unclear(),
  ),
  file('times from noon on, until 00:00', commonHeader, commonFrom(12, 48), {
    ...halfAnd(37, 3.7, '2026-10-01T09:00:00Z', '2026-10-02T22:00:00Z'),
    problems: [],
    isHourBeginning: false,
  }),
  file(
    'hours by number from noon on',
    commonHeader,
    [...hoursFrom(12, 24).map((hour) => `${cupsA};01/10/2026;${hour};0,100;R`)],
    { ...halfAnd(13, 1.3, '2026-10-01T09:00:00Z', '2026-10-01T22:00:00Z'), problems: [] },
  ),
  file(
    'hours by number from 0 on, from the middle of a day',
    commonHeader,
    [...around('01/10/2026').slice(5), ...around('02/10/2026')],
    unclear(),
  ),
  file('hours from 0 to 23, and from 0 to 24 on the long day', commonHeader, threeDays, {
    ...threeDaysRead,
    problems: ['hour-beginning@2'],
  }),
  file('the same from the last to the first', commonHeader, threeDays.toReversed(), {
    ...threeDaysRead,
    problems: ['hour-beginning@74'],
  }),
  file(
    'hours from 0 to 24 on the long day, which is the last',
    commonHeader,
    threeDays.slice(0, 49),
    {
      points: [
        {
          cups20: cupsA,
          minutes: 60,
          readings: 49,
          kwh: 5.2,
          first: '2026-10-23T22:00:00Z',
          end: '2026-10-25T23:00:00Z',
        },
      ],
      problems: ['hour-beginning@2'],
      isHourBeginning: true,
    },
  ),
];
