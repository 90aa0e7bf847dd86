import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer } from '../../../../../tests/setup/answers';
import { openFilters } from '../../../../../tests/setup/find';
import { renderSection, signInAs } from '../../../../../tests/setup/section';
import Pages from '../../Pages';
import { doneImport, importOf, importPath } from '../../testing/curveImports';

const open = (search = '') => renderSection(Pages, `/company/importaciones${search}`);
const writing = importOf({
  id: '0199e1a0-0000-7000-8000-0000000000c2',
  fileName: 'noviembre.csv',
  state: 'writing',
  progress: 0.5,
});

it('shows each import as it is: its state, how far, what came of it, whose', async () => {
  answer('get', 'curve-imports', { rows: [writing, doneImport()], total: 2 });
  open();
  const done = within(await screen.findByRole('row', { name: /octubre\.csv/ }));
  expect(done.getByRole('link', { name: 'octubre.csv' })).toHaveAttribute('href', importPath);
  expect(done.getByText('721 lecturas nuevas, 24 lecturas sustituidas')).toBeVisible();
  expect(done.getByText('Persona de Prueba')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /noviembre\.csv/ })).getByRole('progressbar'),
  ).toHaveAttribute('aria-valuetext', '50 % hecho');
});

it('follows those at work until they are done', async () => {
  answer('get', 'curve-imports', { rows: [writing], total: 1 });
  open();
  await screen.findByRole('progressbar');
  answer('get', 'curve-imports', { rows: [{ ...doneImport(), id: writing.id }], total: 1 });
  expect(await screen.findByText('Importado')).toBeVisible();
});

describe('those that wait for a person', () => {
  const waiting = ['b1', 'b2', 'b3'].map((last, n) =>
    importOf({
      id: `0199e1a0-0000-7000-8000-0000000000${last}`,
      fileName: `abandonado-${n}.csv`,
      createdBy: n < 2 ? { id: '7', name: 'Carmen Ruiz' } : null,
    }),
  );
  const [first, second, third] = waiting.map(({ id }) => `curve-imports/${id}/cancel`);
  const openList = async () => {
    const calls = answer('get', 'curve-imports', { rows: [...waiting, doneImport()], total: 4 });
    const rendered = open();
    await screen.findByRole('row', { name: /abandonado-0/ });
    return { ...rendered, calls };
  };
  const dialog = async () => within(await screen.findByRole('dialog'));

  it('are discarded together, once it is said how many and whose', async () => {
    const sent = [first, second, third].map((path) => answer('post', `${path}`, doneImport()));
    const { user, calls } = await openList();
    expect(
      screen.getByRole('checkbox', { name: 'Seleccionar el fichero octubre.csv' }),
    ).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /página/ }));
    expect(screen.getByText('3 ficheros seleccionados')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    const { getByText, getByRole } = await dialog();
    expect(getByText('Carmen Ruiz').parentElement).toHaveTextContent('Carmen Ruiz: 2 ficheros');
    expect(getByText('Una cuenta borrada').parentElement).toHaveTextContent(/: 1 fichero$/);
    expect(getByText(/No se puede deshacer/)).toBeVisible();
    await user.click(getByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent.map((each) => each.length)).toEqual([1, 1, 1]);
    expect(state.notices).toEqual(['3 ficheros descartados']);
    expect(screen.queryByText(/seleccionados?$/)).toBeNull();
    expect(calls.length).toBeGreaterThan(1);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('say by file why one was not', async () => {
    answer('post', `${first}`, doneImport());
    const message = 'Esta importación ya está guardada.';
    answer('post', `${second}`, { message }, 409);
    const { user } = await openList();
    for (const name of ['abandonado-0', 'abandonado-1']) {
      await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
    }
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    await user.click((await dialog()).getByRole('button', { name: 'Descartar' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('listitem')).toHaveTextContent(`abandonado-1.csv: ${message}`);
    expect(state.notices).toEqual(['1 fichero descartado']);
  });

  it('are not offered to a reader', async () => {
    signInAs('reader');
    await openList();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

it('filters by whose and by state, in the URL', async () => {
  const calls = answer('get', 'curve-imports', { rows: [doneImport()], total: 60 });
  const { user, where } = open('?pagina=2');
  await screen.findByRole('row', { name: /octubre/ });
  await openFilters(user);
  await user.selectOptions(screen.getByLabelText('De quién'), 'Las mías');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Pendientes');
  await waitFor(() => expect(where()).toBe('/company/importaciones?quien=yo&estado=pendientes'));
  await waitFor(() =>
    expect(calls.at(-1)?.query).toEqual({ mine: 'true', open: 'true', page: '1', pageSize: '25' }),
  );
});

it('says whether there is nothing yet, or nothing that matches', async () => {
  answer('get', 'curve-imports', { rows: [], total: 0 });
  const { user, where } = open('?quien=yo');
  await screen.findByRole('heading', { name: 'Ninguna importación coincide' });
  const [clear] = screen.getAllByRole('button', { name: 'Quitar filtros' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(where()).toBe('/company/importaciones'));
  expect(
    await screen.findByRole('heading', { name: 'Todavía no hay importaciones' }),
  ).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Importar curvas' })[0]).toHaveAttribute(
    'href',
    '/company/importaciones/nueva',
  );
});

it('offers a reader nothing that would be refused', async () => {
  answer('get', 'curve-imports', { rows: [], total: 0 });
  signInAs('reader');
  open();
  await screen.findByRole('heading', { name: 'Todavía no hay importaciones' });
  expect(screen.queryByRole('link', { name: 'Importar curvas' })).toBeNull();
});
