import { cupsA, hoursFrom, kwhText, quarterLabels, text, utf8, whole } from './build';
import type { CorpusCase } from './corpusCase';

const hours = hoursFrom(1, 24);
const values = (list: readonly number[]) => list.map(kwhText).join(';');
const nobodys = { cups20: null };

const table = (titles: readonly string[], ...lines: readonly string[]) =>
  utf8(text(`Fecha;${titles.join(';')}`, ...lines));
const titled = (title: (hour: number) => string, last = 24) => hoursFrom(1, last).map(title);

const two = (value: number) => String(value).padStart(2, '0');
const day = `01/10/2026;${values(hours)}`;
const quarters = `01/10/2026;${Array(96).fill('0,250').join(';')}`;
const quarterly = { ...nobodys, minutes: 15, readings: 96, kwh: 24 } as const;

const octoberTotal = { ...nobodys, readings: 25, kwh: 8 };
const october = { ...octoberTotal, first: '2026-10-24T22:00:00Z', end: '2026-10-25T23:00:00Z' };
const march = {
  ...nobodys,
  readings: 23,
  kwh: 7.13,
  first: '2026-03-28T23:00:00Z',
  end: '2026-03-29T22:00:00Z',
};

/** Format 10 of docs/formats.md: a line for each day, or quarters in a column of their own. */
export const matrices: readonly CorpusCase[] = [
  {
    name: 'a matrix of hours with their unit',
    bytes: table(
      titled((hour) => `H${two(hour)} (kWh)`, 25),
      `${day};`,
    ),
    expect: { ...whole(nobodys), format: 'matrix', problems: [] },
  },
  {
    name: 'a matrix with the CUPS, numbers and no unit',
    bytes: utf8(text(`CUPS;Fecha;${titled(String).join(';')};Total`, `${cupsA};${day};7,56`)),
    expect: { ...whole(), format: 'matrix', problems: ['unit-assumed@1'] },
  },
  {
    name: 'a matrix of times',
    bytes: table(
      titled((hour) => `${two(hour)}:00 kWh`),
      day,
    ),
    expect: { ...whole(nobodys), problems: [] },
  },
  {
    name: 'a matrix of times that begin the hour',
    bytes: table(
      titled((hour) => `${two(hour - 1)}:00 kWh`),
      day,
    ),
    expect: { ...whole(nobodys), isHourBeginning: true, problems: ['hour-beginning@2'] },
  },
  {
    name: 'a matrix of ranges',
    bytes: table(
      titled((hour) => `${two(hour - 1)}-${two(hour)} kWh`),
      day,
    ),
    expect: { ...whole(nobodys), problems: [] },
  },
  {
    name: 'a matrix of the day of 25 hours',
    bytes: table(
      titled((hour) => `H${hour} kWh`, 25),
      `25/10/2026;${values(hoursFrom(1, 25))}`,
    ),
    expect: { ...whole(october), problems: [], slots: { '2026-10-25 24': 0.44 } },
  },
  {
    name: 'a matrix of the day of 23 hours, zeros where there is none',
    bytes: table(
      titled((hour) => `H${hour} kWh`, 25),
      `29/03/2026;${values(hoursFrom(1, 23))};0;0`,
    ),
    expect: { ...whole(march), problems: ['skipped-hour@2'], slots: { '2026-03-29 22': 0.42 } },
  },
  {
    name: 'a matrix of the day of 23 hours by the clock',
    bytes: table(
      titled((hour) => `H${hour} kWh`),
      `29/03/2026;${values([1, 2])};;${values(hoursFrom(3, 23))}`,
    ),
    expect: { ...whole(march), problems: [], slots: { '2026-03-29 22': 0.42 } },
  },
  {
    name: 'a matrix of quarters',
    bytes: table(
      hoursFrom(1, 100).map((quarter) => `Q${quarter} kWh`),
      quarters,
    ),
    expect: { ...whole(quarterly), format: 'matrix', problems: [] },
  },
  {
    name: 'a matrix of power',
    bytes: table(
      quarterLabels(1, 96).map((label) => `${label} (kW)`),
      quarters,
    ),
    expect: { ...whole({ ...quarterly, kwh: 6 }), problems: ['power-read@1'] },
  },
  {
    name: 'a matrix with a wrong day, a wrong cell and a cell too many',
    bytes: table(
      titled((hour) => `H${hour} kWh`),
      `31/09/2026;${values(hours)}`,
      `01/10/2026;${values(hoursFrom(1, 23))};mal`,
      `02/10/2026;${values(hours)};5`,
    ),
    expect: {
      ...whole({ ...nobodys, readings: 23, kwh: 7.13, end: '2026-10-01T21:00:00Z' }),
      problems: ['bad-date@2', 'not-a-number@3', 'extra-cells@4'],
      rejected: 3,
    },
  },
  ...([1, 0] as const).map((first) => ({
    name: `hours from ${first} and quarters in a column of their own`,
    bytes: utf8(
      text(
        'Fecha;Hora;Cuarto;Consumo kWh',
        ...hours.flatMap((hour) =>
          hoursFrom(1, 4).map((quarter) => `01/10/2026;${hour - 1 + first};${quarter};0,250`),
        ),
      ),
    ),
    expect: { ...whole(quarterly), problems: [] },
  })),
  {
    name: 'the power of each quarter',
    bytes: utf8(
      text(
        'Fecha;Hora;Cuarto de hora;Potencia (kW)',
        ...hours.flatMap((hour) => hoursFrom(1, 4).map((n) => `01/10/2026;${hour};${n};0,250`)),
      ),
    ),
    expect: { ...whole({ ...quarterly, kwh: 6 }), problems: ['power-read@1'] },
  },
  {
    name: 'a quarter that is none',
    bytes: utf8(
      text(
        'Fecha;Hora;Cuarto;Consumo kWh',
        ...hours.flatMap((hour) => hoursFrom(1, 4).map((n) => `01/10/2026;${hour};${n};0,250`)),
        '02/10/2026;1;5;0,250',
      ),
    ),
    expect: { ...whole(quarterly), problems: ['bad-quarter@98'], rejected: 1 },
  },
];
