import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import {
  answerImport,
  csv,
  drop,
  importNamed,
  importOf,
  signInSomebodyNew,
  takeFiles,
} from '../../testing/curveImports';
import { answer, listOf, openAt } from '../../testing/page';
import { answerPeople } from '../../testing/people';
import { attentionOf, clientOf, pointOf } from '../../testing/supply';

const point = pointOf();
const importPage = '/company/importaciones/nueva';

beforeEach(() => {
  answerPeople();
  signInSomebodyNew();
  answer('get', 'clients', listOf([clientOf()]));
  answer('get', 'points', listOf([point]));
  answer('get', 'points/attention', attentionOf());
  answer('get', `points/${point.id}`, point);
  answerImport(() => importOf());
});
afterEach(() => sessionStorage.clear());

it.each(['admin', 'writer', 'pds_editor'] as const)(
  'a file that is dropped anywhere in the section is imported, for %s',
  async (role) => {
    signInSomebodyNew(role);
    const sent = takeFiles(importNamed);
    const { where, router } = openAt('/company/puntos');
    await screen.findByRole('table', { name: 'Puntos de suministro' });
    expect(drop({ files: [csv('a.csv'), csv('b.csv')] })).toBe(true);
    await waitFor(() => expect(where()).toBe(importPage));
    expect(await screen.findByRole('listitem', { name: 'b.csv' })).toBeVisible();
    await waitFor(() =>
      expect(sent.map(({ query }) => query.fileName)).toEqual(['a.csv', 'b.csv']),
    );
    expect(sent[0]?.query).not.toHaveProperty('supplyPointId');

    // They are taken once: the way back and forth does not send them again.
    await router.navigate(-1);
    await screen.findByRole('table', { name: 'Puntos de suministro' });
    await router.navigate(1);
    await screen.findByRole('listitem', { name: 'b.csv' });
    expect(sent).toHaveLength(2);
  },
);

it('from a page of a supply point it is one of that point', async () => {
  const sent = takeFiles(importNamed);
  const { where } = openAt(`/company/puntos/${point.id}`);
  await screen.findByRole('heading', { level: 1, name: point.alias });
  drop({ files: [csv('a.csv'), csv('b.csv')] });
  await waitFor(() => expect(where()).toBe(`${importPage}?punto=${point.id}`));
  await waitFor(() => expect(sent[0]?.query.supplyPointId).toBe(point.id));
});

it('a dropped folder is refused with a sentence on the import page', async () => {
  openAt('/company');
  await screen.findByRole('table', { name: 'Clientes' });
  const entry = { isDirectory: true, name: 'curvas' };
  drop({ files: [csv('curvas')], items: [{ webkitGetAsEntry: () => entry }] });
  expect(await screen.findByRole('alert')).toHaveTextContent('«curvas» es una carpeta');
});

it('the pages that take files go on taking their own', async () => {
  const sent = takeFiles(importNamed);
  const { where } = openAt('/company/puntos/importar');
  await screen.findByRole('button', { name: /Arrastra aquí el fichero/ });
  drop({ files: [csv('puntos.csv')] });
  expect(await screen.findByText(/^(Leyendo el fichero|No se ha podido leer)/)).toBeVisible();
  expect(where()).toBe('/company/puntos/importar');
  expect(sent).toEqual([]);
});

it('a reader is told which role it takes, and stays', async () => {
  signInSomebodyNew('reader');
  const sent = takeFiles(importNamed);
  const { where } = openAt('/company');
  await screen.findByRole('table', { name: 'Clientes' });
  expect(drop({ files: [csv('a.csv')] })).toBe(true);
  expect(state.notices).toEqual([
    'Para importar curvas hace falta ser administrador, editor o editor de PDS.',
  ]);
  expect(where()).toBe('/company');
  expect(sent).toEqual([]);
});

it('a person who first stays with unsaved changes, and imports later, finds nothing chosen', async () => {
  const sent = takeFiles(importNamed);
  const { router } = openAt('/company');
  await screen.findByRole('table', { name: 'Clientes' });
  // Blocks navigation like the guard of the host.
  router.getBlocker('guard', () => true);
  drop({ files: [csv('a.csv')] });
  await waitFor(() => expect(router.state.blockers.get('guard')?.state).toBe('blocked'));
  router.deleteBlocker('guard');
  await router.navigate(importPage);
  await screen.findByRole('button', { name: /Arrastra aquí/ });
  expect(screen.queryByRole('listitem', { name: 'a.csv' })).toBeNull();
  expect(sent).toEqual([]);
});
