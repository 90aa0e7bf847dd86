import { screen } from '@testing-library/react';
import { answer, listOf } from '../../../tests/setup/answers';
import { itAsksFirst } from '../../../tests/setup/firstRequests';
import { itOpens } from '../../../tests/setup/opens';
import { renderSection, signInAs } from '../../../tests/setup/section';
import Pages from './Pages';
import { declaration } from './section';
import { answerPeople } from './testing/people';
import { attentionOf, clientOf, pointOf } from './testing/supply';

beforeEach(() => {
  answerPeople();
  answer('get', 'clients', listOf([clientOf()]));
  answer('get', 'points', listOf([pointOf()]));
  answer('get', 'points/attention', attentionOf());
});

itOpens(Pages, declaration, 'Clientes');

it('leads from one list to the other, and says which one it is', async () => {
  const { user, where } = renderSection(Pages, '/company');
  await user.click(await screen.findByRole('link', { name: 'Puntos de suministro' }));
  expect(await screen.findByRole('table', { name: 'Puntos de suministro' })).toBeVisible();
  expect(where()).toBe('/company/puntos');
  expect(screen.getByRole('link', { name: 'Puntos de suministro' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

it('begins with the points for pds_editor, because the API gives them no clients', async () => {
  const asked = answer('get', 'clients', { message: 'No tienes permiso.' }, 403);
  signInAs('pds_editor');
  const { user } = renderSection(Pages, '/company');
  expect(await screen.findByRole('table', { name: 'Puntos de suministro' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'PDS' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Puntos de suministro' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(asked).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Clientes' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Añadir punto' })).toBeVisible();

  answer('get', 'curve-imports', listOf([]));
  await user.click(screen.getByRole('link', { name: 'Importaciones' }));
  expect(await screen.findByText('Todavía no hay importaciones')).toBeVisible();
  expect(screen.queryByRole('navigation', { name: 'Qué se ha importado' })).toBeNull();
});

itAsksFirst(Pages, declaration);
