import {
  commonDay,
  commonHeader,
  cupsA,
  cupsB,
  hoursFrom,
  kwhOf,
  kwhText,
  quarterLabels,
  text,
  timeLabel,
  totalOf,
  utf8,
} from './build';
import type { CorpusCase, ExpectedPoint } from './corpusCase';

const longDay: ExpectedPoint = {
  cups20: cupsA,
  minutes: 60,
  readings: 25,
  kwh: 0,
  first: '2026-10-24T22:00:00Z',
  end: '2026-10-25T23:00:00Z',
};
const october = '25/10/2026';
const sum = (...values: readonly number[]) =>
  Math.round(values.reduce((total, value) => total + value, 0) * 1000) / 1000;

/** Hours 1 to 24 with the third twice: 0.22 and then 0.9. */
const repeatedThird = [
  ...commonDay(october, [1, 2, 3]),
  `${cupsA};${october};3;0,900;R`,
  ...commonDay(october, hoursFrom(4, 24)),
];
const repeatedSlots = { '2026-10-25 2': 0.22, '2026-10-25 3': 0.9, '2026-10-25 4': 0.23 };
const withRepeated = { ...longDay, kwh: sum(7.56, 0.9) };

/** Quarters of the long day as the clock shows them; the value says the slot, in thousandths. */
const quarterSlots = (labels: readonly string[]) =>
  labels.map(
    (label, slot) => `${cupsA};${october};${label};0,${String(slot + 1).padStart(3, '0')};R`,
  );
const blocks = [...quarterLabels(1, 12), ...quarterLabels(9, 12), ...quarterLabels(13, 96)];
const quarterDay = { ...longDay, minutes: 15 as const, readings: 100, kwh: 5.05 };

/** The third hour twice as in F5D: with the season of its end, both are winter. */
const bothWinter = [...hoursFrom(1, 24).flatMap((hour) => (hour === 3 ? [3, 3] : [hour]))].map(
  (hour, i) => {
    const season = i < 2 ? 1 : 0;
    const label = hour === 24 ? '2026/10/26 00:00' : `2026/10/25 ${timeLabel(hour)}`;
    return `${cupsA}0F;${label};${season};${i === 3 ? 900 : Math.round(kwhOf(hour) * 1000)};0`;
  },
);

