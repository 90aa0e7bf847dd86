import { billingApi } from '../../../../test/apis/billing';
import { addBill } from '../../../../test/fixtures/bills';
import {
  addClient,
  addContract,
  addPoint,
  contractOf,
  smallContractOf,
} from '../../../../test/supply';

const api = billingApi.after2026();
const writer = api.caller({ role: 'writer' });

const prefill = async (point: string, more = '') =>
  (await writer.get(`/api/bills/prefill?supplyPointId=${point}${more}`)).json;
const line = (kind: string, period: number | null = null, text = '') => ({ kind, period, text });
type Line = ReturnType<typeof line>;
const kindsOf = ({ lines }: { lines: readonly Line[] }) =>
  lines.map(({ kind, period }) => (period ? `${kind} P${period}` : kind));

it('begins with the contract where there is no bill yet', async () => {
  const point = await addPoint(writer);
  await addContract(writer, point);
  const first = await prefill(point);
  expect(first).toMatchObject({
    supplier: 'Comercializadora Uno',
    tariff: '3.0TD',
    from: '2025-12-31',
    to: '2026-01-31',
    powersKw: ['20.376', '20.376', '20.376', '20.376', '20.376', '25'],
    hasContract: true,
    energyPricesEurPerKwh: ['0.161234', '0.15', '0.14', '0.13', '0.12', '0.11'],
    powerPricesEurPerKwYear: null,
    taxRatesPercent: ['21'],
    before: null,
  });
  // January has P1, P2 and P6.
  expect(kindsOf(first)).toEqual([
    ...[1, 2, 3, 4, 5, 6].map((period) => `power P${period}`),
    'energy P1',
    'energy P2',
    'energy P6',
    'excess',
    'reactive',
    'socialBonus',
    'electricityTax',
    'meter',
  ]);
});

it('goes on where the bill before ends, with its words and its services', async () => {
  const point = await addPoint(writer, { pointType: 5, powerControl: 'icp' });
  await addContract(
    writer,
    point,
    smallContractOf({ powerChanges: [{ from: '2026-07-01', powersKw: ['4.6', '4.6'] }] }),
  );
  const before = await addBill(writer, point, {
    lines: [
      { kind: 'power', period: 1, text: 'Potencia punta', amountEur: '8' },
      { kind: 'power', period: 2, text: 'Potencia valle', amountEur: '1' },
      { kind: 'energy', text: 'Energía consumida', amountEur: '38.1' },
      { kind: 'electricityTax', text: 'Impuesto eléctrico', amountEur: '2.4' },
      { kind: 'service', text: 'Asistencia', amountEur: '1.02' },
    ],
  });
  const next = await prefill(point);
  expect(next).toMatchObject({
    from: '2026-06-30',
    to: '2026-07-31',
    powersKw: ['4.6', '4.6'],
    before: { id: before.id, number: before.number, from: '2026-05-31', to: '2026-06-30' },
  });
  expect(next.lines).toEqual([
    line('power', 1, 'Potencia punta'),
    line('power', 2, 'Potencia valle'),
    line('energy', null, 'Energía consumida'),
    line('electricityTax', null, 'Impuesto eléctrico'),
    line('service', null, 'Asistencia'),
  ]);
  // No bill precedes these earlier days.
  const earlier = await prefill(point, '&from=2026-04-12');
  expect(earlier).toMatchObject({ from: '2026-04-12', to: '2026-05-12', before: null });
  expect(earlier.powersKw).toEqual(['3.3', '3.3']);
});

it('has the periods of the next days, whichever the bill before had', async () => {
  const point = await addPoint(writer);
  await addContract(writer, point);
  await addBill(writer, point, {
    tariff: '3.0TD',
    from: '2026-05-31',
    to: '2026-06-30',
    energyKwh: ['0', '0', '10', '10', '0', '10'],
    powersKw: null,
    lines: [3, 4, 6].map((period) => ({
      kind: 'energy',
      period,
      text: `Energía P${period}`,
      amountEur: '1',
    })),
  });
  const energies = (await prefill(point)).lines.filter(({ kind }: Line) => kind === 'energy');
  expect(energies).toEqual([line('energy', 1), line('energy', 2), line('energy', 6, 'Energía P6')]);
});

it('knows the rates of the Canaries, and the reduced VAT of its days', async () => {
  const clientId = await addClient(writer, { kind: 'person' });
  const canaries = await addPoint(writer, { clientId, territory: 'canarias' });
  await addContract(writer, canaries, smallContractOf({ use: 'general' }));
  expect((await prefill(canaries)).taxRatesPercent).toEqual(['3', '7']);
  const small = await addPoint(writer, { clientId });
  await addContract(writer, small, smallContractOf());
  expect((await prefill(small, '&from=2026-03-31')).taxRatesPercent).toEqual(['10']);
});

it('says what it does not know', async () => {
  const point = await addPoint(writer);
  expect(await prefill(point)).toEqual({
    supplier: null,
    tariff: null,
    from: null,
    to: null,
    powersKw: null,
    hasContract: false,
    energyPricesEurPerKwh: null,
    powerPricesEurPerKwYear: null,
    lines: [],
    taxRatesPercent: [],
    before: null,
  });
  await addContract(writer, point, contractOf({ to: '2026-03-31' }));
  expect(await prefill(point, '&from=2026-03-31')).toMatchObject({
    hasContract: false,
    tariff: null,
  });
  const nobody = await writer.get(
    '/api/bills/prefill?supplyPointId=0198f000-0000-7000-8000-000000000000',
  );
  expect(nobody.status).toBe(404);
});
