import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import { addContract, addPoint, contractOf, smallContractOf } from '../../../../test/supply';

const api = billingApi.after2026();
const writer = api.caller({ role: 'writer' });

const inputs = (point: string, days: string) =>
  writer.get(`/api/bills/inputs?supplyPointId=${point}&${days}`);

it('knows supply, contracts of these days, neighbours and the prices of the tariffs', async () => {
  const point = await addPoint(writer);
  await addContract(writer, point, contractOf({ to: '2026-02-14' }));
  await addContract(
    writer,
    point,
    contractOf({ supplier: 'Otra', from: '2026-02-15', to: null, plannedMonths: 6 }),
  );
  const facts = {
    tariff: '3.0TD' as const,
    energyKwh: ['1', '1', '0', '0', '0', '1'],
    powersKw: null,
  };
  const before = await addBill(writer, point, { ...facts, from: '2025-12-31', to: '2026-01-31' });
  const own = await addBill(writer, point, { ...facts, from: '2026-01-31', to: '2026-02-28' });
  const after = await addBill(writer, point, { ...facts, from: '2026-02-28', to: '2026-03-31' });

  const { json } = await inputs(point, `from=2026-01-31&to=2026-02-28&billId=${own.id}`);
  expect(json.supply).toMatchObject({
    territory: 'peninsula',
    pointType: 4,
    powerControl: 'maximeter',
    isElectroIntensive: null,
    holder: null,
    previous: { id: before.id, number: before.number, from: '2025-12-31', to: '2026-01-31' },
    next: { id: after.id, from: '2026-02-28' },
  });
  expect(json.supply.contracts).toEqual([
    expect.objectContaining({ from: '2026-01-01', to: '2026-02-14', plannedMonths: null }),
    expect.objectContaining({ from: '2026-02-15', to: null, plannedMonths: 6 }),
  ]);
  const tariffs = new Set(json.parameters.map(({ tariff }: { tariff: string }) => tariff));
  expect(tariffs).toEqual(new Set(['3.0TD', null]));
  const ends = json.parameters.map(({ to }: { to: string | null }) => to ?? '9999');
  expect(ends.every((to: string) => to >= '2025-01-01')).toBe(true);

  // The bill itself is the neighbour of another one.
  const other = await inputs(point, 'from=2026-02-28&to=2026-03-31');
  expect(other.json.supply.previous.id).toBe(own.id);
});

it('has no contract where there is none, and refuses what is no bill', async () => {
  const point = await addPoint(writer);
  await addContract(writer, point, smallContractOf({ from: '2026-06-01' }));
  const { json } = await inputs(point, 'from=2026-01-31&to=2026-02-28');
  expect(json.supply).toMatchObject({ contracts: [], previous: null, next: null });
  const reversed = await inputs(point, 'from=2026-02-28&to=2026-01-31');
  expect(reversed).toMatchObject({ status: 422, json: { fields: { to: expect.any(String) } } });
  const nobody = await inputs(
    '0198f000-0000-7000-8000-000000000000',
    'from=2026-01-31&to=2026-02-28',
  );
  expect(nobody.status).toBe(404);
});
