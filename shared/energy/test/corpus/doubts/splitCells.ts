import { cupsA, hoursFrom, kwhOf, kwhText, noCurve, text, utf8, whole } from '../build';
import type { CorpusCase, ExpectedFile } from '../corpusCase';

const hours = hoursFrom(1, 24);
const large = (hour: number) => `12,${300 + hour}`;

const commas = (
  name: string,
  header: string,
  row: (hour: number) => string,
  expect: ExpectedFile,
): CorpusCase => ({
  name: `separated by commas: ${name}`,
  bytes: utf8(text(header, ...hours.map((hour) => `${cupsA},01/10/2026,${hour},${row(hour)}`))),
  expect,
});

const split = noCurve('split-decimals', 1);
const header = 'CUPS,Fecha,Hora,Consumo_kWh';
const twelves = { ...whole({ kwh: 288 }), problems: [] };

/** Decimal commas beside commas as separators: a decimal may look like a cell. */
export const splitCells: readonly CorpusCase[] = [
  commas('decimals fall into an unread column', `${header},Periodo`, large, split),
  commas('decimals fall into the method', `${header},Metodo,`, (hour) => kwhText(hour), split),
  commas(
    'the method falls into an empty title',
    `${header},Metodo,`,
    (h) => `${large(h)},R`,
    split,
  ),
  commas('decimals fall into the exported energy', `${header},Vertida_kWh`, large, split),
  commas('one decimal each', `${header},Periodo`, (hour) => `12,${hour % 10}`, split),
  commas('one decimal each, in the method', `${header},Metodo`, (h) => `12,${h % 10}`, split),
  commas('decimals of Wh', 'CUPS,Fecha,Hora,Consumo_Wh,Nota', (h) => `200,0${h}`, split),
  commas(
    'only some hours have decimals',
    `${header},Nota`,
    (hour) => (hour % 2 === 0 ? `12,${hour}5` : '12,'),
    split,
  ),
  commas('whole kWh and the method as a number', `${header},Metodo`, () => '12,1', twelves),
  commas('whole kWh and zero exported', `${header},Vertida_kWh`, () => '12,0', twelves),
  commas(
    'whole kWh and the period',
    `${header},Periodo`,
    (hour) => `12,${(hour % 6) + 1}`,
    twelves,
  ),
  commas(
    'whole kWh, exported energy and the method in its place',
    `${header},Vertida_kWh,Metodo`,
    (hour) => `12,${100 + hour},R`,
    twelves,
  ),
  commas(
    'whole Wh, consumed and exported',
    'CUPS,Fecha,Hora,Consumo_Wh,Vertida_Wh',
    (hour) => `${Math.round(kwhOf(hour) * 1000)},${hour * 10}`,
    { ...whole(), problems: [] },
  ),
  {
    name: 'separated by commas: the day and the hour after whole kWh',
    bytes: utf8(
      text('CUPS,Consumo_kWh,Hora,Fecha', ...hours.map((h) => `${cupsA},12,${h},01/10/2026`)),
    ),
    expect: twelves,
  },
];
