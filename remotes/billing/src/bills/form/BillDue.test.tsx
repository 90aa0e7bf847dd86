import { screen, waitFor, within } from '@testing-library/react';
import { answerForm, inputsOf, point, prefillOf } from '../../testing/billForm';
import { billOf } from '../../testing/bills';
import { answer, field, listOf, openAt } from '../../testing/page';

const path = `/billing/nueva?punto=${point.id}`;
type User = ReturnType<typeof openAt>['user'];

const due = async () => within(await screen.findByRole('table', { name: /^Lo que debería decir/ }));

async function setDay(user: User, label: string, day: string) {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, day);
}

it('shows what is due before a line is typed, and compares from the first one on', async () => {
  answerForm();
  const { user } = openAt(path);
  expect(await field('Número de factura')).toBeVisible();
  const table = await due();
  expect(await table.findByRole('row', { name: /^Potencia P1 31,26$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Alquiler del contador 1,25$/ })).toBeVisible();
  // 67.57 of power, 0.54 and 1.25 with 3.48 of IEE and 21 %: no energy is typed yet.
  expect(table.getByRole('row', { name: /^Total 88,14$/ })).toBeVisible();
  await user.click(await field('Alquiler del contador'));
  await user.paste('1,25');
  expect(await screen.findByRole('table', { name: /^Facturado y calculado/ })).toBeVisible();
  expect(screen.queryByRole('table', { name: /^Lo que debería/ })).not.toBeInTheDocument();
});

it('counts the measured energy until another one is typed', async () => {
  const reading = {
    from: '2026-02-01',
    to: '2026-02-28',
    source: 'manual' as const,
    energyKwh: ['1240', '980', '0', '0', '0', '1510'],
    maxKw: ['23.4', '19', null, null, null, '24.5'],
  };
  answerForm({ inputs: inputsOf({ readings: [reading] }) });
  const { user } = openAt(path);
  expect(await screen.findByText(/con la energía de las lecturas del contador/)).toBeVisible();
  const table = await due();
  expect(table.getByRole('row', { name: /^Energía P1 214,96$/ })).toBeVisible();
  expect(table.getByRole('row', { name: /^Exceso de potencia P1 16,31$/ })).toBeVisible();
  const kwh = within(screen.getByRole('group', { name: /^Energía consumida/ }));
  await user.click(kwh.getByLabelText('P1'));
  await user.paste('1000');
  expect(await screen.findByText(/con lo escrito hasta ahora/)).toBeVisible();
});

it('takes what is known of another first day, but for what is typed', async () => {
  answerForm();
  const { user } = openAt(path);
  await user.type(await field('Número de factura'), 'LN-9');
  await user.click(await field('Alquiler del contador'));
  await user.paste('1,25');
  const asked = answer(
    'get',
    'bills/prefill',
    prefillOf({
      supplier: 'Luz del Sur',
      from: '2026-03-31',
      to: '2026-04-30',
      powersKw: ['25', '25', '25', '25', '25', '30'],
      taxRatesPercent: ['10'],
      before: { ...prefillOf().before, number: 'LN-8' } as ReturnType<typeof prefillOf>['before'],
    }),
  );
  await setDay(user, 'Lectura inicial', '2026-03-31');
  await waitFor(async () => expect(await field('Lectura final')).toHaveValue('30/04/2026'));
  expect(asked.at(-1)?.query).toEqual({ supplyPointId: point.id, from: '2026-03-31' });
  expect(await field('Comercializadora')).toHaveValue('Luz del Sur');
  expect(await field('Número de factura')).toHaveValue('LN-9');
  expect(await field('Alquiler del contador')).toHaveValue('1,25');
  expect(screen.getByText('LN-8')).toBeVisible();
});

it('keeps a last reading and a supplier that are typed', async () => {
  answerForm();
  const { user } = openAt(path);
  const supplier = await field('Comercializadora');
  await user.clear(supplier);
  await user.type(supplier, 'Otra');
  await setDay(user, 'Lectura final', '2026-03-05');
  answer(
    'get',
    'bills/prefill',
    prefillOf({ from: '2026-02-05', to: '2026-03-31', taxRatesPercent: ['10'] }),
  );
  await setDay(user, 'Lectura inicial', '2026-02-05');
  await user.click(screen.getByText(/^Tarifa 3.0TD, rectificativa/));
  await waitFor(async () => expect(await field('Lectura inicial')).toHaveValue('05/02/2026'));
  expect(await field('Lectura final')).toHaveValue('05/03/2026');
  expect(supplier).toHaveValue('Otra');
});

it('says what 2027 lacks, and keeps what is typed', async () => {
  answerForm();
  const created = answer('post', 'bills', billOf(), 201);
  const { user } = openAt(path);
  answer('get', 'bills/prefill', prefillOf({ from: '2026-12-31', to: '2027-01-31' }));
  await setDay(user, 'Lectura inicial', '2026-12-31');
  await waitFor(async () => expect(await field('Lectura final')).toHaveValue('31/01/2027'));
  const table = await due();
  expect(
    await table.findByText(/falta el peaje de potencia de P1 \(3.0TD\) para el 01\/01\/2027/),
  ).toBeVisible();
  expect(table.getByRole('row', { name: /^Total –$/ })).toBeVisible();
  await user.click(await field('Potencia P1'));
  await user.paste('31,26');
  const compared = within(await screen.findByRole('table', { name: /^Facturado y calculado/ }));
  expect(await compared.findByText(/^Falta el peaje de potencia de P1/)).toBeVisible();
  expect(compared.getAllByText('No verificable')).not.toHaveLength(0);
  await setDay(user, 'Fecha de emisión', '2027-02-03');
  await user.click(screen.getByRole('button', { name: 'Guardar factura' }));
  expect(await field('Potencia P1')).toHaveValue('31,26');
  expect(created).toEqual([]);
});

async function cancelling(user: User, number: string) {
  await user.click(await field('Alquiler del contador'));
  await user.paste('-1,25');
  await user.click(screen.getByText(/^Tarifa 3.0TD, rectificativa/));
  await user.selectOptions(await field('Clase'), 'Rectificativa que anula');
  await user.type(await field('Rectifica a'), number);
}

it('compares a bill that cancels with the one that it names', async () => {
  answerForm();
  const cancelled = billOf({ number: 'LN-1', supplier: 'Luz del Norte' });
  answer('get', 'bills', listOf([cancelled]));
  answer('get', `bills/${cancelled.id}`, cancelled);
  const { user } = openAt(path);
  await cancelling(user, 'ln-1');
  // The 32.10 of energy to claim back is still missing in this bill.
  expect(await screen.findByRole('row', { name: /^Energía – -32,10/ })).toBeVisible();
  expect(screen.queryByText(/^No consta la factura/)).not.toBeInTheDocument();
});

it('says that the register lacks the bill that is named', async () => {
  answerForm();
  const { user } = openAt(path);
  await cancelling(user, 'LN-1');
  expect(await screen.findByText(/No consta la factura LN-1, que esta anula/)).toBeVisible();
});

it('follows each key, to the last one', async () => {
  answerForm();
  const { user } = openAt(path);
  await user.type(await field('Alquiler del contador'), '1,26');
  const table = within(await screen.findByRole('table', { name: /^Facturado y calculado/ }));
  expect(await table.findByRole('row', { name: /^Alquiler.* 1,26 1,25 / })).toBeVisible();
  await user.keyboard('{Backspace}5');
  expect(await table.findByRole('row', { name: /^Alquiler.* 1,25 1,25 0,00$/ })).toBeVisible();
});
