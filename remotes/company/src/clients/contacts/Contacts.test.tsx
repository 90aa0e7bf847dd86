import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, linkTo, listOf, openAt, signInAs } from '../../testing/page';
import { clientOf, contactOf } from '../../testing/supply';

const client = clientOf();
const contact = contactOf();
const other = contactOf({ id: '0199e1a0-0000-7000-8000-0000000000f2', name: 'Julián', role: '' });
const page = `/company/clientes/${client.id}`;

beforeEach(() => {
  answer('get', `clients/${client.id}`, client);
  answer('get', 'points', listOf([]));
  answer('get', 'contacts', listOf([contact, other]));
  answer('get', `contacts/${contact.id}`, contact);
});

const card = async () => within(await screen.findByRole('table', { name: 'Contactos' }));

it('shows the contacts of a client with ways to write, to call and to change them', async () => {
  openAt(page);
  const row = within((await card()).getByRole('row', { name: /Marta Gil/ }));
  expect(row.getByText('Gerente')).toBeVisible();
  expect(linkTo('marta@empresa.example', row)).toBe('mailto:marta@empresa.example');
  expect(linkTo('600 123 456', row)).toBe('tel:600123456');
  expect(linkTo('Editar a Marta Gil', row)).toBe(`${page}/contactos/${contact.id}`);
  expect(linkTo('Añadir contacto')).toBe(`${page}/contactos/nuevo`);
});

it.each([
  ['a reader', 'reader', client],
  ['anyone, of an archived client', 'admin', clientOf({ archived: true })],
] as const)('offers %s no changes', async (_who, role, shown) => {
  answer('get', `clients/${client.id}`, shown);
  signInAs(role);
  openAt(page);
  expect((await card()).queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Añadir contacto' })).not.toBeInTheDocument();
});

it('says that there are none yet', async () => {
  answer('get', 'contacts', listOf([]));
  openAt(page);
  expect(await screen.findByText('Todavía no tiene contactos.')).toBeVisible();
});

it('deletes one after asking, and stays on the page', async () => {
  const calls = answer('delete', `contacts/${contact.id}`, undefined, 204);
  const { user, where } = openAt(page);
  await user.click((await card()).getByRole('button', { name: 'Borrar a Marta Gil' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Borrar' }));
  await waitFor(() => expect(state.notices).toEqual(['Contacto borrado: Marta Gil']));
  expect(calls[0]?.query).toEqual({ version: '2' });
  expect(where()).toBe(page);
});

it('makes one, and goes back to the client', async () => {
  const calls = answer('post', 'contacts', other, 201);
  const { user, where } = openAt(`${page}/contactos/nuevo`);
  await user.type(await field('Nombre'), ' Julián ');
  await user.type(await field(/^Teléfono/), '600 1');
  await user.click(screen.getByRole('button', { name: 'Crear contacto' }));
  await waitFor(() => expect(where()).toBe(page));
  const sent = { clientId: client.id, name: 'Julián', role: '', email: '', phone: '600 1' };
  expect(calls[0]?.body).toEqual(sent);
});

it('changes one, with the version that was seen', async () => {
  const calls = answer('patch', `contacts/${contact.id}`, contact);
  const { user, where } = openAt(`${page}/contactos/${contact.id}`);
  await user.clear(await field(/^Cargo/));
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(where()).toBe(page));
  expect(calls[0]?.body).toEqual({ version: 2, role: '' });
});
