import { screen, waitFor, within } from '@testing-library/react';
import { answerClaims, claimRowOf } from '../../testing/claims';
import {
  answer,
  button,
  heading,
  linkTo,
  listOf,
  openAt,
  openFilters,
  row,
  signInAs,
  textsOf,
} from '../../testing/page';
// Loads the page's code before the first test, so that no test waits for it.
import './ClaimList';

const claim = claimRowOf({ answerBy: '2026-01-02', companyReference: 'X-1' });
const settled = claimRowOf({
  id: '0199e1a0-0000-7000-8000-0000000000a2',
  reference: 'R-0002',
  state: 'partial',
  billCount: 3,
  recoveredEur: '7.50',
  recoveredOn: '2026-11-23',
});
const open = (search = '') => openAt(`/billing/reclamaciones${search}`);

beforeEach(() => answerClaims());

it('shows what is asked for, by when, what came back, and what is late', async () => {
  answer('get', 'claims', listOf([claim, settled]));
  open();
  const first = within(await row(/R-0001/));
  expect(textsOf('cell', first)).toEqual([
    expect.stringMatching(/^Abierta Vencida hace \d/),
    'Panadería Ávila',
    'Luz del Norte',
    '20 nov 2026',
    '2 ene 2026',
    '13,25\u00a0€',
    '–',
  ]);
  expect(linkTo('R-0001')).toBe(`/billing/reclamaciones/${claim.id}`);
  const second = await row(/R-0002/);
  expect(within(second).getByText('LN-2026-001 y 2 más')).toBeVisible();
  expect(second).toHaveTextContent(/Aceptada en parte.*7,50.*23 nov 2026/);
  // The sums are another answer than the rows.
  expect(await screen.findByText(/1 reclamación vencida sin respuesta/)).toBeVisible();
  expect(textsOf('definition')).toEqual([
    '38,16\u00a0€3 reclamaciones',
    '12,72\u00a0€con intereses',
    '25,44\u00a0€de las abiertas',
  ]);
});

it('asks for what the URL says, and for nothing that the API does not know', async () => {
  const asked = answer('get', 'claims', listOf([claim]));
  const { clientId } = claim;
  open(
    `?q=obrador&estado=open&plazo=soon&comercializadora=Luz&cliente=${clientId}&orden=claimed&pagina=2`,
  );
  await row(/R-0001/);
  expect(asked[0]?.query).toEqual({
    q: 'obrador',
    state: 'open',
    due: 'soon',
    supplier: 'Luz',
    clientId,
    sort: 'claimed',
    page: '2',
    pageSize: '25',
  });
});

it('leaves nonsense in the URL out', async () => {
  const asked = answer('get', 'claims', listOf([claim]));
  open('?estado=lost&plazo=never&orden=x&cliente=x');
  await row(/R-0001/);
  expect(await button('Quitar Cliente: desconocido, no se aplica')).toBeVisible();
  expect(asked[0]?.query).toEqual({ sort: '-sent', page: '1', pageSize: '25' });
});

it('filters by state, and by what is late', async () => {
  answer('get', 'claims', listOf([claim]));
  const { user, where } = open('?pagina=3');
  await user.click(await button('Abierta · 2'));
  await waitFor(() => expect(where()).toBe('/billing/reclamaciones?estado=open'));
  await user.click(await button('Verlas'));
  await waitFor(() => expect(where()).toBe('/billing/reclamaciones?estado=open&plazo=overdue'));
});

it('filters by client, whose name the chip tells', async () => {
  const asked = answer('get', 'claims', listOf([claim]));
  const { user, where } = open('?pagina=3');
  await openFilters(user);
  await screen.findByRole('option', { name: claim.clientName });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Cliente' }), claim.clientName);
  await waitFor(() => expect(where()).toBe(`/billing/reclamaciones?cliente=${claim.clientId}`));
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ clientId: claim.clientId }));
  await user.click(await button('Quitar Cliente: Panadería Ávila'));
  await waitFor(() => expect(where()).toBe('/billing/reclamaciones'));
});

it('names a client without claims, to whom a link led', async () => {
  answer('get', 'claims', listOf([]));
  const id = claim.clientId.replace(/..$/, 'c9');
  answer('get', `clients/${id}`, { name: 'Molinos del Ñu' });
  const { user } = open(`?cliente=${id}`);
  expect(await button('Quitar Cliente: Molinos del Ñu')).toBeVisible();
  await openFilters(user);
  expect(screen.getByRole('combobox', { name: 'Cliente' })).toHaveValue(id);
});

it('without any leads to the bills that can be claimed; nothing found clears the filters', async () => {
  answer('get', 'claims', listOf([]));
  open();
  expect(await heading('Todavía no hay reclamaciones')).toBeVisible();
  expect(linkTo('Ver las facturas con error reclamable')).toBe('/billing?estado=claimable');
});

it('says that nothing matches', async () => {
  answer('get', 'claims', ({ q }) => listOf(q ? [] : [claim]));
  const { user } = open('?q=nada');
  expect(await heading('Ninguna reclamación coincide')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Quitar filtros' })[0] as Element);
  expect(await row(/R-0001/)).toBeVisible();
});

it('is not for pds_editor', async () => {
  signInAs('pds_editor');
  const asked = answer('get', 'claims', listOf([]));
  open();
  expect(await heading('Aquí no hay nada para tu rol')).toBeVisible();
  expect(asked).toEqual([]);
});
