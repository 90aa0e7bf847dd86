import { act, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { HttpResponse, http as network } from 'msw';
import type { ReceivedCall } from '../../../../../tests/setup/answers';
import { server } from '../../../../../tests/setup/browser';
import { answerForm, contractOf, inputsOf, point, prefillOf } from '../../testing/billForm';
import { answerBill, billOf, billRowOf } from '../../testing/bills';
import { answer, field, heading, listOf, openAt, signInAs } from '../../testing/page';

const path = `/billing/nueva?punto=${point.id}`;
const save = () => screen.getByRole('button', { name: 'Guardar factura' });
const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
type User = ReturnType<typeof openAt>['user'];

/** Fills a field at once: keys and their order are those of the e2e test. */
async function fill(user: User, input: HTMLElement | undefined, text: string) {
  act(() => input?.focus());
  await user.paste(text);
}
const fillIn = async (user: User, label: string, text: string) =>
  fill(user, await field(label), text);

/** The fields that a label names, one for each of the texts. */
async function fillAll(user: User, label: RegExp, texts: readonly string[]) {
  const inputs = screen.getAllByLabelText(label);
  for (const [index, text] of texts.entries()) {
    if (text) await fill(user, inputs[index], text);
  }
}

/** A file whose first bytes can be read: jsdom's cannot. */
const fileOf = (text: string, name: string) =>
  Object.assign(new File([text], name), { slice: () => new Blob([text]) });

/** The head of a bill, one of its lines and its total. */
async function typeBill(user: User, { meter = '1,25', total = '1,51' } = {}) {
  await fillIn(user, 'Número de factura', 'LN-2026-002');
  await fillIn(user, 'Fecha de emisión', '2026-03-03');
  await fillIn(user, 'Alquiler del contador', meter);
  await fillIn(user, 'Total', total);
}

/** kWh, maxima and kVArh of six periods, in the order of the paper: prices follow them. */
const byPeriod = [
  ['1.240', '980', '', '', '', '1510'],
  ['23.4', '19', '', '', '', '24,5'],
  ['560', '300', '', '', '', '900'],
].flat();

const powerEur = ['31,26', '16,29', '6,88', '5,96', '3,86', '3,32'];
const energyEur = ['214,96', '134,18', '119,14'];

/** Every line of the bill, and its total. */
async function typeLines(user: User) {
  await fillAll(user, /^P\d$/, byPeriod);
  await fillAll(user, /^Potencia P/, powerEur);
  await fillAll(user, /^Energía P/, energyEur);
  await fillIn(user, 'Excesos de potencia', '16,31');
  await fillIn(user, 'Energía reactiva', '6,27');
  await fillIn(user, 'Financiación del bono social', '0.54');
  await fillIn(user, 'Impuesto eléctrico', '28,58');
  await fillIn(user, 'Alquiler del contador', '1,25');
  await fillIn(user, 'Total', '712,45');
}

it('is typed from paper and recomputed beside, line by line', async () => {
  const asked = answerForm();
  const { user } = openAt(path);
  expect(await field('Comercializadora')).toHaveValue('Luz del Norte');
  expect(screen.getByText('28 días facturados')).toBeVisible();
  await typeLines(user);
  expect(await field('Base imponible')).toHaveAttribute('placeholder', '588,80');
  expect(await field('Cuota')).toHaveAccessibleDescription('Si lo dejas vacío: 123,65');
  const table = within(await screen.findByRole('table', { name: /^Facturado y calculado/ }));
  expect(
    await table.findByRole('row', { name: /^Exceso de potencia.* 16,31 16,31 0,00$/ }),
  ).toBeVisible();
  expect(await table.findByRole('row', { name: /^Total.* 712,45 712,45 0,00$/ })).toBeVisible();
  expect(table.queryByText('Error reclamable')).not.toBeInTheDocument();
  expect(asked.inputs.at(-1)?.query).toEqual({
    supplyPointId: point.id,
    from: '2026-01-31',
    to: '2026-02-28',
  });
});

it('is saved with what follows from it', async () => {
  answerForm();
  const created = answer('post', 'bills', billOf({ number: 'LN-2026-002' }), 201);
  answerBill(billOf({ number: 'LN-2026-002' }));
  answer('get', `bills/${billOf().id}/verification`, { verification: null });
  const { user, where } = openAt(path);
  await fillIn(user, 'Número de factura', 'LN-2026-002');
  await fillIn(user, 'Fecha de emisión', '2026-03-03');
  await typeLines(user);
  await user.keyboard('{Enter}');
  expect(await heading('Factura LN-2026-002')).toBeVisible();
  expect(where()).toBe(`/billing/facturas/${billOf().id}`);
  expect(created[0]?.body).toMatchObject({
    supplyPointId: point.id,
    supplier: 'Luz del Norte',
    number: 'LN-2026-002',
    kind: 'ordinary',
    issuedOn: '2026-03-03',
    accruedOn: null,
    from: '2026-01-31',
    to: '2026-02-28',
    energyKwh: ['1240', '980', '0', '0', '0', '1510'],
    maxKw: ['23.4', '19', null, null, null, '24.5'],
    reactiveKvarh: ['560', '300', '0', '0', '0', '900'],
    powersKw: ['20', '20', '20', '20', '20', '30'],
    powerPricesEurPerKwYear: null,
    taxes: [{ ratePercent: '21', baseEur: '588.80', amountEur: '123.65' }],
    totalEur: '712.45',
  });
  const linesOf = ({ body }: ReceivedCall) => (body as { lines: object[] }).lines;
  expect(created.map((call) => linesOf(call).length)).toEqual([14]);
  expect(state.dirtyForms).toBe(0);
});

it('says line by line what is wrong, and warns of a total that does not add up', async () => {
  answerForm();
  const { user } = openAt(path);
  await typeBill(user, { meter: '9,25', total: '12' });
  expect(await screen.findByText(/Las bases y los impuestos suman 11,19/)).toBeVisible();
  const table = within(await screen.findByRole('table', { name: /^Facturado y calculado/ }));
  expect(await table.findByRole('row', { name: /9,25 1,25 \+8,00$/ })).toBeVisible();
  expect(await table.findAllByText('Error reclamable')).not.toHaveLength(0);
});

it('begins with the point, found by its client', async () => {
  answerForm();
  const { user, where } = openAt('/billing/nueva');
  await user.type(await field('Punto de suministro'), 'ávila');
  await screen.findByRole('option', { name: /Obrador · Panadería Ávila/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await field('Número de factura')).toBeVisible();
  expect(where()).toBe(path);
  expect(await field('Punto de suministro')).toHaveValue('Obrador · Panadería Ávila');
});

it('has only the fields of the tariff', async () => {
  const lines = prefillOf().lines.filter(({ kind, period }) => kind === 'meter' || period === 1);
  answerForm({ known: prefillOf({ tariff: '2.0TD', powersKw: ['4.6', '4.6'], lines }) });
  openAt(path);
  const kwh = await group(/^Energía consumida/);
  expect(kwh.getAllByRole('textbox')).toHaveLength(3);
  expect(screen.queryByRole('group', { name: /^Energía reactiva/ })).not.toBeInTheDocument();
  expect(screen.getAllByLabelText(/^Potencia P|^Energía P|^Alquiler/)).toHaveLength(3);
});

it('changes its lines with the tariff, and keeps amounts that are typed', async () => {
  answerForm();
  const { user } = openAt(path);
  await fillIn(user, 'Alquiler del contador', '1,25');
  await user.click(screen.getByText(/^Tarifa 3.0TD, rectificativa/));
  await user.selectOptions(await field('Tarifa'), '2.0TD');
  expect(screen.queryByLabelText('Potencia P3')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Energía P3')).toBeVisible();
  expect(await field('Alquiler del contador')).toHaveValue('1,25');
});

it.each([
  ['reversed days', 'Lectura final', '2026-01-15', /tiene que ser posterior a la inicial/],
  ['no number', 'Número de factura', '', /es obligatori/],
])('says what is wrong and keeps what was typed: %s', async (_, label, text, message) => {
  answerForm();
  const created = answer('post', 'bills', billOf(), 201);
  const { user } = openAt(path);
  await typeBill(user);
  await user.clear(await field(label));
  if (text) await fillIn(user, label, text);
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field('Total')).toHaveValue('1,51');
  expect(created).toEqual([]);
});

it('takes no negative kWh', async () => {
  answerForm();
  const { user } = openAt(path);
  const p1 = (await group(/^Energía consumida/)).getByLabelText('P1');
  await user.type(p1, '-5');
  await user.tab();
  expect(await screen.findByText('P1: No puede ser negativo')).toBeVisible();
  expect(p1).toHaveValue('-5');
});

it('says where a point has no contract on these days', async () => {
  answerForm({ known: prefillOf({ hasContract: false }), inputs: inputsOf({ contracts: [] }) });
  openAt(path);
  expect(await screen.findByText(/sin él casi nada se puede recalcular/)).toBeVisible();
  expect(screen.getByText(/no se podrá verificar del todo/)).toBeVisible();
});

it('says where it has two', async () => {
  const contracts = [
    contractOf({ to: '2026-02-14' }),
    contractOf({ from: '2026-02-15', powersKw: ['25', '25', '25', '25', '25', '30'] }),
  ];
  answerForm({ inputs: inputsOf({ contracts }) });
  openAt(path);
  expect(await screen.findByText(/Esos días tienen 2 contratos/)).toBeVisible();
});

it('leads to the bill that has the number already, and shows what the API refuses', async () => {
  answerForm();
  const other = billRowOf({ number: 'LN-2026-002', supplier: 'Luz del Norte, S.A.' });
  answer('get', 'bills', listOf([other]));
  const message = 'La factura LN-2026-002 de Luz del Norte ya está registrada';
  answer('post', 'bills', { message: 'Revisa', fields: { number: message } }, 422);
  const { user } = openAt(path);
  await fillIn(user, 'Número de factura', 'ln-2026-002');
  expect(
    await screen.findByRole('link', { name: /^LN-2026-002 de Luz del Norte, S.A./ }),
  ).toHaveAttribute('href', `/billing/facturas/${other.id}`);
  await fillIn(user, 'Fecha de emisión', '2026-03-03');
  await fillIn(user, 'Potencia P1', '31,26');
  await fillIn(user, 'Potencia P3', '6,88');
  await fillIn(user, 'Total', '46,15');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(await field('Número de factura')).toHaveFocus();
  expect(await field('Total')).toHaveValue('46,15');
});

it('goes on with the next bill of the point', async () => {
  const { prefill } = answerForm();
  answer('post', 'bills', billOf({ number: 'LN-2026-002' }), 201);
  const { user, where } = openAt(path);
  await typeBill(user);
  answer(
    'get',
    'bills/prefill',
    prefillOf({ from: '2026-02-28', to: '2026-03-31', supplier: 'Luz del Norte' }),
  );
  await user.click(screen.getByRole('button', { name: 'Guardar y escribir otra' }));
  await waitFor(async () => expect(await field('Lectura inicial')).toHaveValue('28/02/2026'));
  expect(await field('Número de factura')).toHaveValue('');
  expect(await field('Número de factura')).toHaveFocus();
  expect(await field('Total')).toHaveValue('');
  expect([where(), prefill.length]).toEqual([path, 1]);
});

it('sends the file after the bill, and none that is not what it says', async () => {
  answerForm();
  const stored = billOf();
  answer('post', 'bills', stored, 201);
  answer('get', `bills/${stored.id}`, stored);
  answer('get', `bills/${stored.id}/verification`, { verification: null });
  const { user, where } = openAt(path);
  await typeBill(user);
  await user.click(screen.getByText('Fichero y notas'));
  const input = await field(/^Fichero de la factura/);
  await user.upload(input, fileOf('hola', 'factura.pdf'));
  expect(await screen.findByText(/^Solo se admiten PDF e imágenes/)).toBeVisible();
  await user.click(save());
  expect(where()).toBe(path);
  await user.upload(input, fileOf('%PDF-1.7', 'factura.png'));
  expect(await screen.findByText(/El nombre dice PNG y el contenido es PDF/)).toBeVisible();
  const sent: unknown[] = [];
  server.use(
    network.put(`*/api/bills/${stored.id}/attachment`, ({ request }) => {
      sent.push(Object.fromEntries(new URL(request.url).searchParams));
      return HttpResponse.json(
        { message: 'Revisa', fields: { file: 'Está dañado' } },
        { status: 422 },
      );
    }),
  );
  await user.upload(input, fileOf('%PDF-1.7', 'factura.pdf'));
  await waitFor(() => expect(screen.queryByText(/^El nombre dice/)).not.toBeInTheDocument());
  await user.click(save());
  await waitFor(() => expect(where()).toBe(`/billing/facturas/${stored.id}`));
  expect(sent).toEqual([{ fileName: 'factura.pdf', version: '3' }]);
  await waitFor(() =>
    expect(state.notices.at(-1)).toBe('La factura está guardada, pero el fichero no: Está dañado'),
  );
});

it('is closed to readers, and says why', async () => {
  signInAs('reader');
  openAt(path);
  expect(await screen.findByText('No tienes permiso para escribir facturas')).toBeVisible();
});
