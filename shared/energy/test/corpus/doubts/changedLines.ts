import {
  commonDay,
  commonHeader,
  cupsA,
  hoursFrom,
  kwhText,
  noCurve,
  text,
  utf8,
  whole,
} from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const file = (
  name: string,
  header: string,
  lines: readonly string[],
  expect: ExpectedFile,
): CorpusCase => ({ name, bytes: utf8(text(header, ...lines)), expect });

const magnitudeHeader = 'CUPS;Fecha;Hora;Magnitud;Consumo_kWh';
const two = (value: number) => String(value).padStart(2, '0');
const active = hoursFrom(1, 22).flatMap((day) =>
  hoursFrom(1, 24).map((hour) => `${cupsA};${two(day)}/10/2026;${hour};AE;${kwhText(hour)}`),
);

const unitHeader = (title: string) => `CUPS;Fecha;Hora;${title};Unidad`;
const inUnit = (hours: readonly number[], unit: string) =>
  hours.map((hour) => {
    const value = unit === 'Wh' ? String(190 + 10 * hour) : kwhText(hour);
    return `${cupsA};01/10/2026;${hour};${value};${unit}`;
  });
const all = hoursFrom(1, 24);

const unitless = 'CUPS;Fecha;Hora;Consumo;Método';
/** A file of kWh, or of numbers that the lines above give another unit. */
const under = (
  name: string,
  above: readonly string[],
  header: string,
  expect: ExpectedFile,
): CorpusCase => ({
  name,
  bytes: utf8(text(...above, header, ...commonDay('01/10/2026'))),
  expect,
});

const unitsAbove: readonly CorpusCase[] = [
  under('the unit only in a title', ['Unidades: Wh'], unitless, noCurve('other-unit', 1)),
  under(
    'the unit in two cells above',
    ['Curva de carga', '', 'Unidad;Wh'],
    unitless,
    noCurve('other-unit', 3),
  ),
  under('a title in watt-hours', ['Consumo en Wh'], unitless, noCurve('other-unit', 1)),
  under(
    'a title in watt-hours, in words',
    ['Consumos horarios (vatios-hora)'],
    unitless,
    noCurve('other-unit', 1),
  ),
  under('a title in MWh', ['Energía [MW·h]'], unitless, noCurve('other-unit', 1)),
  under('a title of power', ['Unidades: kW'], unitless, noCurve('other-unit', 1)),
  under(
    'a title with another unit than the column',
    ['Unidades: Wh'],
    commonHeader,
    noCurve('other-unit', 1),
  ),
  under('a title that says kWh', ['Unidades: kWh (energía), kW (potencia)'], unitless, {
    ...whole(),
    problems: ['unit-assumed@2'],
  }),
  under(
    'a sum in another unit above a column that says its own',
    ['Potencia contratada: 5,5 kW', 'Consumo total: 0,00378 MWh'],
    commonHeader,
    { ...whole(), problems: [] },
  ),
  under(
    'what is no unit above a column without one',
    ['Potencia contratada: 5,5 kW', 'Unidad de gestión: 7 Wharton'],
    unitless,
    { ...whole(), problems: ['unit-assumed@3'] },
  ),
];

/** The same below the readings. */
const over = (
  name: string,
  header: string,
  below: readonly string[],
  expect: ExpectedFile,
): CorpusCase => file(name, header, [...commonDay('01/10/2026'), ...below], expect);

const refusedAt = (line: number): ExpectedFile => ({
  points: [],
  problems: ['unit-assumed@1', `other-unit@${line}`],
});

const hoursOfDay = `Fecha;${all.map((hour) => `H${hour} kWh`).join(';')}`;

const unitsBelow: readonly CorpusCase[] = [
  over('the unit only at the end', unitless, ['Unidades: Wh'], refusedAt(26)),
  over('the unit in two cells, which read like a header', unitless, ['', 'Unidad;Wh'], {
    points: [],
    problems: ['unit-assumed@1', 'other-header@27'],
  }),
  over('watt-hours in words at the end', unitless, ['* Consumos en vatios-hora'], refusedAt(26)),
  over('a sum in a unit where the column says none', unitless, ['Total Wh;;;7560;'], refusedAt(26)),
  over(
    'another unit than the column at the end',
    commonHeader,
    ['Unidades: Wh'],
    noCurve('other-unit', 26),
  ),
  over('a sum in another unit than the column', commonHeader, ['Total MWh;;;0,00756;'], {
    ...whole(),
    problems: ['totals-row@26'],
  }),
  over(
    'the unit between two days',
    commonHeader,
    ['Unidades: Wh', ...commonDay('02/10/2026')],
    noCurve('other-unit', 26),
  ),
  file(
    'the unit at the end of a matrix',
    hoursOfDay,
    [`01/10/2026;${all.map(kwhText).join(';')}`, 'Unidades: Wh'],
    noCurve('other-unit', 3),
  ),
  {
    name: 'the unit at the end of a file without a header',
    bytes: utf8(text(`${cupsA}0F;2026/10/01 01:00;1;200;0`, 'Unidades: kWh')),
    expect: noCurve('other-unit', 2),
  },
];

/** Lines far down, or around the readings, that mean something else than the first ones. */
export const changedLines: readonly CorpusCase[] = [
  ...unitsAbove,
  ...unitsBelow,
  file(
    'reactive energy far below active energy',
    magnitudeHeader,
    [...active, `${cupsA};23/10/2026;1;R1;0,010`],
    noCurve('magnitudes', 530),
  ),
  file('active energy far down, too', magnitudeHeader, active, {
    ...whole({ readings: 528, kwh: 166.32, end: '2026-10-22T22:00:00Z' }),
    problems: [],
  }),
  file('a column says that the numbers are Wh', unitHeader('Consumo'), inUnit(all, 'Wh'), {
    ...whole(),
    problems: [],
    slots: { '2026-10-01 0': 0.2 },
  }),
  file('a column says that the numbers are kWh', unitHeader('Consumo'), inUnit(all, 'kWh'), {
    ...whole(),
    problems: [],
  }),
  file(
    'a column says Wh of some lines only',
    unitHeader('Consumo'),
    [...inUnit(hoursFrom(1, 12), 'kWh'), ...inUnit(hoursFrom(13, 24), 'Wh')],
    noCurve('other-unit', 14),
  ),
  file(
    'a column says another unit than the header',
    unitHeader('Consumo_kWh'),
    inUnit(all, 'Wh'),
    noCurve('other-unit', 2),
  ),
  file(
    'a column says a unit that is none of energy',
    unitHeader('Consumo_kWh'),
    inUnit(all, 'kVArh'),
    noCurve('other-unit', 2),
  ),
  {
    name: 'readings above the header',
    bytes: utf8(text(...commonDay('01/10/2026'), commonHeader, ...commonDay('02/10/2026'))),
    expect: noCurve('late-header', 1),
  },
  {
    name: 'a title with dates above the header',
    bytes: utf8(
      text(
        'Curva de carga;01/10/2026;02/10/2026',
        `CUPS;${cupsA};;5,5`,
        commonHeader,
        ...commonDay('01/10/2026'),
      ),
    ),
    expect: { ...whole(), problems: [] },
  },
];
