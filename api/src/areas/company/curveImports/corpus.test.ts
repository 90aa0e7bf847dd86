import type { ImportProblem } from '@vatio/contracts/company/imports/curveImports';
import { checkCups } from '@vatio/energy/cups';
import { type CurveFile, type FileProblem, readCurveFile } from '@vatio/energy/files';
import { type CorpusCase, corpus } from '../../../../../shared/energy/test/corpus';
import { isInRotation, rotation } from '../../../../../tests/rotation';
import { companyApi } from '../../../../test/apis/company';
import { read, upload, workOff } from '../../../../test/curveImports';
import { emptyTables } from '../../../../test/database/testDatabase';
import { addClient, addPoint, cupsOf } from '../../../../test/supply';

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });
let clientId: string;
beforeEach(async () => {
  // Only what a file needs: signing in for each would take longer than everything else.
  await emptyTables(api.db, ['clients', 'curve_imports']);
  clientId = await addClient(admin);
});

/** The point for files that do not say their CUPS. */
const nobodys = cupsOf(1);

const territoryOf = ({ options }: CorpusCase) => {
  const { territory = 'peninsula' } = options ?? {};
  return typeof territory === 'function' ? territory(null) : territory;
};

/** Points for all CUPS of the file, where the case says so. */
async function addPoints(file: CorpusCase, { summary }: CurveFile): Promise<Map<string, string>> {
  const cups20s = new Set(summary.points.map(({ cups20 }) => cups20 ?? nobodys));
  cups20s.add(chosenFor(file));
  const ids = new Map<string, string>();
  for (const cups of cups20s) {
    ids.set(cups, await addPoint(admin, { clientId, cups, territory: territoryOf(file) }));
  }
  return ids;
}

/** The point that a file is uploaded for; a CUPS without a point when there can be none. */
function chosenFor({ options }: CorpusCase): string {
  const checked = checkCups(options?.cups ?? nobodys);
  return checked.isValid ? checked.cups20 : nobodys;
}

const problemOf = ({ severity, code, line, column, value, message }: FileProblem) => ({
  severity,
  code,
  line,
  column,
  value,
  message,
});

/** The stored days of a point, in all years that have any. */
async function storedDays(pointId: string) {
  const stored = api.db.selectFrom('curve_days').where('supply_point_id', '=', pointId);
  const rows = await stored.select('day').execute();
  const years = new Set(rows.map(({ day }) => String(day).slice(0, 4)));
  const ranges = [...years].sort().map((year) => `from=${year}-01-01&to=${year}-12-31`);
  const path = `/api/points/${pointId}/curve`;
  const answers = await Promise.all(ranges.map((range) => admin.get(`${path}?${range}`)));
  return answers.flatMap(({ json }) => json.days);
}

const tenths = (kwh: Float64Array | null) =>
  kwh && Array.from(kwh, (value) => (Number.isNaN(value) ? null : Math.round(value * 10_000)));

const withoutNothing = (values: (number | null)[] | null) =>
  values?.some((value) => value !== null) ? values : null;

/** The reader only detects archives; the API unpacks them, and those of the corpus are broken. */
const packed = ['zip', 'xlsx', 'compressed'];

/** The API stores exactly what the energy engine reads from a file. */
async function expectStored(file: CorpusCase): Promise<void> {
  const chosen = chosenFor(file);
  const bytes = file.bytes();
  const { answers } = file.options ?? {};
  const known = { territory: territoryOf(file), cups: chosen };
  const expected = readCurveFile(bytes, { ...known, ...(answers && { answers }) });
  const ids = await addPoints(file, expected);
  const supplyPointId = ids.get(chosen) ?? '';

  if (bytes.length === 0) {
    expect((await upload(admin, { content: bytes, supplyPointId })).status).toBe(422);
    return;
  }
  const { id } = (await upload(admin, { content: bytes, supplyPointId })).json;
  await workOff(api);
  if (answers) {
    await admin.post(`/api/curve-imports/${id}/check`, { supplyPointId, answers });
    await workOff(api);
  }
  const checked = await read(admin, id);
  const problems = (await admin.get(`/api/curve-imports/${id}/problems?pageSize=1000`)).json;
  const byLine = [...expected.problems].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const told = problems.rows.filter(({ code }: ImportProblem) => code !== 'rounded');
  const isPacked = byLine.some(({ code }) => packed.includes(code));
  if (isPacked) expect(told).toMatchObject([{ severity: 'fatal', code: 'damaged-archive' }]);
  else expect(told.map(problemOf)).toEqual(byLine.map(problemOf));

  const asking = byLine.find(({ asks }) => asks);
  if (asking) {
    const { asks, line, value } = asking;
    expect([checked.state, checked.check?.question]).toEqual(['checked', { asks, line, value }]);
    expect(
      (await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' })).status,
    ).toBe(409);
    return;
  }
  if (!expected.summary.isReadable || expected.summary.points.length === 0) {
    expect(checked.state).toBe('unreadable');
    expect(checked.message).toMatch(/^[\p{Lu}«\d].*\.$/u);
    return;
  }
  expect(checked.check).toMatchObject({
    format: expected.summary.format,
    encoding: expected.summary.encoding,
    rows: expected.summary.rows,
    rejected: expected.summary.rejected,
    isHourBeginning: expected.summary.isHourBeginning,
    points: expected.summary.points.map((point) => ({
      cups: point.cups,
      minutes: point.minutes,
      readings: point.readings,
      missing: point.missing,
      repeated: point.repeated,
      estimated: point.estimated,
      from: new Date(point.firstMs).toISOString(),
      to: new Date(point.endMs).toISOString(),
    })),
  });
  await admin.post(`/api/curve-imports/${id}/confirm`, { conflicts: 'keep' });
  await workOff(api);
  expect((await read(admin, id)).state).toBe('done');
  for (const [cups20, pointId] of ids) {
    const days = expected.days
      .filter((day) => day.cups20 === cups20)
      .sort((a, b) => a.startMs - b.startMs)
      .map((day) => ({
        day: day.date,
        tenthsWh: tenths(day.kwh),
        exportedTenthsWh: withoutNothing(tenths(day.exportedKwh)),
        estimated: [...day.isEstimated.entries()].flatMap(([slot, is]) => (is ? slot : [])),
      }));
    expect(await storedDays(pointId)).toEqual(days);
  }
}

/** The reader's own tests have all files in every run. */
const part = rotation();
const files = corpus.filter(({ name }) => isInRotation(name, part));

it.each(files.map((file) => [file.name, file] as const))('%s', (_name, file) => expectStored(file));
