import type { SupplyPoint } from '@vatio/contracts/company/points';
import { companyApi } from '../../../../../test/apis/company';
import { evenDay, hourlyFile, imported } from '../../../../../test/curveImports';
import { addPoint, addReading, cupsOf, readingOf } from '../../../../../test/supply';

const api = companyApi.fresh();
const editor = api.caller({ role: 'pds_editor' });
let id: string;
const cups = cupsOf(1);
beforeEach(async () => {
  const admin = await api.addCaller({ role: 'admin' });
  id = await addPoint(admin, { cups });
});

const dataOf = async (): Promise<SupplyPoint['data']> =>
  (await editor.get(`/api/points/${id}`)).json.data;
/** Days of a curve, `02/01/2026`, each with its number of readings. */
const bring = (...days: readonly (readonly [date: string, hours: number])[]) => {
  const known = days.map(([date, hours]) => ({ cups, date, kwh: evenDay('0,5').slice(0, hours) }));
  return imported(api, editor, { content: hourlyFile(...known) });
};
const gap = (day: string) => ({ from: day, to: day });

it('follows what is imported and undone', async () => {
  const first = await bring(['02/01/2026', 24], ['03/01/2026', 24], ['05/01/2026', 24]);
  expect(await dataOf()).toEqual({
    state: 'holes',
    firstDay: '2026-01-02',
    lastDay: '2026-01-05',
    missingDays: 1,
    gaps: [gap('2026-01-04')],
  });
  const second = await bring(['04/01/2026', 24], ['06/01/2026', 24]);
  expect(await dataOf()).toMatchObject({ state: 'current', lastDay: '2026-01-06', gaps: [] });

  await editor.post(`/api/curve-imports/${second.id}/undo`);
  expect(await dataOf()).toMatchObject({ state: 'holes', lastDay: '2026-01-05' });
  await editor.post(`/api/curve-imports/${first.id}/undo`);
  expect(await dataOf()).toMatchObject({ state: 'none', firstDay: null, missingDays: 0 });
});

it('misses a day of which not all hours are known, but for the first and the last', async () => {
  await bring(['02/01/2026', 5], ['03/01/2026', 23], ['04/01/2026', 24], ['05/01/2026', 7]);
  expect(await dataOf()).toMatchObject({ missingDays: 1, gaps: [gap('2026-01-03')] });
  // Readings of the meter count, too.
  await addReading(editor, id, readingOf({ from: '2026-01-03', to: '2026-01-03' }));
  expect(await dataOf()).toMatchObject({ state: 'current', missingDays: 0 });
});

it('knows how long the days are on which clocks change', async () => {
  const hours = (count: number) => Array(count).fill('0,5');
  const around = (date: string, count: number) => ({ cups, date, kwh: hours(count) });
  const days = [
    around('29/03/2025', 24),
    around('30/03/2025', 23),
    around('31/03/2025', 24),
    around('25/10/2025', 24),
    around('26/10/2025', 24),
    around('27/10/2025', 24),
  ];
  await imported(api, editor, { content: hourlyFile(...days) });
  await addReading(editor, id, readingOf({ from: '2025-04-01', to: '2025-10-24' }));
  expect((await dataOf()).gaps).toEqual([gap('2025-10-26')]);
  await imported(api, editor, { content: hourlyFile(around('26/10/2025', 25)) });
  expect((await dataOf()).gaps).toEqual([]);
});

it('is the same for a file that changes nothing', async () => {
  await bring(['02/01/2026', 24], ['04/01/2026', 24]);
  const before = await dataOf();
  await bring(['02/01/2026', 24], ['04/01/2026', 24]);
  expect(await dataOf()).toEqual(before);
});
