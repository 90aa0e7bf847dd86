import type { Bill } from '@vatio/contracts/billing/bills';
import { billingApi } from '../../../../test/apis/billing';
import { addBill, type SentBill } from '../../../../test/fixtures/bills';
import { addContract, addPoint, contractOf } from '../../../../test/supply';

const api = billingApi.after2026();
const admin = api.caller({ role: 'admin' });
let point: string;
beforeEach(async () => {
  point = await addPoint(admin, { isElectroIntensive: false });
  await addContract(
    admin,
    point,
    contractOf({
      powersKw: ['20', '20', '20', '20', '20', '30'],
      energyPricesEurPerKwh: ['0.110', '0.098', '0.090', '0.088', '0.080', '0.076'],
      includesAtr: false,
      socialBonusFinancing: 'taxed',
    }),
  );
});

type Line = SentBill['lines'][number];
const power = ['31.26', '16.29', '6.88', '5.96', '3.86', '3.32'];

/** V4: the worked bill of a 3.0TD point in February 2026. */
const v4: Partial<SentBill> = {
  tariff: '3.0TD',
  issuedOn: '2026-03-03',
  from: '2026-01-31',
  to: '2026-02-28',
  energyKwh: ['1240', '980', '0', '0', '0', '1510'],
  reactiveKvarh: ['560', '300', '0', '0', '0', '900'],
  maxKw: ['23.4', '19', null, null, null, '24.5'],
  powersKw: null,
  lines: [
    ...power.map((amountEur, i): Line => ({ kind: 'power', period: i + 1, amountEur })),
    { kind: 'energy', period: 1, amountEur: '214.96' },
    { kind: 'energy', period: 2, amountEur: '134.18' },
    { kind: 'energy', period: 6, amountEur: '119.14' },
    { kind: 'excess', period: 1, amountEur: '16.31' },
    { kind: 'reactive', period: 1, amountEur: '6.27' },
    { kind: 'socialBonus', amountEur: '0.54' },
    { kind: 'electricityTax', amountEur: '28.58' },
    { kind: 'meter', amountEur: '1.25' },
  ],
  taxes: [{ ratePercent: '21', baseEur: '588.80', amountEur: '123.65' }],
  totalEur: '712.45',
};

/** V4 with another amount in a line, and everything below it added up again. */
function with4(kind: Line['kind'], period: number, amountEur: string): Partial<SentBill> {
  const lines = (v4.lines ?? []).map((line) =>
    line.kind === kind && line.period === period ? { ...line, amountEur } : line,
  );
  const sumOf = (of: readonly Line[]) => of.reduce((sum, line) => sum + Number(line.amountEur), 0);
  const taxed = lines.filter((line) => line.kind !== 'electricityTax' && line.kind !== 'meter');
  const tax = (sumOf(taxed) * 5.11269632) / 100;
  const all = lines.map((line) =>
    line.kind === 'electricityTax' ? { ...line, amountEur: tax.toFixed(2) } : line,
  );
  const base = sumOf(all);
  const vat = (base * 21) / 100;
  return {
    ...v4,
    lines: all,
    taxes: [{ ratePercent: '21', baseEur: base.toFixed(2), amountEur: vat.toFixed(2) }],
    totalEur: (Number(base.toFixed(2)) + Number(vat.toFixed(2))).toFixed(2),
  };
}

/** Wrong by itself, and not because of lines above it. */
const wrongIn = ({ verification }: Bill) =>
  verification?.lines
    .filter(({ state, adding }) => (adding ? !adding.closes : state !== 'correct'))
    .map(({ label, state, differenceEur }) => [label, state, differenceEur]);
const said = ({ verification }: Bill, code: string) =>
  verification?.findings.find((finding) => finding.code === code);

it('V4 is right', async () => {
  const bill = await addBill(admin, point, v4);
  expect([bill.state, wrongIn(bill), bill.computedEur]).toEqual(['correct', [], '712.45']);
});

