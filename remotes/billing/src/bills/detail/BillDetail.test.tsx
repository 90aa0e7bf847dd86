import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answerBill, answerRegister, billOf } from '../../testing/bills';
import { claimRowOf } from '../../testing/claims';
import {
  answer,
  button,
  heading,
  linkTo,
  listOf,
  openAt,
  openMore,
  showNotice,
  signInAs,
  textsOf,
} from '../../testing/page';
import { verifiedBill } from '../../testing/verifications';

const bill = billOf();
const open = () => openAt(`/billing/facturas/${bill.id}`);
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const idOf = (last: string) => `0199e1a0-0000-7000-8000-0000000000${last}`;

const rectifiedOf = (refundEur?: string | null) => ({
  id: idOf('b8'),
  number: 'LN-2025-099',
  kind: 'ordinary' as const,
  openClaim: refundEur === undefined ? null : { id: idOf('a1'), reference: 'R-0001', refundEur },
});

it('says whose bill it is, and what it says', async () => {
  answerBill(billOf({ notes: 'Llegó por correo.', isEstimated: true, paidOn: '2026-02-20' }));
  open();
  expect(await heading('Factura LN-2026-001')).toBeVisible();
  const facts = await region('Datos');
  expect(linkTo('Panadería Ávila', facts)).toBe(`/company/clientes/${bill.clientId}`);
  expect(linkTo(/^Obrador · ES 0021/, facts)).toBe(`/company/puntos/${bill.supplyPointId}`);
  expect(linkTo('Todas sus facturas', facts)).toBe(`/billing?punto=${bill.supplyPointId}`);
  expect(facts.getByText('31 dic 2025 – 31 ene 2026 (31 días) · estimada')).toBeVisible();
  expect(facts.getByText('20 feb 2026')).toBeVisible();
  expect(facts.getByText('Llegó por correo.')).toBeVisible();
  const printed = within(screen.getByRole('table', { name: 'Líneas de la factura' }));
  expect(textsOf('row', printed).slice(1)).toEqual([
    'Potencia P112,30\u00a0€',
    'EnergíaTérmino de energía32,10\u00a0€',
    'Impuesto eléctrico5,11269632 % de 44,40\u00a0€2,27\u00a0€',
    'Impuesto indirecto21 % de 59,09\u00a0€12,41\u00a0€',
    'Total71,50\u00a0€',
  ]);
  expect(screen.getByRole('row', { name: 'Energía, kWh 80 70 100' })).toBeVisible();
  expect(screen.getByRole('row', { name: 'Potencia facturada, kW 4,6 4,6' })).toBeVisible();
});

it('opens with its verdict, its figures and the next step', async () => {
  answerBill(verifiedBill());
  open();
  const answered = await region('En resumen');
  expect(answered.getByText(/Se ha facturado de más\./)).toBeVisible();
  expect(textsOf('definition', answered)).toEqual([
    '12,72\u00a0€con impuestos',
    '71,50\u00a0€',
    '58,78\u00a0€',
    '+12,72\u00a0€',
  ]);
  expect(linkTo('Reclamar', answered)).toBe(`/billing/reclamaciones/nueva?facturas=${bill.id}`);
});

const reviewed = (...findings: readonly [code: string, level: 'review' | 'note'][]) =>
  verifiedBill(
    {
      findings: findings.map(([code, level]) => ({ code, level, message: code, amountEur: null })),
    },
    { state: 'review', claimableEur: '0' },
  );
const missing = (...reasons: readonly ('data' | 'rule' | 'missing')[]) =>
  verifiedBill(
    { notVerifiable: reasons.map((reason) => ({ reason, message: reason })) },
    { state: 'notVerifiable', claimableEur: '0' },
  );

it.each([
  [
    'the first finding that is no note',
    reviewed(['energyDiffers', 'note'], ['powersDiffer', 'review']),
    'Ver los contratos',
  ],
  ['nothing but notes', reviewed(['energyDiffers', 'note']), undefined],
  ['the one place of what is missing', missing('rule', 'missing'), 'Ver los parámetros regulados'],
  ['missing data, which may be in two places', missing('data'), undefined],
])('takes %s for its next step', async (_case, found, step) => {
  answerBill(found);
  open();
  const answered = await region('En resumen');
  expect(answered.queryAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    step ? [step] : [],
  );
});

it('leads to the bills around it, and to those that it rectifies and that rectify it', async () => {
  const days = { from: '2025-11-30', to: '2025-12-31' };
  answerBill(
    billOf({
      kind: 'replaces',
      rectifies: 'LN-2025-099',
      rectified: rectifiedOf(),
      rectifiedBy: [{ id: idOf('b9'), number: 'LN-2026-077', kind: 'cancels' }],
      before: { id: idOf('b0'), number: 'LN-2025-012', ...days },
      counts: false,
    }),
  );
  open();
  expect(await screen.findByText('Sustituye a la factura', { exact: false })).toHaveTextContent(
    'Sustituye a la factura LN-2025-099.',
  );
  expect(linkTo('LN-2025-099')).toBe(`/billing/facturas/${idOf('b8')}`);
  expect(linkTo('LN-2026-077')).toBe(`/billing/facturas/${idOf('b9')}`);
  expect(linkTo('LN-2025-012')).toBe(`/billing/facturas/${idOf('b0')}`);
  expect(screen.getByText('No cuenta en las sumas.')).toBeVisible();
});

