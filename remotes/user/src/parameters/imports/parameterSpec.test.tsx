import { maxImportedParameters, parameterRowFields } from '@vatio/contracts/user/parameterImports';
import { parameterKinds } from '@vatio/energy/tariff';
import { toCsv } from '@vatio/ui/export';
import { markOf, proposeMapping, readImportFile, toImport } from '@vatio/ui/import';
import { fileOf } from '../../../../../tests/setup/jsdom/files';
import { parameterOf, someParameters, someQuestion } from '../../testing/parameters';
import { kindTitle } from '../parameter';
import { parameterExportColumns } from '../parameterExport';
import { blankRowsOf } from './blankRows';
import { parameterSpec } from './parameterSpec';

it('takes as many rows as the API, with its columns in their order', () => {
  expect(parameterSpec.maxRows).toBe(maxImportedParameters);
  expect(parameterSpec.columns.map(({ field }) => field)).toEqual(parameterRowFields);
});

it('has the columns of the export', () => {
  expect(parameterSpec.columns.map(({ header }) => header)).toEqual(
    parameterExportColumns.map(({ header }) => header),
  );
});

it('knows every class by its title', () => {
  const column = parameterSpec.columns.find(({ field }) => field === 'kind');
  const read = parameterKinds.map((kind) => column?.kind.read(kindTitle(kind), 'comma'));
  expect(read).toEqual(parameterKinds);
});

const cellsOf = async (text: string) => {
  const { table } = await readImportFile(parameterSpec, fileOf(text, 'parametros.csv'));
  const mapping = proposeMapping(parameterSpec, table.headers);
  const reading = { mapping, mark: markOf(parameterSpec, table, mapping) };
  return toImport(parameterSpec, table, table.rows, reading).rows.map(({ cells }) =>
    cells.split('\t'),
  );
};

it('reads what the export writes', async () => {
  const rows = [...someParameters, ...someQuestion.rows];
  const cells = await cellsOf(toCsv(parameterExportColumns, rows));
  const norm = 'Resolución CNMC, BOE-A-2025-26348';
  expect(cells[0]?.join(' | ')).toBe(
    `powerToll | 3.0TD | P1 | 2026-01-01 | 2026-12-31 | 14,935084 |  | €/kW·año | confirmed | ${norm} |  | `,
  );
  const line = (kind: string) => cells.find((row) => row[0] === kind);
  expect(line('vat')?.slice(1, 3)).toEqual(['Reducido, hasta 10 kW', '']);
  expect(line('socialBonus')?.[7]).toBe('€/año');
  const open = cells.filter((row) => row[8] === 'open');
  expect(open.map((row) => [row[5], row[6], row[10]])).toEqual([
    ['5,11269632', '0,5', someQuestion.question],
    ['21', '10', someQuestion.question],
  ]);
});

it('leaves numbers as they are typed, because only the API knows what is doubtful', async () => {
  const header = 'Clase;Desde;Valor;Norma';
  const rows = ['0.1', '0,1', '1.234'].map((value) => `IVA;01/01/2027;${value};BOE`);
  const cells = await cellsOf([header, ...rows].join('\r\n'));
  expect(cells.map((row) => row[2])).toEqual(['0.1', '0,1', '1.234']);
});

it('prepares a sheet of the next year, without what is there already', () => {
  const toll = {
    kind: 'powerToll',
    tariff: '2.0TD',
    from: '2026-01-01',
    to: '2026-12-31',
  } as const;
  const before = [
    parameterOf({ ...toll, period: 1 }),
    parameterOf({ ...toll, period: 2 }),
    parameterOf({ from: '2012-09-01', to: null, kind: 'vat', variant: 'general' }),
  ];
  const known = [parameterOf({ ...toll, period: 2, from: '2027-01-01', to: '2027-12-31' })];
  expect(blankRowsOf(before, known, 2027)).toMatchObject([
    { period: 1, from: '2027-01-01', to: '2027-12-31', value: null, norm: '' },
  ]);
});
