import { billingApi } from '../../../../test/apis/billing';
import { addBill, type billOf, changeOf, sendBill } from '../../../../test/fixtures/bills';
import { addClient, addContract, addPoint, cupsOf, smallContractOf } from '../../../../test/supply';

const api = billingApi.after2026();
const writer = api.caller({ role: 'writer', name: 'Ana Ruiz' });
let point: string;
beforeAll(async () => {
  point = await addPoint(writer);
  await addContract(writer, point, smallContractOf());
});

const find = async (id: string) => (await writer.get(`/api/bills/${id}`)).json;
const fieldsOf = async (facts: Parameters<typeof billOf>[1], at = point) => {
  const { status, json } = await sendBill(writer, at, facts);
  return [status, json.fields];
};

it('keeps a bill as it was printed', async () => {
  const cups = cupsOf(777_001);
  const clientId = await addClient(writer, { name: 'Panadería Ávila' });
  const own = await addPoint(writer, { clientId, cups, alias: 'Horno' });
  const bill = await addBill(writer, own, {
    number: 'A/2026 0017',
    energyPricesEurPerKwh: ['0.161234', null, '-0.09'],
    paidOn: '2026-07-20',
    notes: 'Llegó por correo.',
  });
  expect(bill).toMatchObject({
    supplyPointId: own,
    cups,
    alias: 'Horno',
    clientId,
    clientName: 'Panadería Ávila',
    number: 'A/2026 0017',
    kind: 'ordinary',
    accruedOn: '2026-07-03',
    paidOn: '2026-07-20',
    totalKwh: '300.500',
    totalEur: '61.13',
    eurPerKwh: '0.203428',
    counts: true,
    hasAttachment: false,
    attachment: null,
    createdBy: 'Ana Ruiz',
    energyPricesEurPerKwh: ['0.161234', null, '-0.09'],
    warnings: [],
    rectified: null,
    rectifiedBy: [],
    before: null,
    after: null,
    version: 1,
  });
  expect(bill.lines[2]).toEqual({
    kind: 'energy',
    period: null,
    segment: null,
    text: '',
    amountEur: '38.1',
    ratePercent: null,
    baseEur: null,
  });
  expect(await find(bill.id)).toEqual(bill);
});

it('keeps what does not add up, and says what', async () => {
  const sums = await addBill(writer, point, {
    taxes: [{ ratePercent: '21', baseEur: '50.52', amountEur: '11.61' }],
    totalEur: '61.10',
  });
  expect(sums.warnings).toEqual([
    { field: 'taxes.0.amountEur', message: 'El impuesto de esa base sería 10,61\u00a0€' },
    { field: 'totalEur', message: 'Las bases y los impuestos suman 62,13\u00a0€' },
  ]);
  const nearly = await addBill(writer, point, { totalEur: '61.15' });
  expect(nearly.warnings).toEqual([]);
  const lines = await addBill(writer, point, {
    taxes: [{ ratePercent: '21', baseEur: '1150.52', amountEur: '241.61' }],
    totalEur: '1392.13',
  });
  expect(lines.warnings).toEqual([
    {
      field: 'taxes.0.baseEur',
      message: 'Las líneas suman 50,52\u00a0€ y las bases, 1.150,52\u00a0€',
    },
  ]);
  const days = await addBill(writer, point, { issuedOn: '2026-06-29', paidOn: '2026-06-01' });
  expect(days.warnings).toEqual([
    { field: 'issuedOn', message: 'Se emitió antes de la última lectura: comprueba las fechas' },
    { field: 'paidOn', message: 'Se pagó antes de emitirse: comprueba las fechas' },
  ]);
});

it('keeps a bill of days to come, and of a point without a contract', async () => {
  const alone = await addPoint(writer);
  const later = { from: '2027-11-30', to: '2027-12-31', issuedOn: '2028-01-04' };
  expect((await addBill(writer, alone, later)).warnings).toEqual([
    { field: 'to', message: 'Todavía no ha llegado ese día' },
    { field: 'issuedOn', message: 'Todavía no ha llegado ese día' },
  ]);
});

const two = ['1', '1'];
const six = [...two, ...two, ...two];

