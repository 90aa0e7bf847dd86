import { screen, waitFor, within } from '@testing-library/react';
import { answerForm, inputsOf } from '../../testing/billForm';
import { billOf } from '../../testing/bills';
import { answer, field, openAt } from '../../testing/page';

const bill = billOf({ notes: 'Vista', accruedOn: billOf().issuedOn });
const path = `/billing/facturas/${bill.id}/editar`;
const save = () => screen.getByRole('button', { name: 'Guardar cambios' });

beforeEach(() => {
  answerForm({ inputs: inputsOf({ contracts: [] }) });
  answer('get', `bills/${bill.id}`, bill);
  answer('get', `bills/${bill.id}/verification`, { verification: null });
});

it('shows the bill as it is stored, and sends it whole with its version', async () => {
  const sent = answer('put', `bills/${bill.id}`, bill);
  const { user, where } = openAt(path);
  const total = await field('Total');
  expect(total).toHaveValue('71,5');
  expect(screen.getByLabelText('Energía')).toHaveValue('32,1');
  await user.clear(total);
  await user.paste('71,55');
  await user.click(save());
  await waitFor(() => expect(where()).toBe(`/billing/facturas/${bill.id}`));
  expect(sent[0]?.body).toMatchObject({
    version: bill.version,
    supplyPointId: bill.supplyPointId,
    number: bill.number,
    accruedOn: null,
    energyKwh: bill.energyKwh,
    lines: bill.lines,
    taxes: bill.taxes,
    totalEur: '71.55',
    notes: 'Vista',
  });
});

it('adds a line, in which the API may find something wrong', async () => {
  const sent = answer(
    'put',
    `bills/${bill.id}`,
    { message: 'Revisa', fields: { 'lines.3.text': 'Di qué servicio es' } },
    422,
  );
  const { user } = openAt(path);
  await user.click(await screen.findByRole('button', { name: 'Añadir una línea' }));
  const group = within(screen.getByRole('group', { name: /^Línea 4/ }));
  await user.click(group.getByLabelText('Importe, en €'));
  await user.paste('-3,5');
  await user.click(save());
  expect(await group.findByText('Di qué servicio es')).toBeVisible();
  expect(sent[0]?.body).toMatchObject({
    lines: [...bill.lines, expect.objectContaining({ kind: 'service', amountEur: '-3.5' })],
  });
});

it('splits the days in two, with lines for each', async () => {
  const { user } = openAt(path);
  await user.click(await screen.findByText('Dos precios o dos contratos dentro de la factura'));
  await user.click(screen.getByRole('button', { name: 'Separar en dos tramos' }));
  expect(screen.getByLabelText('Energía · tramo 1')).toHaveValue('32,1');
  expect(screen.getByLabelText('Energía · tramo 2')).toHaveValue('');
  const sent = answer('put', `bills/${bill.id}`, bill);
  await user.click(save());
  expect(await screen.findByText('Escribe el último día de este tramo')).toBeVisible();
  await user.type(screen.getByLabelText('Lectura final del tramo 1'), '2026-01-15');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    segments: [
      { from: '2025-12-31', to: '2026-01-15' },
      { from: '2026-01-15', to: '2026-01-31' },
    ],
  });
});

it('keeps the accrual of what rectifies a bill, also where it is the day of issue', async () => {
  // If omitted, it would default to the rectified bill's.
  answer('get', `bills/${bill.id}`, { ...bill, kind: 'replaces', rectifies: 'LN-0' });
  const sent = answer('put', `bills/${bill.id}`, bill);
  const { user } = openAt(path);
  await field('Total');
  await user.click(save());
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ accruedOn: bill.issuedOn }));
});

it('lets the person choose when somebody else was quicker', async () => {
  // The database returns the keys in another order.
  const lines = bill.lines.map((line) => Object.fromEntries(Object.entries(line).reverse()));
  const current = { ...bill, lines, totalEur: '80', version: 4 };
  const { user } = openAt(path);
  const total = await field('Total');
  await user.clear(total);
  await user.paste('71,55');
  const yours = { ...bill, accruedOn: null, totalEur: '71.55' };
  answer(
    'put',
    `bills/${bill.id}`,
    { message: 'Otra persona ha cambiado esta factura.', versions: { yours, current } },
    409,
  );
  await user.click(save());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('row', { name: /^Total 71,55.€ 80,00.€$/ })).toBeVisible();
  // No other field has changed.
  expect(dialog.getAllByRole('row')).toHaveLength(2);
  const sent = answer('put', `bills/${bill.id}`, current);
  await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(sent[0]?.body).toMatchObject({ version: 4, totalEur: '71.55' }));
});
