import fc from 'fast-check';
import { companyApi } from '../../api/test/apis/company';
import { checked } from '../../api/test/curveImports';
import { workbookOf } from '../../api/test/zip';
import { curveLayouts } from './curveLayouts';
import { inTime } from './inTime';
import { nastyText } from './nasty';

const numRuns = Number(process.env.FUZZ_CASES);
const seed = process.env.FUZZ_SEED ? { seed: Number(process.env.FUZZ_SEED) } : {};
jest.setTimeout(600_000);

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });

/** A curve with one cell, of the header or of a reading, that is anything. */
const tables = fc
  .record({
    layout: fc.constantFrom(...curveLayouts),
    row: fc.nat(),
    column: fc.nat(),
    text: nastyText,
  })
  .map(({ layout: { rows }, row, column, text }) =>
    rows.map((cells, at) =>
      at === row % rows.length ? cells.with(column % cells.length, text) : cells,
    ),
  );
const files = fc.oneof(
  tables.map((rows) => rows.map((cells) => cells.join(';')).join('\r\n')),
  tables.map((rows) => rows.map((cells) => cells.join('\t')).join('\n')),
  tables.map((rows) => workbookOf({ Curva: rows })),
  fc.tuple(tables, tables).map(([rows, others]) => workbookOf({ Curva: rows, Otra: others })),
);

it.each(curveLayouts)('the layout of $name is a curve, or told why not', async ({ name, rows }) => {
  const content = rows.map((cells) => cells.join(';')).join('\n');
  const { state, check, message } = await checked(api, admin, { content });
  if (name === 'a line for each magnitude') expect(message).toMatch(/otra magnitud/);
  else expect([state, check]).toMatchObject(['checked', { rejected: 0 }]);
});

it('a cell of a curve, whatever is in it, ends with a result or a sentence', async () => {
  const property = fc.asyncProperty(files, async (content) => {
    const [read] = await inTime([() => checked(api, admin, { content })]);
    expect(['checked', 'unreadable']).toContain(read?.state);
    if (read?.state === 'unreadable') expect(read.message).toMatch(/^\S.*\.$/s);
  });
  await fc.assert(property, { numRuns, ...seed });
});
