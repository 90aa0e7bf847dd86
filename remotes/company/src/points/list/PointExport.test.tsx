import { screen, waitFor } from '@testing-library/react';
import { markOf, proposeMapping, readImportFile, toImport } from '@vatio/ui/import';
import { pointSpec } from '../../pointImports/file/pointSpec';
import { fileOfBlob } from '../../testing/files';
import { answer, listOf, openAt, signInAs } from '../../testing/page';
import { attentionOf, pointOf } from '../../testing/supply';
import { pointColumns } from '../file/fileColumns';

const row = {
  taxId: 'B12345674',
  clientName: '=Ñu, S.L.',
  cups: 'ES0021000000000001RK',
  alias: '-Nave',
  postcode: '07001',
  territory: 'baleares',
  pointType: '4',
  voltageKv: '13.2',
  powerControl: 'maximeter',
  supplier: 'Uno; Dos',
  tariff: '3.0TD',
  from: '2026-01-01',
  power1: '20.376',
  power6: '1250',
  energyPrice1: '0.161234',
  includesAtr: 'true',
  mode: 'fixed',
  use: 'industrial',
  noticeDays: '30',
};

async function exported(format: 'Excel (.xlsx)' | 'CSV (.csv)'): Promise<File> {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:x';
  };
  HTMLAnchorElement.prototype.click = () => {};
  const { user } = openAt('/company/puntos?territorio=baleares');
  await user.click(await screen.findByText(format));
  await waitFor(() => expect(files).toHaveLength(1));
  return fileOfBlob(files[0] ?? new Blob(), 'export');
}

beforeEach(() => {
  answer('get', 'points', listOf([pointOf()]));
  answer('get', 'points/attention', attentionOf());
});

it.each(['Excel (.xlsx)', 'CSV (.csv)'] as const)(
  'what the list exports as %s is what an import of it sends',
  async (format) => {
    const calls = answer('get', 'points/rows', listOf([row]));
    const { table } = await readImportFile(pointSpec, await exported(format));
    expect(calls[0]?.query).toMatchObject({ territory: 'baleares', page: '1', pageSize: '1000' });

    const mapping = proposeMapping(pointSpec, table.headers);
    const reading = { mapping, mark: markOf(pointSpec, table, mapping) };
    const { columns, rows } = toImport(pointSpec, table, table.rows, reading);
    expect(columns).toEqual(pointColumns.map(({ field }) => field));
    const cells = rows[0]?.cells.split('\t') ?? [];
    const filled = columns.flatMap((field, at) => (cells[at] ? [[field, cells[at]]] : []));
    expect(Object.fromEntries(filled)).toEqual(row);
  },
);

it('gives a person without clients the columns that they may read', async () => {
  signInAs('pds_editor');
  const file = await exported('CSV (.csv)');
  const { table } = await readImportFile(pointSpec, file);
  expect(table.headers).toContain('CUPS');
  expect(table.headers).not.toContain('NIF');
});