/** The day of 25 hours, in every way files label it. */
export const octoberDays: readonly CorpusCase[] = [
  {
    name: 'October in sequence, up to 25',
    bytes: utf8(text(commonHeader, ...commonDay(october, hoursFrom(1, 25)))),
    expect: {
      points: [{ ...longDay, kwh: totalOf(hoursFrom(1, 25)) }],
      problems: [],
      slots: { '2026-10-25 24': kwhOf(25) },
    },
  },
  {
    name: 'October with an hour twice, both winter',
    bytes: utf8(text(...bothWinter)),
    expect: { points: [withRepeated], problems: [], slots: repeatedSlots },
  },
  {
    name: 'October with an hour twice, both winter, backwards',
    bytes: utf8(text(...bothWinter.toReversed())),
    expect: { points: [withRepeated], problems: [], slots: repeatedSlots },
  },
  {
    name: 'October with an hour twice',
    bytes: utf8(text(commonHeader, ...repeatedThird)),
    expect: { points: [withRepeated], problems: [], slots: repeatedSlots },
  },
  {
    name: 'October with an hour twice, and the line before it repeated by mistake',
    bytes: utf8(
      text(commonHeader, ...repeatedThird.flatMap((line, i) => (i === 1 ? [line, line] : line))),
    ),
    expect: {
      points: [{ ...withRepeated, repeated: 1 }],
      problems: ['repeated@4'],
      slots: repeatedSlots,
    },
  },
  {
    name: 'October with an hour twice, from the last to the first',
    bytes: utf8(text(commonHeader, ...[...repeatedThird].reverse())),
    expect: { points: [withRepeated], problems: [], slots: repeatedSlots },
  },
  {
    name: 'October with an hour twice and the season, winter first',
    bytes: utf8(
      text(
        'CUPS;Fecha;Hora;Consumo_kWh;INV / VER',
        ...hoursFrom(1, 2).map((hour) => `${cupsA};${october};${hour};${kwhText(hour)};1`),
        `${cupsA};${october};3;0,900;0`,
        `${cupsA};${october};3;0,220;1`,
        ...hoursFrom(4, 24).map((hour) => `${cupsA};${october};${hour};${kwhText(hour)};0`),
      ),
    ),
    expect: { points: [withRepeated], problems: [], slots: repeatedSlots },
  },
  {
    name: 'October in F5D, where 02:00 is there twice because labels are the clock at the very end',
    bytes: utf8(
      text(
        ...[
          ['01:00', 1, 200],
          ['02:00', 1, 210],
          ['02:00', 0, 900],
          ['03:00', 0, 220],
        ].map(([label, season, wh]) => `${cupsA};2026/10/25 ${label};${season};${wh};0;;;;;1;1;`),
        ...hoursFrom(4, 23).map(
          (hour) =>
            `${cupsA};2026/10/25 ${timeLabel(hour)};0;${Math.round(kwhOf(hour) * 1000)};0;;;;;1;1;`,
        ),
        `${cupsA};2026/10/26 00:00;0;430;0;;;;;1;1;`,
      ),
    ),
    expect: {
      points: [withRepeated],
      problems: [],
      slots: { '2026-10-25 1': 0.21, '2026-10-25 2': 0.9, '2026-10-25 3': 0.22 },
    },
  },
  {
    name: 'October that begins its hours',
    bytes: utf8(
      text(
        commonHeader,
        ...[0, 1, 2].map((hour) => `${cupsA};${october};${timeLabel(hour)};${kwhText(hour + 1)};R`),
        `${cupsA};${october};02:00;0,900;R`,
        ...hoursFrom(3, 23).map(
          (hour) => `${cupsA};${october};${timeLabel(hour)};${kwhText(hour + 1)};R`,
        ),
      ),
    ),
    expect: {
      points: [withRepeated],
      problems: ['hour-beginning@2'],
      isHourBeginning: true,
      slots: repeatedSlots,
    },
  },
  {
    name: 'October without its 25th hour: one is missing, and energy stays where it was',
    bytes: utf8(text(commonHeader, ...commonDay(october))),
    expect: {
      points: [{ ...longDay, readings: 24, kwh: 7.56, missing: 1 }],
      problems: ['gap@5'],
      slots: { '2026-10-25 2': 0.22, '2026-10-25 4': 0.23, '2026-10-25 24': 0.43 },
    },
  },
  {
    name: 'October in quarters, the hour twice as a block',
    bytes: utf8(text(commonHeader, ...quarterSlots(blocks))),
    expect: {
      points: [quarterDay],
      problems: [],
      slots: { '2026-10-25 8': 0.009, '2026-10-25 12': 0.013, '2026-10-25 99': 0.1 },
    },
  },
  {
    name: 'October in quarters, each label twice in a row',
    bytes: utf8(
      text(
        commonHeader,
        ...quarterSlots([
          ...quarterLabels(1, 8),
          ...quarterLabels(9, 12).flatMap((label) => [label, label]),
          ...quarterLabels(13, 96),
        ]),
      ),
    ),
    expect: {
      points: [quarterDay],
      problems: [],
      slots: { '2026-10-25 8': 0.009, '2026-10-25 12': 0.01, '2026-10-25 13': 0.012 },
    },
  },
  {
    name: 'October in quarters in sequence, up to 25:00',
    bytes: utf8(text(commonHeader, ...quarterSlots(quarterLabels(1, 100)))),
    expect: { points: [quarterDay], problems: [], slots: { '2026-10-25 99': 0.1 } },
  },
  {
    name: 'October in the Canaries, where another hour is repeated',
    bytes: utf8(
      text(
        commonHeader,
        ...commonDay(october, [1, 2]),
        `${cupsA};${october};2;0,900;R`,
        ...commonDay(october, hoursFrom(3, 24)),
      ),
    ),
    options: { territory: 'canarias' },
    expect: {
      points: [{ ...withRepeated, first: '2026-10-24T23:00:00Z', end: '2026-10-26T00:00:00Z' }],
      problems: [],
      slots: { '2026-10-25 1': 0.21, '2026-10-25 2': 0.9, '2026-10-25 3': 0.22 },
    },
  },
  {
    name: 'two points at once, one in the Peninsula and one in the Canaries',
    bytes: utf8(
      text(
        commonHeader,
        ...hoursFrom(1, 25).flatMap((hour) => [
          ...commonDay(october, [hour], cupsA),
          ...commonDay(october, [hour], cupsB),
        ]),
      ),
    ),
    options: { territory: (cups20) => (cups20 === cupsB ? 'canarias' : 'peninsula') },
    expect: {
      points: [
        { ...longDay, kwh: totalOf(hoursFrom(1, 25)) },
        {
          ...longDay,
          cups20: cupsB,
          kwh: totalOf(hoursFrom(1, 25)),
          first: '2026-10-24T23:00:00Z',
          end: '2026-10-26T00:00:00Z',
        },
      ],
      problems: [],
    },
  },
];
