import type { SupplyPoint } from '@vatio/contracts/company/points';
import { companyApi } from '../../../../../test/apis/company';
import { addClient, addPoint, addReading, readingOf } from '../../../../../test/supply';

const api = companyApi.shared();
const writer = api.caller({ role: 'writer' });
let clientId: string;
beforeAll(async () => {
  clientId = await addClient(writer);
});

const dataOf = async (id: string): Promise<SupplyPoint['data']> =>
  (await writer.get(`/api/points/${id}`)).json.data;
const newPoint = () => addPoint(writer, { clientId });
const spans = (from: string, to: string) => readingOf({ from, to });

it('knows nothing of a new point', async () => {
  expect(await dataOf(await newPoint())).toEqual({
    state: 'none',
    firstDay: null,
    lastDay: null,
    missingDays: 0,
    gaps: [],
  });
});

it('follows readings that are added, changed and deleted, and the point counts no change', async () => {
  const id = await newPoint();
  await addReading(writer, id, spans('2025-10-01', '2025-10-31'));
  const last = await addReading(writer, id, spans('2025-12-01', '2025-12-31'));
  const november = { from: '2025-11-01', to: '2025-11-30' };
  expect(await dataOf(id)).toEqual({
    state: 'holes',
    firstDay: '2025-10-01',
    lastDay: '2025-12-31',
    missingDays: 30,
    gaps: [november],
  });

  const added = await addReading(writer, id, readingOf(november));
  expect(await dataOf(id)).toMatchObject({ state: 'current', missingDays: 0, gaps: [] });

  const shorter = { ...spans('2025-11-02', '2025-11-29'), version: 1 };
  await writer.put(`/api/readings/${added}`, shorter);
  expect(await dataOf(id)).toMatchObject({
    state: 'holes',
    missingDays: 2,
    gaps: [
      { from: '2025-11-01', to: '2025-11-01' },
      { from: '2025-11-30', to: '2025-11-30' },
    ],
  });

  await writer.delete(`/api/readings/${last}`);
  expect(await dataOf(id)).toMatchObject({ lastDay: '2025-11-29', missingDays: 1 });
  expect((await writer.get(`/api/points/${id}`)).json.version).toBe(1);
});

it('counts a day once that an invoice and the meter say', async () => {
  const id = await newPoint();
  await addReading(writer, id, spans('2025-10-01', '2025-10-20'));
  await addReading(writer, id, { ...spans('2025-10-10', '2025-11-10'), source: 'invoice' });
  await addReading(writer, id, spans('2025-11-15', '2025-12-31'));
  expect(await dataOf(id)).toMatchObject({
    missingDays: 4,
    gaps: [{ from: '2025-11-11', to: '2025-11-14' }],
  });
});

it('counts every missing day of the last 24 months and tells the five latest stretches', async () => {
  const id = await newPoint();
  const months = ['2023-10', '2024-01', '2024-04', '2024-07', '2024-10', '2025-01', '2025-04'];
  for (const month of months) await addReading(writer, id, spans(`${month}-01`, `${month}-28`));
  await addReading(writer, id, spans('2025-12-01', '2025-12-31'));
  const { missingDays, gaps, firstDay } = await dataOf(id);
  expect(firstDay).toBe('2023-10-01');
  // The days from 1 January 2024 to 30 November 2025, less six times 28 days.
  expect(missingDays).toBe(366 + 334 - 6 * 28);
  expect(gaps).toHaveLength(5);
  expect(gaps[0]).toEqual({ from: '2024-04-29', to: '2024-06-30' });
  expect(gaps[4]).toEqual({ from: '2025-04-29', to: '2025-11-30' });
});

it('becomes late by nothing but time', async () => {
  const id = await newPoint();
  const today = Date.parse('2026-01-15');
  const lastDay = new Date(today - 45 * 86_400_000).toISOString().slice(0, 10);
  await addReading(writer, id, spans('2025-11-01', lastDay));
  expect(await dataOf(id)).toMatchObject({ state: 'current', lastDay });
  api.clock.advance({ seconds: 86_400 });
  const { json } = await (await api.addCaller({ role: 'reader' })).get(`/api/points/${id}`);
  expect(json.data).toMatchObject({ state: 'late', lastDay });
});
