import { cleanup, screen } from '@testing-library/react';
import { answer, openAt, signInAs } from '../testing/page';
import { answerPeople } from '../testing/people';
import { clientOf, contactOf, contractOf, pointOf } from '../testing/supply';

const [client, contact] = [clientOf(), contactOf()];
const [point, contract] = [pointOf(), contractOf()];
const clients = '/company/clientes';
const points = '/company/puntos';

beforeEach(() => {
  answerPeople();
  answer('get', `clients/${client.id}`, client);
  answer('get', `contacts/${contact.id}`, contact);
  answer('get', `points/${point.id}`, point);
  answer('get', `points/${point.id}/contracts`, { rows: [contract] });
});

const refusal = (what: string) =>
  screen.findByRole('heading', { name: `No tienes permiso para cambiar ${what}` });

it.each([
  [`${clients}/nuevo`, 'clientes'],
  [`${clients}/${client.id}/editar`, 'clientes'],
  [`${clients}/${client.id}/contactos/nuevo`, 'contactos'],
  [`${clients}/${client.id}/contactos/${contact.id}`, 'contactos'],
  [`${points}/nuevo`, 'puntos de suministro'],
  [`${points}/${point.id}/editar`, 'puntos de suministro'],
  [`${points}/${point.id}/contratos/nuevo`, 'contratos'],
  [`${points}/${point.id}/contratos/${contract.id}`, 'contratos'],
])('a reader who opens %s sees a refusal, and no form', async (path, what) => {
  signInAs('reader');
  openAt(path);
  expect(await refusal(what)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('pds_editor changes points, and no clients', async () => {
  signInAs('pds_editor');
  openAt(`${points}/${point.id}/editar`);
  expect(await screen.findByLabelText('CUPS')).toBeVisible();
  cleanup();
  openAt(`${clients}/nuevo`);
  expect(await refusal('clientes')).toBeVisible();
});
