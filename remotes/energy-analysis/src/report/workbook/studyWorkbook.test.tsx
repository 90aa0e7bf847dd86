import '@vatio/platform/testing';
import type { StudyOffersAnswer } from '@vatio/contracts/energy-analysis/offers';
import type { StudySnapshotAnswer } from '@vatio/contracts/energy-analysis/studies';
import { readWorkbook } from '@vatio/sheets/workbook';
import { unzipped } from '@vatio/sheets/zip';
import { type SheetToWrite, toWorkbook } from '@vatio/ui/export';
import { exampleSnapshot, resultOf, sentParameters } from '../../../../../tests/setup/exampleStudy';
import { recalculated } from '../../testing/formulas';
import { offerOf, offersAnswer, partialOffers } from '../../testing/offers';
import { noOffers, reportNow } from '../../testing/report';
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
  reportNow(),
);
const sheets = studyWorkbook(found);
const sheetOf = (name: string) => sheets.find((one) => one.name === name)?.rows ?? [];

it('has a sheet for each part', () => {
  expect(sheets.map(({ name }) => name)).toEqual([
    'Resumen',
    'Datos',
    'Potencia',
    'Cambio de potencias',
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
  expect(power).toContain('<f>SUM(B3:B14)</f><v>1739.95</v>');
  expect(power).toContain('<f>B3+C3</f>');
  expect(power).toContain('<f>D3-J3</f>');
  expect(power).toMatch(/<f>'Término fijo'!J2\+'Término fijo'!J3/);
  const fixed = await xmlOf(file, 5);
  expect(fixed).toContain('<f>D2*E2*F2/G2</f>');
  expect(fixed).toContain('<f>ROUND(SUM(H2:H2),2)+I2</f>');
  const summary = await xmlOf(file, 1);
  expect(summary).toContain("<f>'Potencia'!B15</f><v>1739.95</v>");
});

it('the adjustments of rounding are a cent each, and few', () => {
  for (const name of ['Término fijo', 'Excesos']) {
    const rows: SheetToWrite['rows'] = sheetOf(name);
    const adjusted = rows.slice(1).map((row) => Math.abs(Number(row[8] ?? 0)));
    expect(Math.max(...adjusted)).toBeLessThanOrEqual(0.01);
    expect(adjusted.filter((one) => one > 0).length).toBeLessThan(rows.length / 5);
  }
});

describe('the change to the optimum', () => {
  const sheetOfChange = (powersKw: readonly string[], facts = {}) => {
    const of = { ...exampleSnapshot, powersKw: [...powersKw] };
    const calculation = calculationOf({ snapshot: of, result: resultOf(of) });
    const inputs = { parameters: [...sentParameters], tenthsW: null };
    const all = studyWorkbook(
      foundOf(calculatedStudy(), calculation, inputs, noOffers, reportNow(facts)),
    );
    const rows = all.find(({ name }) => name === 'Cambio de potencias')?.rows ?? [];
    const computed = recalculated(all).filter(({ place }) => place.startsWith('Cambio'));
    return { rows, computed };
  };

  it('has its net saving, what going back costs and when it may be asked for', () => {
    const { rows, computed } = sheetOfChange(exampleSnapshot.powersKw);
    expect(rows[2]?.[2]).toMatchObject({ formula: 'C2', value: 282.52 });
    expect(rows.flat()).toContain('Derechos de acceso');
    expect(rows.at(-2)?.[0]).toMatch(/^Hasta el 31 dic 2026, autónomos y empresas/);
    for (const { computed: value, stored } of computed) expect(value).toBeCloseTo(stored, 2);
  });

  it('takes the rights of more power off the saving', () => {
    const { rows, computed } = sheetOfChange(['16', '16', '16', '16', '16', '16']);
    const net = rows.find((row) => String(Object(row[0]).value).startsWith('Ahorro neto'));
    expect(net?.[2]).toMatchObject({ formula: expect.stringMatching(/^C2-C\d$/) });
    expect(computed.length).toBeGreaterThan(2);
    for (const { computed: value, stored } of computed) expect(value).toBeCloseTo(stored, 2);
  });
});

describe('every formula comes to the value that is stored', () => {
  /** Each has another remainder of rounding: they never end in whole cents by chance. */
  const offersWith = (facts: Partial<StudyOffersAnswer> = {}) =>
    offersAnswer({
      rows: [
        offerOf({ monthlyFeeEur: '4.99' }),
        offerOf({ id: 'other', supplier: 'Sol y Luz', includesAtr: false }),
        ...partialOffers,
      ],
      ...facts,
    });
  const months = (factor: number) =>
    snapshot.readings.map((reading) => ({
      ...reading,
      energyKwh: reading.energyKwh.map((kwh) => (Number(kwh) * factor).toFixed(3)),
      maximetersKw:
        reading.maximetersKw?.map((kw) => kw && (Number(kw) * factor).toFixed(3)) ?? null,
    }));
  const workbookOf = (
    of: StudySnapshotAnswer,
    offers = offersWith(),
    parameters = sentParameters,
  ) =>
    studyWorkbook(
      foundOf(
        calculatedStudy(),
        calculationOf({ snapshot: of, result: resultOf(of) }),
        { parameters: [...parameters], tenthsW: null },
        offers,
        reportNow(),
      ),
    );

  it.each([1, 1.37, 0.613, 2.111])('with a demand times %d', (factor) => {
    const found = recalculated(workbookOf({ ...snapshot, readings: months(factor) }));
    expect(found.length).toBeGreaterThan(300);
    for (const { place, formula, computed, stored } of found) {
      // Percents and unrounded products have more decimals than a cent.
      expect([place, formula, Math.abs(computed - stored) < 0.005]).toEqual([place, formula, true]);
    }
  });

  it('also of offers: lines, components, totals, and the saving', () => {
    const all = workbookOf(snapshot);
    const rows = all.find(({ name }) => name === 'Ofertas')?.rows ?? [];
    expect(rows).toHaveLength(8);
    const ofOffers = recalculated(all).filter(({ place }) => place.startsWith('Ofertas!'));
    // Three with a figure: power, energy, subtotal, IEE, tax, total, saving; and one fee.
    expect(ofOffers).toHaveLength(3 * 7 + 1);
    const total = ofOffers.find(({ place }) => place === 'Ofertas!H2');
    expect(total?.formula).toBe('SUM(E2:G2)');
    expect(total?.computed).toBeGreaterThan(0);
    // Those that lack something have their name alone.
    expect(rows.slice(4, 6).map((row) => row.length)).toEqual([1, 1]);
    expect(rows.at(-1)?.slice(1)).toEqual([40, 40, 40, 40, 40, 45]);
    const lines = all.find(({ name }) => name === 'Ofertas, líneas')?.rows ?? [];
    expect(lines.slice(1).every((row) => row.length === 7)).toBe(true);
    expect(lines.flat()).toContain('Ley 38/1992, arts. 98 y 99');
  });

  it('before taxes while these are not verifiable', () => {
    const untaxed = sentParameters.filter(({ kind }) => kind !== 'electricityTax');
    const all = workbookOf(snapshot, offersWith(), untaxed);
    const rows = all.find(({ name }) => name === 'Ofertas')?.rows ?? [];
    expect(rows[1]?.[7]).toMatchObject({ value: null });
    const found = recalculated(all).filter(({ place }) => place.startsWith('Ofertas!'));
    expect(found.filter(({ place }) => /!I\d$/.test(place)).map(({ formula }) => formula)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^E\d-E\d$/)]),
    );
    for (const { computed, stored } of found) expect(computed).toBeCloseTo(stored, 2);
  });
});
