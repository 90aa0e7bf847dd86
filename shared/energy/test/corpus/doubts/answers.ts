import type { FileAnswers } from '../../../src/files';
import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  noCurve,
  text,
  timeLabel,
  totalOf,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const file = (
  name: string,
  lines: readonly string[],
  answers: FileAnswers,
  expect: ExpectedFile,
): CorpusCase => ({
  name,
  bytes: utf8(text(commonHeader, ...lines)),
  options: { answers },
  expect,
});

const day = '01/10/2026';
const grouped = (value: string) =>
  hoursFrom(1, 24).map((hour) => `${cupsA};${day};${hour};${value};R`);
const read = (kwh: number): ExpectedFile => ({
  ...whole({ kwh: (kwh * 1000 * 24) / 1000 }),
  problems: [],
  slots: { '2026-10-01 0': kwh },
});

/** From noon of the first day to 23:00 of the second. */
const cut = hoursFrom(12, 47).map(
  (hour) =>
    `${cupsA};0${1 + Math.floor(hour / 24)}/10/2026;${timeLabel(hour % 24)};0,${100 + hour};R`,
);
const cutRead = (first: string, end: string, isHourBeginning: boolean): ExpectedFile => ({
  ...whole({
    readings: 36,
    kwh: hoursFrom(12, 47).reduce((total, hour) => total + 100 + hour, 0) / 1000,
    first,
    end,
  }),
  problems: [],
  isHourBeginning,
});

/** Files that do not show how they are to be read, with what a person says. */
export const answers: readonly CorpusCase[] = [
  file('a point that was said to be decimal', grouped('2.020'), { decimalMark: '.' }, read(2.02)),
  file(
    'a point that was said to be of thousands',
    grouped('2.020'),
    { decimalMark: ',' },
    read(2020),
  ),
  file(
    'a comma that was said to be of thousands',
    grouped('2,020'),
    { decimalMark: '.' },
    read(2020),
  ),
  file(
    'labels that were said to begin their hour',
    cut,
    { labels: 'start' },
    cutRead('2026-10-01T10:00:00Z', '2026-10-02T22:00:00Z', true),
  ),
  file(
    'labels that were said to end their hour',
    cut,
    { labels: 'end' },
    cutRead('2026-10-01T09:00:00Z', '2026-10-02T21:00:00Z', false),
  ),
  file(
    'labels that were said to begin their hour, and a 24:00',
    commonDay(day),
    { labels: 'start' },
    { ...whole({ kwh: totalOf(hoursFrom(1, 24)) }), problems: [], isHourBeginning: false },
  ),
  file('an answer to another question', cut, { decimalMark: ',' }, noCurve('labels-unclear', 2)),
];
