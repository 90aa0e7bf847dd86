import type { ImportedPoint } from '@vatio/contracts/company/imports/pointImports';
import { pointRowFields } from '@vatio/contracts/company/imports/pointRows';
import { companyApi } from '../../../../test/apis/company';
import {
  type ImportCells as Cells,
  importOf,
  importRowOf as rowOf,
} from '../../../../test/pointImports';
import { addClient, addPoint, cupsOf, taxIdOf } from '../../../../test/supply';

const api = companyApi.fresh();
const admin = api.caller({ role: 'admin' });

const dryRun = async (...rows: readonly Cells[]): Promise<ImportedPoint[]> =>
  (await admin.post('/api/point-imports', importOf(rows, true))).json.rows;

describe('a row that is wrong', () => {
  it.each<[string, Cells, Cells]>([
    ['no NIF', { taxId: '' }, { taxId: 'Escribe el NIF' }],
    ['a wrong NIF', { taxId: '12345678A' }, { taxId: expect.stringMatching(/^La letra del NIF/) }],
    [
      'no name of a new client',
      { clientName: '' },
      { clientName: expect.stringMatching(/^No hay ningún cliente con este NIF/) },
    ],
    ['no CUPS', { cups: '' }, { cups: expect.stringMatching(/^Escribe el CUPS/) }],
    [
      'a wrong CUPS',
      { cups: 'ES0021123456789012SR' },
      { cups: expect.stringMatching(/^Las letras de control/) },
    ],
    [
      'an unknown territory',
      { territory: 'Marte' },
      { territory: expect.stringMatching(/^Escribe Península/) },
    ],
    [
      'neither a territory nor a postcode',
      { postcode: '' },
      { territory: expect.stringMatching(/código postal/) },
    ],
    [
      'a postcode with a letter',
      { postcode: '2890A', territory: 'peninsula' },
      { postcode: 'El código postal son 5 cifras' },
    ],
    ['an unknown point type', { pointType: '9' }, { pointType: 'Escribe un número del 1 al 5' }],
    ['an unknown control', { powerControl: 'x' }, { powerControl: 'Escribe ICP o Maxímetro' }],
    ['a tariff of before', { tariff: '2.1A' }, { tariff: 'Escribe una tarifa como 2.0TD o 3.0TD' }],
    ['no supplier', { supplier: '' }, { supplier: 'La comercializadora es obligatoria' }],
    ['an impossible date', { from: '31/02/2026' }, { from: 'Escribe la fecha como 05/11/2026' }],
    [
      'an end before the start',
      { to: '2025-12-31' },
      { to: 'La fecha final no puede ser anterior a la inicial' },
    ],
    ['a power in words', { power1: 'mucho', pointType: '5' }, { power1: 'Escribe un número' }],
    [
      'a power that is missing',
      { tariff: '3.0TD', power6: '20' },
      {
        power3: 'Falta la potencia de P3',
        power4: 'Falta la potencia de P4',
        power5: 'Falta la potencia de P5',
      },
    ],
    ['too many powers', { power3: '5' }, { power3: 'La tarifa 2.0TD tiene 2 potencias' }],
    [
      'powers out of order',
      { tariff: '3.0TD', power3: '20', power4: '20', power5: '20', power6: '19' },
      { power6: expect.stringMatching(/no puede ser menor/) },
    ],
    [
      'prices that may or may not include tolls',
      { energyPrice1: '0.1', energyPrice2: '0.1', energyPrice3: '0.1' },
      { includesAtr: expect.stringMatching(/Sí o No/) },
    ],
    [
      'too few prices',
      { energyPrice1: '0.1', includesAtr: 'true' },
      {
        energyPrice2: 'Falta el precio de energía de P2',
        energyPrice3: 'Falta el precio de energía de P3',
      },
    ],
    ['a tension with a comma', { voltageKv: '13,2' }, { voltageKv: 'Escribe un número' }],
    [
      'a name that is too long',
      { clientName: 'x'.repeat(201) },
      { clientName: 'Máximo 200 caracteres' },
    ],
    ['a control character', { alias: 'a\u0007' }, { alias: 'Hay un carácter que no se admite' }],
    [
      'notice in words',
      { noticeDays: 'un mes' },
      { noticeDays: expect.stringMatching(/número entero/) },
    ],
    [
      'facts that are none',
      {
        clientKind: 'SL',
        isElectroIntensive: 'quizás',
        plannedMonths: '0',
        powerChanges: 'en marzo',
        reducedTaxLetter: 'g',
        vulnerability: 'algo',
      },
      {
        clientKind: expect.stringMatching(/Microempresa/),
        isElectroIntensive: 'Escribe Sí o No',
        plannedMonths: expect.stringMatching(/de 1 a 600/),
        powerChanges: expect.stringMatching(/^Escribe cada cambio como/),
        reducedTaxLetter: expect.stringMatching(/98\.1/),
        reducedTaxPercent: 'Escribe un número',
        vulnerability: expect.stringMatching(/Vulnerable severo/),
      },
    ],
    ['half of the rights', { rightsKw: '50' }, { rightsUntil: expect.any(String) }],
    [
      'a change of powers outside the contract',
      { powerChanges: '2027-01-01: 3 3' },
      { powerChanges: expect.stringMatching(/no pasar del último/) },
    ],
  ])('%s', async (_name, cells, problems) => {
    const [row] = await dryRun(rowOf(1, cells));
    expect([
      row?.outcome,
      Object.fromEntries(row?.problems.map(({ field, message }) => [field, message]) ?? []),
    ]).toEqual(['error', problems]);
  });

  it('has the same CUPS as another row of the file', async () => {
    const rows = await dryRun(rowOf(1), rowOf(2, { cups: `${cupsOf(1)}0F` }));
    expect(rows[0]?.outcome).toBe('create');
    expect(rows[1]?.problems).toEqual([
      { field: 'cups', message: 'Este CUPS ya está en la fila 2 del fichero' },
    ]);
  });

  it('gives a point to another client', async () => {
    const clientId = await addClient(admin);
    await addPoint(admin, { clientId, cups: cupsOf(1) });
    const [row] = await dryRun(rowOf(1));
    expect(row?.problems).toEqual([
      { field: 'cups', message: 'Este CUPS ya está dado de alta con otro cliente' },
    ]);
  });

  it('gives two names to a new client, but for dots and accents', async () => {
    const taxId = taxIdOf(700);
    const rows = await dryRun(
      rowOf(1, { taxId, clientName: 'Panadería Ávila, S.L.' }),
      rowOf(2, { taxId, clientName: 'PANADERIA AVILA SL' }),
      rowOf(3, { taxId, clientName: 'Otra' }),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'error']);
    expect(rows[2]?.problems[0]?.message).toMatch(/La fila 2 da otra razón social/);
  });

  it('gives two kinds to a new client', async () => {
    const taxId = taxIdOf(700);
    const rows = await dryRun(
      rowOf(1, { taxId }),
      rowOf(2, { taxId, clientName: '', clientKind: 'company' }),
      rowOf(3, { taxId, clientName: '', clientKind: 'person' }),
    );
    expect(rows.map(({ outcome }) => outcome)).toEqual(['create', 'create', 'error']);
    expect(rows[2]?.problems).toEqual([
      { field: 'clientKind', message: 'La fila 3 da otro tipo de cliente a este NIF' },
    ]);
  });

  it('belongs to an archived client', async () => {
    const id = await addClient(admin, { taxId: taxIdOf(501) });
    await admin.post(`/api/clients/${id}/archive`);
    const [row] = await dryRun(rowOf(1));
    expect(row?.problems).toEqual([
      { field: 'taxId', message: 'Este cliente está archivado: restáuralo antes' },
    ]);
  });
});

it('refuses a file with more wrong cells than anybody could mend', async () => {
  const wrong = Object.fromEntries(pointRowFields.map((field) => [field, '!']));
  const rows = Array.from({ length: 3_000 }, () => wrong);
  const { status, json } = await admin.post('/api/point-imports', importOf(rows, true));
  expect([status, json.message]).toEqual([
    422,
    expect.stringContaining('Hay más de 100.000 celdas con errores'),
  ]);
});
