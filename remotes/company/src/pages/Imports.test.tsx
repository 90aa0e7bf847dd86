import { screen, waitFor, within } from '@testing-library/react';
import { changeSession } from '@vatio/platform/testing/controls';
import { axe } from 'jest-axe';
import { renderSection } from '../../../../tests/setup/section';
import Section from '../Section';
import { answer } from '../testing/answers';
import { doneImport, importOf, importPath } from '../testing/curveImports';

const open = (search = '') => renderSection(Section, `/company/importaciones${search}`);
const writing = importOf({
  ...{ id: '0199e1a0-0000-7000-8000-0000000000c2', fileName: 'noviembre.csv' },
  ...{ state: 'writing', progress: 0.5 },
});

it('shows each import as it is: its state, how far, what came of it, whose', async () => {
  answer('get', 'curve-imports', { rows: [writing, doneImport()], total: 2 });
  const { container } = open();
  const done = within(await screen.findByRole('row', { name: /octubre\.csv/ }));
  expect(done.getByRole('link', { name: 'octubre.csv' })).toHaveAttribute('href', importPath);
  expect(done.getByText('721 lecturas nuevas, 24 lecturas sustituidas')).toBeVisible();
  expect(done.getByText('Persona de Prueba')).toBeVisible();
  expect(
    within(screen.getByRole('row', { name: /noviembre\.csv/ })).getByRole('progressbar'),
  ).toHaveAttribute('aria-valuetext', '50 % hecho');
  expect(await axe(container)).toHaveNoViolations();
});

it('follows those at work until they are done', async () => {
  answer('get', 'curve-imports', { rows: [writing], total: 1 });
  open();
  await screen.findByRole('progressbar');
  answer('get', 'curve-imports', { rows: [{ ...doneImport(), id: writing.id }], total: 1 });
  expect(await screen.findByText('Importado')).toBeVisible();
});

it('filters by whose and by state, in the URL', async () => {
  const calls = answer('get', 'curve-imports', { rows: [doneImport()], total: 60 });
  const { user, where } = open('?pagina=2');
  await screen.findByRole('row', { name: /octubre/ });
  await user.selectOptions(screen.getByLabelText('De quién'), 'Las mías');
  await user.selectOptions(screen.getByLabelText('Estado'), 'Pendientes');
  await waitFor(() => expect(where()).toBe('/company/importaciones?quien=yo&estado=pendientes'));
  await waitFor(() =>
    expect(calls.at(-1)?.query).toEqual({
      ...{ mine: 'true', open: 'true', page: '1', pageSize: '25' },
    }),
  );
});

it('says whether there is nothing yet, or nothing that matches', async () => {
  answer('get', 'curve-imports', { rows: [], total: 0 });
  const { user, where } = open('?quien=yo');
  await screen.findByRole('heading', { name: 'Ninguna importación coincide' });
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
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
  const reader = { name: 'Carmen', role: 'reader' } as const;
  changeSession({ state: 'signed-in', user: reader, expiresAt: 4_102_444_800 });
  open();
  await screen.findByRole('heading', { name: 'Todavía no hay importaciones' });
  expect(screen.queryByRole('link', { name: 'Importar curvas' })).toBeNull();
});

it('says what failed, and tries again', async () => {
  answer('get', 'curve-imports', { message: 'Vuelve en un minuto.' }, 503);
  const { user } = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Vuelve en un minuto.');
  answer('get', 'curve-imports', { rows: [doneImport()], total: 1 });
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('row', { name: /octubre/ })).toBeVisible();
});
