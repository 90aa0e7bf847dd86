import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { type ListState, useListState } from './index';

let list: ListState<'rol' | 'estado'>;

function List() {
  list = useListState({ sort: 'name', sortable: ['name', 'email'] }, ['rol', 'estado']);
  return <output>{decodeURIComponent(useLocation().search)}</output>;
}

function open(search = '') {
  const router = createMemoryRouter([{ path: '*', element: <List /> }], {
    initialEntries: ['/antes', `/${search}`],
  });
  render(<RouterProvider router={router} />);
  return { back: () => act(() => router.navigate(-1)), path: () => router.state.location.pathname };
}
const search = () => screen.getByRole('status').textContent;
const change = (...changes: Parameters<typeof list.change>[0][]) =>
  act(async () => {
    for (const next of changes) list.change(next);
  });

it('reads what the URL says', () => {
  open('?q=ana&rol=Cliente&orden=-email&pagina=3&porPagina=50');
  expect(list).toMatchObject({
    q: 'ana',
    filters: { rol: 'Cliente' },
    sort: '-email',
    page: 3,
    pageSize: 50,
    hasFilters: true,
  });
});

it('shows the list as by default where the URL says nothing', () => {
  open();
  const { q, filters, sort, page, pageSize, hasFilters } = list;
  expect({ q, filters, sort, page, pageSize, hasFilters }).toEqual({
    q: '',
    filters: {},
    sort: 'name',
    page: 1,
    pageSize: 25,
    hasFilters: false,
  });
});

it.each([
  'pagina=abc',
  'pagina=0',
  'pagina=-2',
  'pagina=1.5',
  'pagina=99999999999',
  'porPagina=7',
  'orden=password',
  'orden=',
  'rol=',
  'q=%20',
])('garbage counts as nothing said: %s', (garbage) => {
  open(`?${garbage}`);
  expect(list).toMatchObject({ filters: {}, sort: 'name', page: 1, pageSize: 25 });
  expect(list.hasFilters).toBe(false);
});

it('reads no more than can be searched for', () => {
  open(`?q=${'a'.repeat(300)}`);
  expect(list.q).toHaveLength(200);
});

it('writes changes, leaves out what is as by default, and leaves others alone', async () => {
  open('?otro=1');
  await change({ sort: '-name' }, { pageSize: 100 }, { filters: { rol: 'Cliente' } });
  expect(search()).toBe('?otro=1&orden=-name&porPagina=100&rol=Cliente');
  await change({ sort: 'name', pageSize: 25, filters: { rol: '' } });
  expect(search()).toBe('?otro=1');
});

it('goes back to the first page with every other change', async () => {
  open('?pagina=4');
  await change({ page: 5 });
  expect(search()).toBe('?pagina=5');
  await change({ sort: '-name' });
  expect(search()).toBe('?orden=-name');
});

it('loses none of two changes at once', async () => {
  open();
  await change({ q: 'ana' }, { filters: { rol: 'Cliente' } }, { filters: { estado: 'inactivo' } });
  expect(search()).toBe('?q=ana&rol=Cliente&estado=inactivo');
});

it('Back takes one filter, sort or page away, but not letter by letter', async () => {
  const { back, path } = open();
  await change({ filters: { rol: 'Cliente' } });
  await change({ q: 'a' });
  await change({ q: 'an' });
  await change({ page: 2 });
  await back();
  expect(search()).toBe('?rol=Cliente&q=an');
  await back();
  expect(search()).toBe('');
  await back();
  expect(path()).toBe('/antes');
});

it('a change to what is already there adds nothing to the history', async () => {
  const { back, path } = open('?rol=Cliente');
  await change({ filters: { rol: 'Cliente' } }, { page: 1 });
  await back();
  expect(path()).toBe('/antes');
});

it('takes search and filters off at once, and Back brings them again', async () => {
  const { back } = open('?q=ana&rol=Cliente&orden=-name&porPagina=50&pagina=2');
  await act(async () => list.clear());
  expect(search()).toBe('?orden=-name&porPagina=50');
  await back();
  expect(list).toMatchObject({ q: 'ana', filters: { rol: 'Cliente' } });
});

it('its key changes with search and filters only', async () => {
  open('?q=ana');
  const before = list.filterKey;
  await change({ page: 2 });
  await change({ sort: '-name' });
  expect(list.filterKey).toBe(before);
  await change({ filters: { rol: 'ana' } });
  expect(list.filterKey).not.toBe(before);
});