it.each([
  [
    'reversed days',
    { from: '2026-06-30', to: '2026-05-31' },
    { to: 'La lectura final tiene que ser posterior a la inicial' },
  ],
  [
    'a first day that is its last',
    { to: '2026-05-31' },
    { to: 'La lectura final tiene que ser posterior a la inicial' },
  ],
  [
    'a wrong year',
    { from: '2025-05-31', to: '2026-07-31' },
    { to: 'Una factura abarca como mucho 400 días: comprueba el año' },
  ],
  [
    'negative kWh',
    { energyKwh: ['100', '-80', '120'] },
    { 'energyKwh.1': 'No puede ser negativo' },
  ],
  ['six energies in 2.0TD', { energyKwh: six }, { energyKwh: 'La tarifa 2.0TD tiene 3 energías' }],
  [
    'six powers and prices in 2.0TD',
    { powersKw: six, powerPricesEurPerKwYear: six },
    {
      powersKw: 'La tarifa 2.0TD tiene 2 potencias',
      powerPricesEurPerKwYear: 'La tarifa 2.0TD tiene 2 precios de potencia',
    },
  ],
  [
    'two powers and prices in 3.0TD',
    { tariff: '3.0TD', energyKwh: six, powersKw: two, powerPricesEurPerKwYear: two },
    {
      powersKw: 'La tarifa 3.0TD tiene 6 potencias',
      powerPricesEurPerKwYear: 'La tarifa 3.0TD tiene 6 precios de potencia',
    },
  ],
  [
    'a period that the tariff does not have',
    {
      lines: [
        { kind: 'energy', period: 3, amountEur: '1' },
        { kind: 'power', period: 3, amountEur: '1' },
        { kind: 'meter', period: 1, amountEur: '1' },
      ],
    },
    {
      'lines.1.period': 'La tarifa 2.0TD no tiene P3 de potencia',
      'lines.2.period': 'Esta línea no es de ningún periodo: déjalo vacío',
    },
  ],
  [
    'segments that leave days out',
    {
      segments: [
        { from: '2026-05-31', to: '2026-06-10', energyKwh: ['50', '40', '60'] },
        { from: '2026-06-12', to: '2026-06-29', energyKwh: ['50', '40', '60'] },
      ],
    },
    {
      'segments.1.from': 'Los tramos cubren todos los días: este tiene que empezar el 10/06/2026',
      'segments.1.to': 'Los tramos cubren todos los días: este tiene que acabar el 30/06/2026',
    },
  ],
  [
    'a line of a segment that is not there',
    { lines: [{ kind: 'energy', segment: 0, amountEur: '1' }] },
    { 'lines.0.segment': 'La factura no tiene ese tramo' },
  ],
  [
    'names of nothing but an accent',
    { number: '\u0301', supplier: '\u0308' },
    { number: 'Escribe el número de la factura', supplier: 'Escribe la comercializadora' },
  ],
  [
    'a rectified number of nothing but an accent',
    { kind: 'replaces', rectifies: '\u0301' },
    { rectifies: 'Escribe el número de la factura que rectifica' },
  ],
  [
    'a negative total that rectifies nothing',
    { totalEur: '-61.13' },
    { totalEur: 'Solo una factura rectificativa puede tener el total en negativo' },
  ],
  [
    'a rectification without the bill that it is of',
    { kind: 'cancels' },
    { rectifies: 'Escribe el número de la factura que rectifica' },
  ],
  [
    'an ordinary bill that names another',
    { rectifies: 'F-1' },
    { rectifies: 'Solo una factura rectificativa nombra a otra' },
  ],
  [
    'three decimals of a cent',
    { totalEur: '61.1345', supplier: ' ', lines: [] },
    {
      totalEur: 'Máximo 2 decimales',
      supplier: 'La comercializadora es obligatoria',
      lines: 'Escribe al menos una línea',
    },
  ],
] as const)('refuses %s by field', async (_what, facts, fields) => {
  expect(await fieldsOf(facts as never)).toEqual([422, fields]);
});

it('refuses a point that nobody has', async () => {
  const { status, json } = await sendBill(writer, '0198f000-0000-7000-8000-000000000000');
  expect([status, json.message]).toEqual([404, 'Ese punto de suministro no existe.']);
});

it('has a number of a supplier once, however both are written, and names the other bill', async () => {
  const cups = cupsOf(777_002);
  const own = await addPoint(writer, { cups });
  await addBill(writer, own, { supplier: 'Luz del Norte, S.A.U.', number: 'FE 26/0042' });
  const again = { supplier: 'LUZ DEL NORTE SAU', number: 'fe26/0042' };
  const said = `La factura FE 26/0042 de Luz del Norte, S.A.U. ya está registrada: punto ${cups}, emitida el 03/07/2026`;
  expect(await fieldsOf(again)).toEqual([422, { number: said }]);
  const other = await addBill(writer, point, { ...again, supplier: 'Luz del Sur' });
  const moved = await writer.put(`/api/bills/${other.id}`, changeOf(other, again));
  expect([moved.status, moved.json.fields]).toEqual([422, { number: said }]);
});

it('stores one of two that come at once, and names it to the other', async () => {
  const others = await Promise.all([addPoint(writer), addPoint(writer)]);
  const twice = { number: 'A-LA-VEZ' };
  const answers = await Promise.all(others.map((one) => sendBill(writer, one, twice)));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.json.fields.number).toMatch(
    /^La factura A-LA-VEZ de Comercializadora Uno ya está/,
  );
});
