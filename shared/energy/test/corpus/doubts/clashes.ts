import {
  commonDay,
  commonHeader,
  cupsA,
  firstOfOctober,
  hoursFrom,
  kwhOf,
  kwhText,
  noCurve,
  text,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const hours = hoursFrom(1, 24);
const real = commonDay('01/10/2026');
const second = commonDay('02/10/2026');
const third = commonDay('03/10/2026');
const estimated = hours.map((hour) => `${cupsA};01/10/2026;${hour};0,999;E`);
const three = { readings: 72, kwh: 22.68, end: '2026-10-03T22:00:00Z' };
const preferred = { ...whole(), rejected: 24, slots: { '2026-10-01 0': 0.2 } };

const file = (
  name: string,
  lines: readonly string[],
  expect: ExpectedFile,
  header = commonHeader,
): CorpusCase => ({ name, bytes: utf8(text(header, ...lines)), expect });

const magnitudes = 'CUPS;Fecha;Hora;Tipo;Consumo_kWh';
const ofMagnitude = (name: string, value: (hour: number) => string) =>
  hours.map((hour) => `${cupsA};01/10/2026;${hour};${name};${value(hour)}`);
const active = ofMagnitude('AE', kwhText);
const reactive = ofMagnitude('R1', () => '0,050');
const pairs = (one: readonly string[], other: readonly string[]) =>
  one.flatMap((line, i) => [line, other[i] ?? '']);
const refused = { ...noCurve('magnitudes', 1) };

const manyFrom = (line: number, count: number): ExpectedFile => {
  const told = hoursFrom(line, line + count - 1).map((at) => `conflict@${at}`);
  return { points: [], problems: [told[0] ?? '', `many-conflicts@${line}`, ...told.slice(1)] };
};

/** Two lines for one hour: the real one wins over an estimate, other magnitudes are told apart. */
export const clashes: readonly CorpusCase[] = [
  file('estimated and then real, line by line', pairs(estimated, real), {
    ...preferred,
    problems: ['real-preferred@3'],
  }),
  file('real and then estimated, line by line', pairs(real, estimated), {
    ...preferred,
    problems: ['real-preferred@3'],
  }),
  file('a day estimated, days later real', [...estimated, ...second, ...third, ...real], {
    ...preferred,
    ...whole(three),
    problems: ['real-preferred@74'],
  }),
  file('a day real, days later estimated', [...real, ...second, ...third, ...estimated], {
    ...preferred,
    ...whole(three),
    problems: ['real-preferred@74'],
  }),
  file(
    'two estimates that differ: nobody knows',
    [...estimated.slice(0, 1), `${cupsA};01/10/2026;1;0,5;E`, ...real.slice(1), ...second],
    {
      ...whole({ readings: 48, kwh: 15.919, end: '2026-10-02T22:00:00Z', estimated: 1 }),
      problems: ['conflict@3'],
      rejected: 1,
    },
  ),
  file(
    'the repeated hour of October, each estimated and then real',
    hours.flatMap((hour) => {
      const at = `${cupsA};25/10/2026;${hour}`;
      if (hour !== 3) return [`${at};0,999;E`, `${at};${kwhText(hour)};R`];
      return [`${at};0,999;E`, `${at};0,998;E`, `${at};${kwhText(3)};R`, `${at};0,900;R`];
    }),
    {
      points: [
        {
          ...firstOfOctober,
          readings: 25,
          kwh: 8.46,
          first: '2026-10-24T22:00:00Z',
          end: '2026-10-25T23:00:00Z',
        },
      ],
      problems: ['real-preferred@3'],
      rejected: 25,
      slots: { '2026-10-25 2': kwhOf(3), '2026-10-25 3': 0.9 },
    },
  ),
  file(
    'an estimate with exported energy that the real reading has not',
    ['1;0,999;E;0,5', '1;0,200;R;', '2;0,210;R;'].map((rest) => `${cupsA};01/10/2026;${rest}`),
    {
      ...whole({ readings: 2, kwh: 0.41, end: '2026-10-01T00:00:00Z' }),
      problems: ['real-preferred@3'],
      rejected: 1,
    },
    `${commonHeader};Vertida_kWh`,
  ),
  file('a line for each magnitude, reactive first', pairs(reactive, active), refused, magnitudes),
  file(
    'a line for each magnitude, reactive in the second half',
    [...active, ...reactive],
    refused,
    magnitudes,
  ),
  file('only reactive energy', reactive, refused, magnitudes),
  file(
    'only exported energy, by its name',
    ofMagnitude('Activa saliente', kwhText),
    refused,
    magnitudes,
  ),
  file(
    'a line for each magnitude, in a column of the method',
    pairs(reactive, active),
    refused,
    magnitudes.replace('Tipo', 'Tipo medida'),
  ),
  file('only active energy, by its name', active, { ...whole(), problems: [] }, magnitudes),
  file(
    'reactive after active, far down',
    [
      ...hoursFrom(1, 25).flatMap((day) => commonDay(`${day}/09/2026`)),
      ...hoursFrom(1, 25).flatMap((day) =>
        hours.map((hour) => `${cupsA};${day}/09/2026;${hour};0,050;R`),
      ),
    ],
    manyFrom(602, 600),
  ),
  file(
    'two versions of a day',
    [...real, ...hours.map((hour) => `${cupsA};01/10/2026;${hour};0,9${hour};R`)],
    manyFrom(26, 24),
  ),
];