it('(a) an IVA of 10 %: in favour, and said to be of another date and power', async () => {
  const taxes = [{ ratePercent: '10', baseEur: '588.80', amountEur: '58.88' }];
  const bill = await addBill(admin, point, { ...v4, taxes, totalEur: '647.68' });
  expect(wrongIn(bill)).toEqual([['IVA 21 %', 'inFavour', '-64.77']]);
  expect(said(bill, 'taxRate')).toMatchObject({
    level: 'error',
    amountEur: '-64.77',
    message: expect.stringContaining('se aplica el 10 % y es IVA 21 %'),
  });
});

it('(b) the power price of P1 of 2025, which is named', async () => {
  // 20 × 19.658495 × 28 / 365
  const bill = await addBill(admin, point, with4('power', 1, '30.16'));
  expect(wrongIn(bill)).toEqual([['Potencia P1', 'inFavour', '-1.10']]);
  const [line] = bill.verification.lines;
  expect(line.why).toContain('Cuadra con los peajes y cargos de 2025');
});

it('(c) an excess with the factor 2, which is claimed with its taxes', async () => {
  const bill = await addBill(admin, point, with4('excess', 1, '32.63'));
  expect(wrongIn(bill)).toEqual([['Exceso de potencia P1', 'claimable', '16.32']]);
  const excess = bill.verification.lines.find(({ label }: { label: string }) =>
    label.startsWith('Exceso'),
  );
  expect(excess.why).toContain('Es el doble');
  // 16.32 € with 0.83 € of IEE and 3.60 € of IVA, as they were rounded.
  expect(bill.verification.claimable).toMatchObject({
    linesEur: '16.32',
    electricityTaxEur: '0.83',
  });
  expect(Number(bill.claimableEur)).toBeCloseTo(16.32 * 1.0511 * 1.21, 1);
});

it.each([
  ['2026-03-01', 'gap', 1],
  ['2026-02-27', 'overlap', 1],
  ['2026-02-28', undefined, undefined],
])('(d) a next bill from %s: %s', async (from, code, days) => {
  await addBill(admin, point, v4);
  const next = await addBill(admin, point, {
    ...v4,
    from,
    to: '2026-03-31',
    issuedOn: '2026-04-03',
  });
  const found = (next as Bill).verification?.findings.filter((one) =>
    ['gap', 'overlap'].includes(one.code),
  );
  expect(found?.map((one) => [one.code, one.days])).toEqual(code ? [[code, days]] : []);
});

it('tolerances that somebody changes make the bills of their days pending, and decide', async () => {
  const off = await addBill(admin, point, with4('meter', 0, '1.25'));
  const lines = (v4.lines ?? []).map((line) =>
    line.kind === 'meter' ? { ...line, amountEur: '1.30' } : line,
  );
  const bill = await addBill(admin, point, { ...v4, lines, from: '2026-02-28', to: '2026-03-28' });
  const meterIn = async () => {
    const { verification }: Bill = (await admin.get(`/api/bills/${bill.id}`)).json;
    return verification?.lines.find(({ concept }) => concept === 'meter')?.state;
  };
  const stateOf = async () =>
    (await admin.get(`/api/bills?supplyPointId=${point}&q=${bill.number}`)).json.rows[0].state;
  expect(off.state).not.toBe('pending');
  expect(await meterIn()).toBe('correct');
  const change = async (from: string, to: string) => {
    const { version } = (await admin.get('/api/parameters')).json;
    const sent = {
      version,
      from,
      to,
      norm: 'Decisión de la empresa',
      state: 'confirmed',
      values: [{ kind: 'toleranceEur', variant: 'line', value: '0.04' }],
    };
    expect((await admin.post('/api/parameters', sent)).status).toBe(201);
  };
  await change('2025-01-01', '2025-01-31');
  expect(await stateOf()).not.toBe('pending');
  // The day of accrual decides.
  await change('2026-03-03', '2026-03-03');
  expect(await stateOf()).toBe('pending');
  expect(await meterIn()).toBe('claimable');
});
