import '@vatio/platform/testing';
import { readWorkbook } from '@vatio/sheets/workbook';
import { unzipped } from '@vatio/sheets/zip';
import { type SheetToWrite, toWorkbook } from '@vatio/ui/export';
import { exampleSnapshot, resultOf, sentParameters } from '../../../../../tests/setup/exampleStudy';
import { noOffers } from '../../testing/report';
import { calculatedStudy, calculationOf } from '../../testing/studies';
import { foundOf } from '../found';
import { studyWorkbook } from './studyWorkbook';

async function valuesOf(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const sheets = await readWorkbook(bytes, { maxBytes: 1e7 });
  const found = new Map<string, (readonly unknown[])[]>();
  for (const { name, rows } of sheets) {
    const all: (readonly unknown[])[] = [];
    for await (const some of rows()) all.push(...some.map(({ cells }) => cells));
    found.set(name, all);
  }
  return found;
}

async function xmlOf(file: Blob, sheet: number) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const decoder = new TextDecoder();
  let xml = '';
  for await (const piece of unzipped(bytes, `xl/worksheets/sheet${sheet}.xml`, { maxBytes: 1e7 })) {
    xml += decoder.decode(piece, { stream: true });
  }
  return xml;
}

const snapshot = {
  ...exampleSnapshot,
  readings: exampleSnapshot.readings.map((reading) => ({
    ...reading,
    reactiveKvarh: reading.energyKwh.map((kwh) => String(Number(kwh) / 2)),
  })),
};
const found = foundOf(
  calculatedStudy(),
  calculationOf({ snapshot, result: resultOf(exampleSnapshot) }),
  { parameters: [...sentParameters], tenthsW: null },
  noOffers,
);
const sheets = studyWorkbook(found);
const sheetOf = (name: string) => sheets.find((one) => one.name === name)?.rows ?? [];

it('has a sheet for each part', () => {
  expect(sheets.map(({ name }) => name)).toEqual([
    'Resumen',
    'Datos',
    'Potencia',
    'Término fijo',
    'Excesos',
    'Reactiva',
    'Parámetros',
  ]);
});

it('is read back with the values of the study', async () => {
  const values = await valuesOf(await toWorkbook(sheets));
  const summary = values.get('Resumen') ?? [];
  expect(summary.at(-1)).toEqual([
    'Óptima',
    27,
    27,
    27,
    27,
    27,
    27,
    1169.6,
    293.15,
    1462.75,
    282.52,
    expect.closeTo(16.19, 2),
  ]);
  const power = values.get('Potencia') ?? [];
  const total = power.at(-1) ?? [];
  for (let column = 1; column < total.length; column++) {
    const months = power.slice(2, -1).map((row) => Math.round(Number(row[column]) * 100));
    expect(months).toHaveLength(12);
    expect(months.reduce((sum, one) => sum + one, 0)).toBe(Math.round(Number(total[column]) * 100));
  }
  expect(values.get('Parámetros')?.flat()).toEqual(
    expect.arrayContaining(['Resolución CNMC 18-12-2025, BOE-A-2025-26348']),
  );
});

it('sums and differences are live formulas', async () => {
  const file = await toWorkbook(sheets);
  const power = await xmlOf(file, 3);
  expect(power).toContain('<f>SUM(B3:B14)</f><v>1739.96</v>');
  expect(power).toContain('<f>B3+C3</f>');
  expect(power).toContain('<f>D3-J3</f>');
  expect(power).toMatch(/<f>'Término fijo'!J2\+'Término fijo'!J3/);
  const fixed = await xmlOf(file, 4);
  expect(fixed).toContain('<f>D2*E2*F2/G2</f>');
  expect(fixed).toContain('<f>ROUND(SUM(H2:H2),2)+I2</f>');
  const summary = await xmlOf(file, 1);
  expect(summary).toContain("<f>'Potencia'!B15</f><v>1739.96</v>");
});

it('the adjustments of rounding are a cent each, and few', () => {
  for (const name of ['Término fijo', 'Excesos']) {
    const rows: SheetToWrite['rows'] = sheetOf(name);
    const adjusted = rows.slice(1).map((row) => Math.abs(Number(row[8] ?? 0)));
    expect(Math.max(...adjusted)).toBeLessThanOrEqual(0.01);
    expect(adjusted.filter((one) => one > 0).length).toBeLessThan(rows.length / 6);
  }
});
