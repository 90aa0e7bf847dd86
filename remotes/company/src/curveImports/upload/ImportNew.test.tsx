import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as network } from 'msw';
import { server } from '../../../../../tests/setup/browser';
import {
  answerImport,
  csv,
  doneImport,
  drop,
  importCheckOf,
  importNamed,
  importOf,
  importPath,
  importPointOf,
  pointId,
  signInSomebodyNew,
  takeFiles,
} from '../../testing/curveImports';
import { answer, heading, linkTo, openAt, signInAs } from '../../testing/page';
import { maxFileBytes } from './curveFile';

const open = (search = '') => openAt(`/company/importaciones/nueva${search}`);
const choose = async (...files: readonly File[]) =>
  fireEvent.change(await screen.findByLabelText('Ficheros de curvas'), { target: { files } });
const row = (name: string) => screen.findByRole('listitem', { name });

beforeEach(() => signInSomebodyNew());
afterEach(() => sessionStorage.clear());

it('a single file is sent as it is, and its page is opened', async () => {
  const sent = takeFiles(() => importOf());
  answerImport(() => importOf());
  const { where } = open();
  expect(await screen.findByRole('button', { name: /Arrastra aquí/ })).toBeVisible();
  await choose(csv('octubre.csv'));
  await waitFor(() => expect(where()).toBe(importPath));
  const type = 'application/octet-stream';
  expect(sent).toEqual([{ query: { fileName: 'octubre.csv' }, type }]);
});

it('files that are dropped anywhere on the page are rows, each recognised', async () => {
  takeFiles(importNamed);
  answerImport(() => importOf());
  const { where } = open();
  await screen.findByRole('button', { name: /Arrastra aquí/ });
  drop({ files: [csv('a.csv'), csv('b.csv')] });
  const first = within(await row('a.csv'));
  expect(
    await first.findByText(/Formato común de la CNMC · ES 0021 .* · 745 lecturas$/),
  ).toBeVisible();
  expect(linkTo(/^Revisar e importar/, first)).toBe(
    `/company/importaciones/${importNamed('a.csv').id}`,
  );
  expect(within(await row('b.csv')).getByText('Por confirmar')).toBeVisible();
  expect(where()).toBe('/company/importaciones/nueva');
});

it('files that need no decision are imported together', async () => {
  const point = importPointOf({ stored: { fresh: 1, same: 0, different: 9 } });
  const other = { ...importNamed('b.csv'), check: importCheckOf({ points: [point] }) };
  const plain = [importNamed('a.csv'), importNamed('c.csv')];
  takeFiles((name) => (name === 'b.csv' ? other : importNamed(name)));
  for (const found of [...plain, other]) {
    answer('get', `curve-imports/${found.id}`, found);
  }
  const calls = plain.map(({ id }) => answer('post', `curve-imports/${id}/confirm`, {}));
  const { user } = open();
  await choose(csv('a.csv'), csv('b.csv'), csv('c.csv'));
  const together = await screen.findByRole('button', {
    name: 'Importar los 2 ficheros sin incidencias',
  });
  expect(within(await row('b.csv')).getByText(/9 lecturas distintas/)).toBeVisible();
  for (const { id } of plain) answer('get', `curve-imports/${id}`, doneImport({ id }));
  await user.click(together);
  await waitFor(() => expect(screen.getAllByText('Importado')).toHaveLength(2));
  expect(calls.map(([call]) => call?.body)).toEqual([
    { conflicts: 'keep', version: 1 },
    { conflicts: 'keep', version: 1 },
  ]);
});

it('a file that is too large or empty is refused before it is sent', async () => {
  const sent = takeFiles(importNamed);
  open();
  const large = csv('large.csv');
  Object.defineProperty(large, 'size', { value: maxFileBytes + 1 });
  await choose(large, csv('empty.csv', ''));
  expect(within(await row('large.csv')).getByRole('alert')).toHaveTextContent(/el máximo son/);
  expect(within(await row('empty.csv')).getByRole('alert')).toHaveTextContent(/vacío/);
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(sent).toEqual([]);
});

it('a folder is no file', async () => {
  open();
  await screen.findByRole('button', { name: /Arrastra aquí/ });
  const entry = { isDirectory: true, name: 'curvas' };
  drop({ files: [csv('curvas')], items: [{ webkitGetAsEntry: () => entry }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('«curvas» es una carpeta');
  expect(screen.queryByRole('listitem', { name: 'curvas' })).toBeNull();
});

it('what fails stays chosen, and can be sent again or taken away', async () => {
  takeFiles(() => ({ status: 503, message: 'Vuelve en un minuto.' }));
  const { user } = open();
  await choose(csv('a.csv'), csv('b.csv'));
  const first = within(await row('a.csv'));
  expect(await first.findByRole('alert')).toHaveTextContent('Vuelve en un minuto.');
  takeFiles(importNamed);
  answerImport(() => importOf());
  await user.click(first.getByRole('button', { name: 'Reintentar' }));
  expect(await first.findByText('Por confirmar')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cancelar b.csv' }));
  expect(screen.queryByRole('listitem', { name: 'b.csv' })).toBeNull();
});

it('without a network a file fails at once, says so, and can be sent again', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.use(network.post('/api/curve-imports', () => HttpResponse.error()));
  const { user } = open();
  await choose(csv('a.csv'), csv('b.csv'));
  const first = within(await row('a.csv'));
  expect(await first.findByRole('alert')).toHaveTextContent(/^Sin conexión\./);
  onLine.mockRestore();
  takeFiles(importNamed);
  answerImport(() => importOf());
  await user.click(first.getByRole('button', { name: 'Reintentar' }));
  expect(await first.findByText('Por confirmar')).toBeVisible();
});

it('files stay chosen while another page is looked at', async () => {
  takeFiles(importNamed);
  answerImport(() => importOf());
  answer('get', 'curve-imports', { rows: [], total: 0 });
  const { user, router } = open();
  await choose(csv('a.csv'), csv('b.csv'));
  await within(await row('a.csv')).findByText('Por confirmar');
  await user.click(screen.getByRole('link', { name: 'Ver importaciones' }));
  await screen.findByRole('heading', { level: 1, name: 'Importaciones' });
  await act(() => router.navigate(-1));
  expect(await row('a.csv')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Vaciar la lista' }));
  expect(screen.queryByRole('listitem', { name: 'a.csv' })).toBeNull();
});

it('files that do not say their CUPS are of the point that the person comes from', async () => {
  const sent = takeFiles(importNamed);
  answerImport(() => importOf());
  answer('get', `points/${pointId}`, {
    id: pointId,
    alias: 'Tienda',
    cups: 'ES0021123456789012RS',
  });
  open(`?punto=${pointId}`);
  expect(await screen.findByRole('link', { name: 'Tienda' })).toBeVisible();
  await choose(csv('a.csv'), csv('b.csv'));
  await waitFor(() => expect(sent[0]?.query.supplyPointId).toBe(pointId));
});

it('a reader is told why there is no drop zone', async () => {
  signInAs('reader');
  open();
  expect(await heading('Solo puedes consultar las importaciones')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Arrastra aquí/ })).toBeNull();
});
