import { cupsOf } from '../../api/test/supply';

type Rows = readonly (readonly string[])[];

/** A curve of a day as its cells: a header, if there is one, and readings. */
export interface CurveLayout {
  readonly name: string;
  readonly rows: Rows;
}

const cups = cupsOf(1);
const day = '01/10/2026';
const isoDay = '2026/10/01';
const two = (value: number) => String(value).padStart(2, '0');
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
const hours = upTo(24);
const quarters = upTo(96);
const timeOf = (quarter: number) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
const each = <Value>(count: number, value: Value): Value[] => Array(count).fill(value);
const p1dRest = [...each(6, ['0', '0']).flat(), '0', '128', '0', '128', '1', '1'];

/** Each layout that the readers know: a line for each hour, quarter, day or magnitude. */
export const curveLayouts: readonly CurveLayout[] = [
  {
    name: 'hours',
    rows: [
      ['CUPS', 'Fecha', 'Hora', 'Consumo_kWh', 'Metodo_obtencion'],
      ...hours.map((hour) => [cups, day, String(hour), '0,2', 'R']),
    ],
  },
  {
    name: 'hours in columns',
    rows: [
      ['CUPS', 'Fecha', ...hours.map((hour) => `H${hour} (kWh)`), 'Total'],
      [cups, day, ...each(24, '0,2'), '4,8'],
      [cups, '02/10/2026', ...each(24, '0,2'), '4,8'],
    ],
  },
  {
    name: 'quarters in columns',
    rows: [
      ['Fecha', ...quarters.map((quarter) => `${timeOf(quarter)} (kW)`)],
      [day, ...each(96, '0,25')],
    ],
  },
  {
    name: 'quarters by their label',
    rows: [
      ['CUPS', 'Fecha', 'Hora', 'Consumo_kWh'],
      ...quarters.map((quarter) => [cups, day, timeOf(quarter), '0,25']),
    ],
  },
  {
    name: 'quarters by number',
    rows: [
      ['CUPS', 'Fecha', 'Hora', 'Consumo_kWh'],
      ...quarters.map((quarter) => [cups, day, String(quarter), '0,25']),
    ],
  },
  {
    name: 'hours and quarters in columns of their own',
    rows: [
      ['Fecha', 'Hora', 'Cuarto', 'Consumo kWh'],
      ...hours.flatMap((hour) =>
        upTo(4).map((quarter) => [day, String(hour), String(quarter), '0,25']),
      ),
    ],
  },
  {
    name: 'a magnitude',
    rows: [
      ['CUPS', 'Fecha', 'Hora', 'Magnitud', 'Consumo', 'Unidad'],
      ...hours.map((hour) => [cups, day, String(hour), 'AE', '0,2', 'kWh']),
    ],
  },
  {
    name: 'a line for each magnitude',
    rows: [
      ['CUPS', 'Fecha', 'Hora', 'Magnitud', 'Consumo_kWh'],
      ...hours.flatMap((hour) =>
        ['AE', 'R1'].map((magnitude) => [cups, day, String(hour), magnitude, '0,2']),
      ),
    ],
  },
  {
    name: 'day and hour in one cell',
    rows: [
      ['CUPS', 'FECHA-HORA', 'INV / VER', 'PERIODO TARIFARIO', 'CONSUMO Wh', 'GENERACION Wh'],
      ...hours.map((hour) => [cups, `${isoDay} ${two(hour)}:00`, '1', 'Valle', '200', '0']),
    ],
  },
  {
    name: 'no header, whole Wh',
    rows: hours.map((hour) => [`${cups}0F`, `${isoDay} ${two(hour)}:00`, '1', '200', '0']),
  },
  {
    name: 'no header, quarters with their quality',
    rows: quarters.map((quarter) => [
      `${cups}0F`,
      '11',
      `${isoDay} ${timeOf(quarter)}:00`,
      '1',
      '37',
      '0',
      ...p1dRest,
    ]),
  },
];
