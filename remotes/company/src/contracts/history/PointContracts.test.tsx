import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { addDays, today } from '../../common/values/days';
import { answer, heading, openAt, showNotice, signInAs } from '../../testing/page';
import { contractOf, pointOf } from '../../testing/supply';

const point = pointOf();
const current = contractOf();
const next = contractOf({
  id: '0199e1a0-0000-7000-8000-0000000000e2',
  supplier: 'Kilovatio Claro',
  to: null,
  from: addDays(today(), 31),
  energyPricesEurPerKwh: ['0.18', '0.15', '0.1', '0.1', '0.1', '0.09'],
});
const open = () => openAt(`/company/puntos/${point.id}/contratos`);
const card = async (name: RegExp) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  answer('get', `points/${point.id}`, point);
  answer('get', `points/${point.id}/contracts`, { rows: [next, current] });
  answer('get', 'parameters', { rows: [], total: 0, version: 5 });
  answer('get', 'studies/check', { findings: [] });
});

it('shows the newest first, the one in force, how soon it ends, and the days without any', async () => {
  open();
  const inForce = await card(/Luz del Sur · 3\.0TD/);
  expect(inForce.getByText('En vigor')).toBeVisible();
  expect(inForce.getByText('vence en 20 días')).toBeVisible();
  expect(
    inForce.getByRole('row', { name: /Potencia, kW 20,0 20,0 20,0 20,0 20,0 30,5/ }),
  ).toBeVisible();
  const future = await card(/Kilovatio Claro/);
  expect(future.getByText('Por empezar')).toBeVisible();
  expect(future.getByRole('row', { name: /Energía, €\/kWh 0,18/ })).toBeVisible();
  expect(screen.getByText(/^Sin contrato del .* \(10 días\)$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contratos' })).toHaveAttribute('aria-current', 'page');
});

it('shows the powers of each change, what is known for its bills, and proposes the type by today’s', async () => {
  const changed = contractOf({
    powerChanges: [
      { from: addDays(today(), -3), powersKw: Array(6).fill('60') },
      { from: addDays(today(), 3), powersKw: Array(6).fill('14') },
    ],
    plannedMonths: 12,
    reducedTax: { letter: 'b', energyPercent: '62.5' },
    vulnerability: 'none',
  });
  answer('get', `points/${point.id}/contracts`, { rows: [changed] });
  open();
  const shown = await card(/Luz del Sur · 3\.0TD/);
  expect(
    shown.getByRole('row', { name: /^Desde el .*, kW · hoy 60 60 60 60 60 60$/ }),
  ).toBeVisible();
  expect(shown.getByText(/^Letra b, 62,5.% de la energía$/)).toBeVisible();
  expect(shown.getByText(/^12.meses$/)).toBeVisible();
  expect(shown.getByText('Sin bono social')).toBeVisible();
  expect(shown.queryByText('Financiación del bono')).toBeNull();
  expect(
    screen.getByText(/con 60 kW contratados es de tipo 3 \(RD 1110\/2007, art\. 7\)/),
  ).toBeVisible();
});

it('deletes after asking, and makes it again with «Deshacer»', async () => {
  const deleted = answer('delete', `contracts/${current.id}`, undefined, 204);
  const again = answer('post', `points/${point.id}/contracts`, current, 201);
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Borrar el contrato con Luz del Sur/ }),
  );
  const dialog = within(screen.getByRole('dialog', { name: '¿Borrar este contrato?' }));
  expect(dialog.getByText(/se quedará sin contrato desde el/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(state.notices).toHaveLength(1));
  expect(deleted[0]?.query).toEqual({ version: String(current.version) });
  showNotice();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(again).toHaveLength(1));
  const { id: _id, supplyPointId: _point, version: _version, createdAt: _at, ...fields } = current;
  expect(again[0]?.body).toEqual(fields);
});

it('goes on at the next contract when one is deleted', async () => {
  answer('delete', `contracts/${next.id}`, undefined, 204);
  const { user } = open();
  await user.click(
    await screen.findByRole('button', { name: /^Borrar el contrato con Kilovatio Claro/ }),
  );
  answer('get', `points/${point.id}/contracts`, { rows: [current] });
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  await waitFor(() =>
    expect(
      screen.getByRole('button', { name: /^Borrar el contrato con Luz del Sur/ }),
    ).toHaveFocus(),
  );
});

it('says when the powers contradict type and control, with the saving of both, and takes them over', async () => {
  answer('get', `points/${point.id}`, { ...point, pointType: 5, powerControl: 'icp' });
  const message = 'Consta el tipo 5: con el tipo 4 el ahorro sería de 43,05 € y no de 492,88 €.';
  const checks = answer('get', 'studies/check', {
    window: { firstDay: '2025-11-01', lastDay: '2026-10-31' },
    findings: [{ severity: 'warning', code: 'premiseDoubtful', message, months: [] }],
  });
  const calls = answer('patch', `points/${point.id}`, point);
  const { user } = open();
  const said = `${message} Con los datos del 1 nov 2025 al 31 oct 2026.`;
  expect(await screen.findByText(said)).toBeVisible();
  expect(checks[0]?.query).toMatchObject({ supplyPointId: point.id });
  await user.click(await screen.findByRole('button', { name: 'Usar el tipo 4 y maxímetro' }));
  await waitFor(() =>
    expect(calls[0]?.body).toEqual({ version: 5, pointType: 4, powerControl: 'maximeter' }),
  );
});

it.each([
  ['reader', 0, 0],
  ['pds_editor', 0, 2],
  ['writer', 2, 2],
] as const)('offers a %s what they may do', async (role, deletes, edits) => {
  signInAs(role);
  open();
  await card(/Luz del Sur/);
  expect(screen.queryAllByRole('button', { name: /^Borrar el contrato/ })).toHaveLength(deletes);
  expect(screen.queryAllByRole('link', { name: /^Editar el contrato/ })).toHaveLength(edits);
  expect(screen.queryAllByRole('link', { name: 'Añadir contrato' })).toHaveLength(edits ? 1 : 0);
});

it('says that there are none yet', async () => {
  answer('get', `points/${point.id}/contracts`, { rows: [] });
  open();
  expect(await heading('Todavía no tiene contratos')).toBeVisible();
});
