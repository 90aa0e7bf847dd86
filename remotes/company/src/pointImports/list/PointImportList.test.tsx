import { screen, waitFor, within } from '@testing-library/react';
import type { PointImportRow } from '@vatio/contracts/company/imports/pointImports';
import { state } from '@vatio/platform/testing/controls';
import { answer, listOf } from '../../../../../tests/setup/answers';
import { renderSection, signInAs } from '../../../../../tests/setup/section';
import Pages from '../../Pages';

const importOf = (facts: Partial<PointImportRow> = {}): PointImportRow => ({
  id: '0199e1a0-0000-7000-8000-0000000000f1',
  fileName: 'panaderías.xlsx',
  newPoints: 12,
  newContracts: 11,
  newClients: 1,
  createdBy: { id: '1', name: 'Persona de Prueba' },
  createdAt: '2026-11-20T10:30:00.000Z',
  undoneAt: null,
  ...facts,
});
const undone = importOf({
  id: '0199e1a0-0000-7000-8000-0000000000f2',
  fileName: 'hoteles.csv',
  createdBy: null,
  newPoints: 1,
  newContracts: 0,
  newClients: 0,
  undoneAt: '2026-11-19T08:15:00.000Z',
});
const list = 'point-imports';
const open = (search = '') => renderSection(Pages, `/company/importaciones/puntos${search}`);
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('shows the result, the author and the time of each import, beside the list of curves', async () => {
  answer('get', list, listOf([importOf(), undone]));
  const { user, where } = open();
  const done = await row(/panaderías/);
  expect(done.getByText('12 puntos, 11 contratos y 1 cliente')).toBeVisible();
  expect(done.getByText('Persona de Prueba')).toBeVisible();
  expect(done.getByText('Importado')).toBeVisible();
  const taken = await row(/hoteles/);
  expect(taken.getByText('1 punto')).toBeVisible();
  expect(taken.getByText('Deshecho')).toBeVisible();
  expect(taken.getByText('19 nov 2026, 9:15')).toBeVisible();
  expect(taken.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Importaciones' })).toHaveAttribute(
    'aria-current',
    'page',
  );

  answer('get', 'curve-imports', listOf([]));
  await user.click(screen.getByRole('link', { name: 'Curvas' }));
  expect(where()).toBe('/company/importaciones');
});

it('undoes an import after a question, and tells how many points stayed', async () => {
  answer('get', list, listOf([importOf()]));
  const calls = answer('post', `point-imports/${importOf().id}/undo`, {
    removedPoints: 10,
    keptPoints: 2,
    removedClients: 1,
  });
  const { user } = open();
  const button = await screen.findByRole('button', { name: /^Deshacer la importación de pan/ });
  await user.click(button);
  const dialog = within(screen.getByRole('dialog', { name: '¿Deshacer la importación?' }));
  expect(dialog.getByText(/Se quedan aquellos con los que ya se ha trabajado/)).toBeVisible();
  expect(calls).toEqual([]);
  answer('get', list, listOf([importOf({ undoneAt: '2026-11-22T08:15:00.000Z' })]));
  await user.click(dialog.getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('Deshecho')).toBeVisible();
  expect(calls).toHaveLength(1);
  expect(state.notices).toEqual([
    'Hemos quitado 10 puntos y 1 cliente. 2 puntos se quedan porque ya se ha trabajado con ellos.',
  ]);
  // The button is gone, and no other element of its row can have the focus.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('tells why an import cannot be undone', async () => {
  answer('get', list, listOf([importOf()]));
  const message = 'Esta importación ya se ha deshecho.';
  answer('post', `point-imports/${importOf().id}/undo`, { message }, 409);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Deshacer la importación/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

it('is paged in the URL', async () => {
  const calls = answer('get', list, listOf([importOf()], 60));
  open('?pagina=2');
  await row(/panaderías/);
  expect(calls.at(-1)?.query).toEqual({ page: '2', pageSize: '25' });
});

it('tells that there are no imports yet, and leads to the first', async () => {
  answer('get', list, listOf([]));
  open();
  expect(await screen.findByText('Todavía no hay importaciones de puntos')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Importar puntos' })[0]).toHaveAttribute(
    'href',
    '/company/puntos/importar',
  );
});

it('offers a reader no action that the API refuses', async () => {
  signInAs('reader');
  answer('get', list, listOf([importOf()]));
  open();
  await row(/panaderías/);
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Importar puntos' })).toBeNull();
});

it('refuses a pds_editor', async () => {
  signInAs('pds_editor');
  answer('get', list, { message: 'No tienes permiso para esta operación.' }, 403);
  open();
  expect(
    await screen.findByRole('heading', { name: /No tienes permiso para ver las importaciones/ }),
  ).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Qué se ha importado' })).toBeNull();
});
