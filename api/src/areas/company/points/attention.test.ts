import type { SupplyPointAttention } from '@vatio/contracts/company/points';
import { companyApi } from '../../../../test/apis/company';
import {
  addClient,
  addContract,
  addPoint,
  addReading,
  contractOf,
  readingOf,
} from '../../../../test/supply';

const api = companyApi.shared();
const admin = api.caller({ role: 'admin' });
const editor = api.caller({ role: 'pds_editor' });

const attention = async (): Promise<SupplyPointAttention> =>
  (await editor.get('/api/points/attention')).json;
const totalOf = async (query: string): Promise<number> =>
  (await editor.get(`/api/points?state=active&pageSize=1&${query}`)).json.total;

it('is all zero where there is nothing', async () => {
  expect(await attention()).toEqual({
    total: 0,
    outdated: 0,
    none: 0,
    late: 0,
    holes: 0,
    expiring: { 30: 0, 60: 0, 90: 0 },
  });
});

it('counts active points, each as the list that is behind the number does', async () => {
  const clientId = await addClient(admin);
  // Days to go on 15 January 2026: 0, 30, 31, 60, 90 and 91; one that has ended, one that is to come.
  const ends = ['01-15', '02-14', '02-15', '03-16', '04-15', '04-16', '01-14'];
  for (const end of ends) {
    const point = await addPoint(admin, { clientId });
    await addContract(admin, point, contractOf({ from: '2025-01-20', to: `2026-${end}` }));
  }
  const later = await addPoint(admin, { clientId });
  await addContract(admin, later, contractOf({ from: '2026-02-01', to: '2026-02-10' }));
  await addReading(admin, later, readingOf({ from: '2025-10-01', to: '2025-10-31' }));
  await addReading(admin, later, readingOf({ from: '2025-12-01', to: '2025-12-31' }));
  const stopped = await addPoint(admin, { clientId });
  await addReading(admin, stopped, readingOf({ from: '2025-01-01', to: '2025-01-31' }));
  const archived = await addPoint(admin, { clientId });
  await addContract(admin, archived, contractOf({ from: '2025-01-20', to: '2026-01-20' }));
  await admin.post(`/api/points/${archived}/archive`);

  const counted = await attention();
  expect(counted).toEqual({
    total: 9,
    outdated: 8,
    none: 7,
    late: 1,
    holes: 1,
    expiring: { 30: 2, 60: 4, 90: 5 },
  });
  const lists = [
    '',
    ...['outdated', 'none', 'late', 'holes'].map((data) => `data=${data}`),
    ...[30, 60, 90].map((d) => `expiringDays=${d}`),
  ];
  const { total, outdated, none, late, holes, expiring } = counted;
  expect(await Promise.all(lists.map(totalOf))).toEqual([
    total,
    outdated,
    none,
    late,
    holes,
    ...Object.values(expiring),
  ]);
});