it('leads to the answer of the claim that it may settle, with what comes back', async () => {
  answerBill(billOf({ kind: 'replaces', rectified: rectifiedOf('12.72') }));
  open();
  const note = await screen.findByText(/Sigue abierta su reclamación/);
  expect(note).toHaveTextContent(/R-0001; esta factura devuelve 12,72\s€ de lo reclamado\./);
  expect(linkTo('R-0001')).toBe(`/billing/reclamaciones/${idOf('a1')}`);
  expect(linkTo('Apuntar la respuesta')).toBe(
    `/billing/reclamaciones/${idOf('a1')}?recuperado=12.72`,
  );
});

it('says what of a claim’s amount is not this bill’s own', async () => {
  answerBill(bill);
  const { claimedEur, interestEur } = claimRowOf();
  answer('get', 'claims', listOf([claimRowOf({ billCount: 3 })]));
  open();
  const claims = await region('Reclamaciones');
  const euros = (eur: string | null) => `${eur?.replace('.', ',')}\u00a0€`;
  expect(textsOf('listitem', claims)[0]).toContain(
    `${euros(claimedEur)}de 3 facturas con ${euros(interestEur)} de intereses`,
  );
});

it('says no amount where nothing comes back; a reader answers no claims', async () => {
  signInAs('reader');
  answerBill(billOf({ kind: 'replaces', rectified: rectifiedOf(null) }));
  open();
  expect(await screen.findByText(/Sigue abierta su reclamación/)).not.toHaveTextContent('devuelve');
  expect(screen.queryByRole('link', { name: 'Apuntar la respuesta' })).not.toBeInTheDocument();
});

it('says that the bill that it cancels is not registered', async () => {
  answerBill(billOf({ kind: 'cancels', rectifies: 'LN-2025-099' }));
  open();
  expect(await screen.findByText(/LN-2025-099/)).toBeVisible();
  expect(screen.getByText(/que no está registrada/)).toBeVisible();
});

it('says what does not add up in it, by its field, and where it is corrected', async () => {
  answerBill(
    billOf({
      warnings: [
        { field: 'energyKwh.1', message: 'Los tramos suman otros kWh de P2' },
        { field: 'totalEur', message: 'Las bases y los impuestos suman 70,00\u00a0€' },
      ],
    }),
  );
  open();
  const warnings = await region('Avisos de la factura');
  expect(textsOf('listitem', warnings)).toEqual([
    'Energía consumida P2: Los tramos suman otros kWh de P2.',
    'Total: Las bases y los impuestos suman 70,00\u00a0€.',
  ]);
  expect(linkTo('Corregir la factura', warnings)).toBe(`/billing/facturas/${bill.id}/editar`);
});

it('shows the prices of each part of its days', async () => {
  const printed = {
    powersKw: null,
    energyPricesEurPerKwh: ['0.15', null, '0.11'],
    powerPricesEurPerKwYear: null,
  };
  answerBill(
    billOf({
      segments: [
        { from: '2025-12-31', to: '2026-01-15', energyKwh: ['40', '35', '50'], ...printed },
        { from: '2026-01-15', to: '2026-01-31', energyKwh: ['40', '35', '50'], ...printed },
      ],
    }),
  );
  open();
  const part = await region('Del 31 dic 2025 al 15 ene 2026');
  expect(textsOf('row', part).slice(1)).toEqual([
    'Energía, kWh403550',
    'Precio de la energía, €/kWh0,15–0,11',
  ]);
});

it('is deleted at once, and brought back with «Deshacer»', async () => {
  answerBill(bill);
  answer('get', 'bills', listOf([]));
  answerRegister();
  const deleted = answer('post', `bills/${bill.id}/delete`, undefined, 204);
  const restored = answer('post', `bills/${bill.id}/restore`, bill);
  const { user, where } = open();
  await openMore(user);
  await user.click(await button('Borrar'));
  await waitFor(() => expect(where()).toBe('/billing'));
  expect(deleted[0]?.body).toEqual({ version: 3 });
  showNotice();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 4 }));
});

it('that somebody has changed is not deleted: it is shown as it is now', async () => {
  answerBill(bill);
  answer('post', `bills/${bill.id}/delete`, { message: 'Otra persona la ha cambiado.' }, 409);
  const { user, where } = open();
  await openMore(user);
  answerBill(billOf({ supplier: 'Voltio Claro', version: 4 }));
  await user.click(await button('Borrar'));
  await waitFor(() => expect(state.notices).toEqual(['Otra persona la ha cambiado.']));
  expect(await screen.findByText('Voltio Claro')).toBeVisible();
  expect(where()).toBe(`/billing/facturas/${bill.id}`);
});

it('is printed by everybody, and changed by writers alone', async () => {
  signInAs('reader');
  answerBill(billOf({ warnings: [{ field: 'totalEur', message: 'No cuadra' }] }));
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = open();
  await user.click(await button('Imprimir'));
  expect(print).toHaveBeenCalledTimes(1);
  for (const name of ['Más acciones', 'Verificar de nuevo', 'Adjuntar']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
  expect(screen.queryByRole('link', { name: /Editar|Corregir/ })).not.toBeInTheDocument();
});
