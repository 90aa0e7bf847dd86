import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { state } from '@vatio/platform/testing/controls';
import {
  answer,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  showNotice,
  signInAs,
} from '../../testing/page';
import { someUsers } from '../../testing/users';

const [lucia, hassan, marta] = someUsers;
const open = (search = '') => openAt(`/user${search}`);

describe('the list of users', () => {
  it('shows each account as it is, whatever its name', async () => {
    answer('get', 'users', listOf(someUsers, 1240));
    open();
    const first = within(await row(/Lucía Fernández/));
    expect(linkTo('Lucía Fernández', first)).toBe(`/user/${lucia?.id}`);
    expect(first.getByText('lucia@vatio.example')).toBeVisible();
    expect(first.getByText('Lector')).toBeVisible();
    expect(first.getByText('20 nov 2026, 18:53')).toBeVisible();
    const second = within(await row(/hassan/));
    expect(second.getByText('حسن <b>&"quoted"</b> 👩‍🔧')).toBeVisible();
    expect(second.getByText('Nunca')).toBeVisible();
    expect(within(await row(/Marta Gil/)).getByText('Inactivo')).toBeVisible();
    expect(screen.getByText(/1–25 de 1\.240/)).toBeVisible();
  });

  it('asks for what the URL says, and for nothing that the API does not know', async () => {
    const calls = answer('get', 'users', listOf(someUsers));
    open('?q=ana&rol=writer&estado=borrado&orden=-email&pagina=2&porPagina=50');
    await row(/Lucía/);
    expect(calls[0]?.query).toEqual({
      q: 'ana',
      role: 'writer',
      sort: '-email',
      page: '2',
      pageSize: '50',
    });
  });

  it('searches once the typing pauses, with the words in the URL', async () => {
    const calls = answer('get', 'users', listOf(someUsers));
    const { user, where } = open();
    await row(/Lucía/);
    await user.type(screen.getByRole('searchbox', { name: /Buscar/ }), 'luc');
    await waitFor(() => expect(where()).toBe('/user?q=luc'));
    await waitFor(() => expect(calls.at(-1)?.query.q).toBe('luc'));
    expect(calls.filter(({ query }) => query.q === 'lu')).toEqual([]);
  });

  it('filters and sorts', async () => {
    const calls = answer('get', 'users', listOf(someUsers));
    const { user, where } = open('?pagina=3');
    await row(/Lucía/);
    await openFilters(user);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rol' }), 'Administrador');
    await user.click(screen.getByRole('button', { name: /^Correo/ }));
    await waitFor(() => expect(where()).toBe('/user?rol=admin&orden=email'));
    await waitFor(() =>
      expect(calls.at(-1)?.query).toEqual({
        role: 'admin',
        sort: 'email',
        page: '1',
        pageSize: '25',
      }),
    );
    expect(screen.getByRole('columnheader', { name: /Correo/ })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });

  it('says that nothing matches, and removes the filters', async () => {
    answer('get', 'users', listOf([]));
    const { user, where } = open('?q=nadie&rol=reader');
    expect(await heading('Ningún usuario coincide')).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as Element);
    await waitFor(() => expect(where()).toBe('/user'));
  });

  it('tells those whom the API refuses, and offers them nothing', async () => {
    answer('get', 'users', { message: 'No tienes permiso para esta operación.' }, 403);
    signInAs('reader');
    open();
    expect(await heading('No tienes permiso para ver los usuarios')).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });
});

describe('several users at once', () => {
  const tick = async (name: string) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `Seleccionar a ${name}` }));

  it('are deactivated, and reactivated with «Deshacer»', async () => {
    answer('get', 'users', listOf(someUsers));
    const ids = [lucia?.id, marta?.id];
    const off = answer('post', 'users/deactivate', { changed: [lucia?.id], refused: [] });
    const on = answer('post', 'users/reactivate', { changed: [lucia?.id], refused: [] });
    const { user } = open();
    await tick('Lucía Fernández');
    await tick('Marta Gil');
    expect(screen.getByText('2 usuarios seleccionados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(state.notices).toHaveLength(1));
    expect(off[0]?.body).toEqual({ ids });
    expect(screen.queryByText(/seleccionados/)).not.toBeInTheDocument();

    showNotice();
    expect(screen.getByText('1 usuario desactivado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    // Only the user that it had really changed.
    await waitFor(() => expect(on[0]?.body).toEqual({ ids: [lucia?.id] }));
  });

  it('are named when they cannot be', async () => {
    answer('get', 'users', listOf(someUsers));
    const message = 'No puedes desactivar tu propia cuenta';
    answer('post', 'users/deactivate', {
      changed: [lucia?.id],
      refused: [{ id: hassan?.id, message }],
    });
    const { user } = open();
    await tick('Lucía Fernández');
    await user.click(screen.getByRole('button', { name: 'Desactivar' }));
    await waitFor(() => expect(state.notices).toContain(message));
  });

  it('do not include oneself', async () => {
    answer(
      'get',
      'users',
      listOf([...someUsers, { ...lucia, id: '1', name: 'Persona de Prueba' }]),
    );
    open();
    expect(
      await screen.findByRole('checkbox', { name: 'Seleccionar a Persona de Prueba' }),
    ).toBeDisabled();
  });
});
