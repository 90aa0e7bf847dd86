import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { renderSection } from '../../../../tests/setup/section';
import Section from '../Section';
import { answer, entryOf, listOf, userOf } from '../testing/users';

const open = (search = '') => renderSection(Section, `/user/auditoria${search}`);
const created = entryOf({
  id: '0199e1a0-0000-7000-8000-0000000000e2',
  action: 'user-created',
  actor: null,
  before: null,
  after: { role: 'reader', email: 'lucia@vatio.example', name: 'Lucía Fernández' },
});

it('says who did what to whom, and how it was before', async () => {
  answer('get', 'audit', listOf([entryOf(), created]));
  const { container } = open();
  const change = within(await screen.findByRole('row', { name: /Cambio de rol/ }));
  expect(change.getByText('20 nov 2026, 11:30')).toBeVisible();
  expect(change.getByRole('link', { name: 'Persona de Prueba' })).toHaveAttribute(
    'href',
    '/user/1',
  );
  expect(change.getByRole('link', { name: 'Lucía Fernández' })).toBeVisible();
  const birth = within(screen.getByRole('row', { name: /Alta de usuario/ }));
  expect(birth.getByText('Administración del sistema')).toBeVisible();
  expect(birth.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Nombre: Lucía Fernández',
    'Correo: lucia@vatio.example',
    'Rol: Lector',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

it('says what was done to clients and supply points, which are no accounts', async () => {
  const subject = { id: userOf().id, name: 'ES0021000000000001RK', email: '' };
  const contract = entryOf({
    ...{ id: '0199e1a0-0000-7000-8000-0000000000e3', action: 'contract-changed', subject },
    before: {
      from: '2026-01-01',
      to: null,
      powersKw: ['3.3', '4.6'],
      includesAtr: false,
      use: 'dwelling',
    },
    after: { to: '2026-12-31', powersKw: ['3.45', '4.6'], includesAtr: true, use: 'general' },
  });
  const client = entryOf({
    ...{ id: '0199e1a0-0000-7000-8000-0000000000e4', action: 'client-created', before: null },
    subject: { ...subject, name: 'Panadería Ávila' },
    after: { name: 'Panadería Ávila', taxId: 'B12345674', notes: '', monthlyBudgetMinutes: 120 },
  });
  answer(
    'get',
    'audit',
    listOf([contract, client, entryOf({ action: 'supply-point-archived', subject })]),
  );
  open();
  const change = within(await screen.findByRole('row', { name: /Cambio de contrato/ }));
  expect(change.getByText('ES0021000000000001RK')).toBeVisible();
  expect(change.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Persona de Prueba',
  ]);
  expect(change.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Desde: 1 ene 2026',
    'Hasta: 31 dic 2026',
    'Potencias: 3,3 · 4,6\u00a0kW →  pasa a 3,45 · 4,6\u00a0kW',
    'Incluye peajes y cargos: No →  pasa a Sí',
    'Uso: Vivienda →  pasa a General',
  ]);
  const birth = within(screen.getByRole('row', { name: /Alta de cliente/ }));
  expect(birth.queryByRole('link', { name: 'Panadería Ávila' })).toBeNull();
  expect(birth.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['Razón social: Panadería Ávila', 'NIF: B12345674', 'Presupuesto mensual: 120\u00a0min'],
  ]);
  expect(screen.getByRole('row', { name: /PDS archivado/ })).toBeVisible();
});

