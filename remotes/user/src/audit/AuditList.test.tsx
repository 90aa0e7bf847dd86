import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answer, heading, linkTo, listOf, openAt, openFilters, textsOf } from '../testing/page';
import { entryOf, userOf } from '../testing/users';

const actions = [{ action: 'role-changed', label: 'Cambio de rol' }];
beforeEach(() => {
  answer('get', 'audit/actions', { actions });
});

const open = (search = '') => openAt(`/user/auditoria${search}`);
const created = entryOf({
  id: '0199e1a0-0000-7000-8000-0000000000e2',
  action: 'user-created',
  actor: null,
  before: null,
  after: null,
  label: 'Alta de usuario',
  changes: [
    { field: 'Nombre', before: null, after: 'Lucía Fernández' },
    { field: 'Rol', before: null, after: 'Lector' },
  ],
});

it('says who did what to which account, and what was there before', async () => {
  answer('get', 'audit', listOf([entryOf(), created]));
  open();
  const change = within(await screen.findByRole('row', { name: /Cambio de rol/ }));
  expect(change.getByText('20 nov 2026, 11:30')).toBeVisible();
  expect(linkTo('Persona de Prueba', change)).toBe('/user/1');
  expect(change.getByRole('link', { name: 'Lucía Fernández' })).toBeVisible();
  const birth = within(screen.getByRole('row', { name: /Alta de usuario/ }));
  expect(birth.getByText('Administración del sistema')).toBeVisible();
  expect(textsOf('listitem', birth)).toEqual(['Nombre: Lucía Fernández', 'Rol: Lector']);
});

it('offers the actions under their subjects', async () => {
  const named = (action: string) => ({ action, label: action });
  const all = ['client-terms-deleted', 'client-archived', 'second-factor-on', 'bills-imported'];
  answer('get', 'audit', listOf([]));
  answer('get', 'audit/actions', { actions: all.map(named) });
  const { user } = open();
  await openFilters(user);
  await screen.findByRole('option', { name: 'bills-imported' });
  const action = within(screen.getByLabelText('Acción'));
  const groups = action.getAllByRole<HTMLOptGroupElement>('group');
  expect(groups.map(({ label, textContent }) => `${label}: ${textContent}`)).toEqual([
    'Usuarios: second-factor-on',
    'Clientes: client-archived',
    'Facturas: bills-imported',
    'Tiempo de gestión: client-terms-deleted',
  ]);
});

it('tells changes of other things than accounts in the words of the API', async () => {
  const subject = { id: userOf().id, name: 'ES0021000000000001RK', email: '' };
  const contract = entryOf({
    id: '0199e1a0-0000-7000-8000-0000000000e3',
    action: 'contract-changed',
    subject,
    label: 'Cambio de contrato',
    isAboutAccount: false,
    changes: [
      { field: 'Desde', before: '1 ene 2026', after: null },
      { field: 'Uso', before: 'Vivienda', after: 'General' },
    ],
  });
  answer('get', 'audit', listOf([contract]));
  open();
  const change = within(await screen.findByRole('row', { name: /Cambio de contrato/ }));
  expect(change.getByText('ES0021000000000001RK')).toBeVisible();
  expect(textsOf('link', change)).toEqual(['Persona de Prueba']);
  expect(textsOf('listitem', change)).toEqual([
    'Desde: 1 ene 2026',
    'Uso: Vivienda →  pasa a General',
  ]);
});

it('leads to no page of whoever failed to sign in', async () => {
  const failed = entryOf({
    id: '0199e1a0-0000-7000-8000-0000000000e4',
    action: 'sign-in-failed',
    actor: { id: '00000000-0000-0000-0000-000000000000', name: 'Alguien', email: '' },
    label: 'Contraseña equivocada',
    changes: [{ field: 'Intentos', before: null, after: '3' }],
  });
  answer('get', 'audit', listOf([failed]));
  open();
  const row = within(await screen.findByRole('row', { name: /Contraseña equivocada/ }));
  expect(row.getByText('Alguien')).toBeVisible();
  expect(textsOf('link', row)).toEqual(['Lucía Fernández']);
});

it('shows what an older API has to say', async () => {
  const { label: _, changes: __, isAboutAccount: ___, ...old } = entryOf();
  answer('get', 'audit', listOf([old]));
  open();
  expect(await screen.findByRole('row', { name: /role-changed/ })).toBeVisible();
});

it('filters by person, action and date, all in the URL', async () => {
  const calls = answer('get', 'audit', listOf([entryOf()]));
  const { user, where } = open();
  await screen.findByRole('row', { name: /Cambio de rol/ });
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('Acción'), 'Cambio de rol');
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-30' } });
  await user.type(screen.getByRole('searchbox', { name: /persona/ }), 'luc');
  await waitFor(() =>
    expect(calls.at(-1)?.query).toEqual({
      action: 'role-changed',
      from: '2026-11-01',
      to: '2026-11-30',
      q: 'luc',
      page: '1',
      pageSize: '25',
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
  expect(await heading('Nada coincide con los filtros')).toBeVisible();
  const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
  if (clear) await user.click(clear);
  expect(await heading('Todavía no hay cambios')).toBeVisible();
});
