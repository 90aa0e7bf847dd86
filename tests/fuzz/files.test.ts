import fc from 'fast-check';
import { checked } from '../../api/test/curveImports';
import { sharedApi } from '../../api/test/fileApi';
import { cupsOf } from '../../api/test/supply';
import { workbookOf } from '../../api/test/zip';
import { inTime } from './inTime';
import { nastyText } from './nasty';

const numRuns = Number(process.env.FUZZ_CASES);
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};
jest.setTimeout(600_000);

const api = sharedApi();
const admin = api.caller({ role: 'admin' });

const header = ['CUPS', 'Fecha', 'Hora', 'Consumo_kWh', 'Metodo_obtencion'];
const reading = (hour: number) => [cupsOf(1), '01/10/2026', String(hour), '0,2', 'R'];
const good = [header, ...Array.from({ length: 24 }, (_, i) => reading(i + 1))];

/** A curve of a day with one cell, of the header or of a reading, that is anything. */
const tables = fc
  .record({ row: fc.nat(good.length - 1), column: fc.nat(header.length - 1), text: nastyText })
  .map(({ row, column, text }) =>
    good.map((cells, at) => (at === row ? cells.with(column, text) : cells)),
  );
const files = fc.oneof(
  tables.map((rows) => rows.map((cells) => cells.join(';')).join('\r\n')),
  tables.map((rows) => rows.map((cells) => cells.join('\t')).join('\n')),
  tables.map((rows) => workbookOf({ Curva: rows })),
);

it('a cell of a curve, whatever is in it, ends with a result or a sentence', async () => {
  const property = fc.asyncProperty(files, async (content) => {
    const { state, message } = await inTime(() => checked(api, admin, { content }));
    expect(['checked', 'unreadable']).toContain(state);
    if (state === 'unreadable') expect(message).toMatch(/^\S.*\.$/s);
  });
  await fc.assert(property, { numRuns, ...seed });
});