it('says which readings were added, and how one was corrected', async () => {
  const subject = { id: userOf().id, name: 'ES0021000000000001RK', email: '' };
  const added = entryOf({
    ...{ action: 'readings-added', subject, before: null },
    after: {
      readings: [
        { from: '2026-02-01', to: '2026-02-28' },
        { from: '2026-01-01', to: '2026-01-31' },
      ],
    },
  });
  const changed = entryOf({
    ...{ id: '0199e1a0-0000-7000-8000-0000000000e5', action: 'reading-changed', subject },
    before: { from: '2026-01-01', maxKw: ['18.4', null], source: 'manual', isEstimated: true },
    after: { maxKw: null, source: 'invoice', isEstimated: false },
  });
  answer('get', 'audit', listOf([added, changed]));
  open();
  const textOf = async (name: RegExp) =>
    within(await screen.findByRole('row', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(await textOf(/Lecturas añadidas/)).toEqual([
    'Lecturas: 2 lecturas, del 1 ene 2026 al 28 feb 2026',
  ]);
  expect(await textOf(/Cambio de lectura/)).toEqual([
    'Desde: 1 ene 2026',
    'Origen: Tecleada →  pasa a Factura',
    'Maxímetros: 18,4 · –\u00a0kW',
    'Estimada: Sí →  pasa a No',
  ]);
});

it('says which values of the regulated parameters changed, and where they are published', async () => {
  const key = { kind: 'powerToll', tariff: '2.0TD', variant: null };
  const entry = entryOf({
    action: 'parameters-changed',
    subject: { id: userOf().id, name: 'Parámetros regulados', email: '' },
    before: { values: [{ ...key, period: 1, value: '22.4' }] },
    after: {
      ...{ version: 4, from: '2027-01-01', to: null, state: 'confirmed', norm: 'BOE-A-2026-1' },
      values: [
        { ...key, period: 1, value: '23.324952' },
        { ...key, period: 2, value: '0.4' },
        { kind: 'vat', tariff: null, period: null, variant: 'reduced', value: null },
      ],
    },
  });
  answer('get', 'audit', listOf([entry]));
  open();
  const row = within(await screen.findByRole('row', { name: /Cambio de parámetros/ }));
  expect(row.getByText('Parámetros regulados')).toBeVisible();
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Peaje de potencia, 2.0TD: P1 22,4\u00a0€/kW·año →  pasa a P1 23,324952 · P2 0,4\u00a0€/kW·año',
    'IVA, Reducido: pendiente',
    'Desde: 1 ene 2027',
    'Hasta: sin fecha final',
    'Estado: Confirmado',
    'Norma: BOE-A-2026-1',
    'Versión: 4',
  ]);
});

it('filters by person, action and date, all in the URL', async () => {
  const calls = answer('get', 'audit', listOf([entryOf()]));
  const { user, where } = open();
  await screen.findByRole('row', { name: /Cambio de rol/ });
  await user.selectOptions(screen.getByLabelText('Acción'), 'Cambio de rol');
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-30' } });
  await user.type(screen.getByRole('searchbox', { name: /persona/ }), 'luc');
  await waitFor(() =>
    expect(calls.at(-1)?.query).toEqual({
      ...{ action: 'role-changed', from: '2026-11-01', to: '2026-11-30', q: 'luc' },
      ...{ page: '1', pageSize: '25' },
    }),
  );
  expect(where()).toBe(
    '/user/auditoria?accion=role-changed&desde=2026-11-01&hasta=2026-11-30&q=luc',
  );
});

it('can be limited to one user, by name', async () => {
  const { id } = userOf();
  const calls = answer('get', 'audit', listOf([entryOf()]));
  answer('get', `users/${id}`, userOf());
  const { user, where } = open(`?usuario=${id}`);
  expect(await screen.findByText('Usuario: Lucía Fernández')).toBeVisible();
  expect(calls[0]?.query.subjectId).toBe(id);
  await user.click(screen.getByRole('button', { name: /Lucía Fernández/ }));
  await waitFor(() => expect(where()).toBe('/user/auditoria'));
});

it('says whether there is nothing, or nothing that matches', async () => {
  answer('get', 'audit', listOf([]));
  const { user } = open('?accion=role-changed');
  expect(
    await screen.findByRole('heading', { name: 'Nada coincide con los filtros' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  expect(await screen.findByRole('heading', { name: 'Todavía no hay cambios' })).toBeVisible();
});

it('is refused calmly', async () => {
  answer('get', 'audit', {}, 403);
  open();
  expect(
    await screen.findByRole('heading', { name: 'No tienes permiso para ver la auditoría' }),
  ).toBeVisible();
});
