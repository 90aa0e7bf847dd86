import { screen, waitFor, within } from '@testing-library/react';
import { answerBill, billOf } from '../../testing/bills';
import { answerClaims, claimOf, claimRowOf } from '../../testing/claims';
import {
  answer,
  button,
  field,
  heading,
  linkTo,
  listOf,
  openAt,
  openMore,
  showNotice,
  signInAs,
  textsOf,
} from '../../testing/page';
// Loads the page's code before the first test, so that no test waits for it.
import './ClaimDetail';

const claim = claimOf();
const open = (search = '') => openAt(`/billing/reclamaciones/${claim.id}${search}`);
const answerClaim = (found = claim) => answer('get', `claims/${claim.id}`, found);

it('says what is asked for, by when, and the proof', async () => {
  answerClaim();
  open();
  expect(await heading('Reclamación R-0001')).toBeVisible();
  expect(textsOf('definition').slice(0, 4)).toEqual([
    '12,72\u00a0€con impuestos',
    '0,53\u00a0€hasta el 20 nov 2026',
    '13,25\u00a0€',
    '–',
  ]);
  const proof = within(screen.getByRole('table', { name: /factura LN-2026-001/ }));
  expect(textsOf('cell', proof)).toEqual([
    '32,10\u00a0€',
    '22,10\u00a0€',
    '10,00\u00a0€',
    '0,51\u00a0€',
    '2,21\u00a0€',
    '12,72\u00a0€',
    '250 kWh × 0,0884 €/kWhRD 88/2026, art. 44.1',
  ]);
  expect(screen.getByText(/Hasta el 14 dic 2026: 15 días hábiles/)).toBeVisible();
  expect(linkTo(/Carta/)).toBe(`/billing/reclamaciones/${claim.id}/carta`);
});

it('warns of what has changed, what rectifies its bills, and what will lapse', async () => {
  const [bill] = claim.claimedBills;
  if (!bill) throw new Error('no bill');
  const other = { id: billOf().id, number: 'LN-R-1', kind: 'replaces' } as const;
  answerClaim(
    claimOf({
      answerBy: '2026-01-02',
      claimedBills: [
        { ...bill, check: 'changed', rectifiedBy: [other], claimableUntil: '2026-11-30' },
      ],
    }),
  );
  open();
  expect(await screen.findByText(/La comprobación ha cambiado/)).toBeVisible();
  expect(screen.getByText(/está rectificada por/)).toHaveTextContent(
    'Si devuelve lo reclamado, apunta la respuesta y lo recuperado.',
  );
  expect(linkTo('LN-R-1')).toBe(`/billing/facturas/${other.id}`);
  expect(screen.getByText(/prescribe el 30 nov 2026/)).toBeVisible();
  expect(screen.getByText('Acude al arbitraje de consumo.')).toBeVisible();
});

it('takes the answer, which can be undone', async () => {
  answerClaim();
  const partial = claimOf({ state: 'partial', recoveredEur: '7.50', version: 3 });
  const sent = answer('post', `claims/${claim.id}/settle`, partial);
  const reopened = answer('post', `claims/${claim.id}/reopen`, claim);
  const { user } = open();
  await user.click(await button('Apuntar la respuesta'));
  await user.selectOptions(await field('Qué ha contestado'), 'Aceptada en parte');
  await user.type(await field('Recuperado, en € (opcional)'), '7,5');
  await user.type(await field('Recuperado el (opcional)'), '2026-11-23');
  await user.type(await field('Notas (opcional)'), 'Abono');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent[0]?.body).toEqual({
    outcome: 'partial',
    recoveredEur: '7.5',
    recoveredOn: '2026-11-23',
    note: 'Abono',
    version: 2,
  });
  showNotice();
  expect(screen.getByText('Reclamación R-0001: aceptada en parte')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(reopened[0]?.body).toEqual({ version: 3 }));
});

it('undoes the change of an answer: the one before is there again', async () => {
  const facts = { recoveredEur: '7.50', recoveredOn: '2026-11-23' };
  answerClaim(claimOf({ state: 'partial', ...facts, version: 3 }));
  const accepted = claimOf({ state: 'accepted', ...facts, version: 4 });
  const sent = answer('post', `claims/${claim.id}/settle`, accepted);
  const { user } = open();
  await user.click(await button('Cambiar la respuesta'));
  await user.selectOptions(await field('Qué ha contestado'), 'Aceptada');
  await user.click(await button('Guardar'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  showNotice();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() =>
    expect(sent[1]?.body).toEqual({ outcome: 'partial', ...facts, note: '', version: 4 }),
  );
});

it('opens the form of the answer where a rectifying bill leads to it, with the difference', async () => {
  answerClaim();
  const { user, where } = open('?recuperado=12.72');
  expect(await field('Recuperado, en € (opcional)')).toHaveValue('12,72');
  expect(await field('Qué ha contestado')).toHaveValue('');
  await user.click(await button('Cancelar'));
  await waitFor(() => expect(where()).toBe(`/billing/reclamaciones/${claim.id}`));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // Opened by hand, it is empty as ever.
  await user.click(await button('Apuntar la respuesta'));
  expect(await field('Recuperado, en € (opcional)')).toHaveValue('');
});

it.each([
  { search: '?recuperado=mucho', facts: {}, isOpen: true },
  { search: '?recuperado=12.72', facts: { state: 'accepted' } as const, isOpen: false },
])('does not take $search at its word', async ({ search, facts, isOpen }) => {
  answerClaim(claimOf(facts));
  open(search);
  expect(await heading('Reclamación R-0001')).toBeVisible();
  if (isOpen) expect(await field('Recuperado, en € (opcional)')).toHaveValue('');
  else expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('an answer that cannot be is refused on its field, and kept', async () => {
  answerClaim();
  const fields = { recoveredEur: 'Máximo 100.000.000 €' };
  answer('post', `claims/${claim.id}/settle`, { message: 'Revisa los campos.', fields }, 422);
  const { user } = open();
  await user.click(await button('Apuntar la respuesta'));
  await user.selectOptions(await field('Qué ha contestado'), 'Aceptada');
  await user.type(await field('Recuperado, en € (opcional)'), '100');
  await user.click(await button('Guardar'));
  expect(await screen.findByText(fields.recoveredEur)).toBeVisible();
  expect(await field('Recuperado, en € (opcional)')).toHaveValue('100');
});

it('says that more came back than was claimed', async () => {
  answerClaim(claimOf({ state: 'accepted', recoveredEur: '14.00', recoveredOn: '2026-11-23' }));
  open();
  expect(await screen.findByText(/Se han recuperado 0,75\s€ más de lo reclamado/)).toBeVisible();
});

it('is deleted at once, and brought back with «Deshacer»', async () => {
  answerClaim();
  answerClaims();
  answer('get', 'claims', listOf([]));
  const deleted = answer('post', `claims/${claim.id}/delete`, undefined, 204);
  const restored = answer('post', `claims/${claim.id}/restore`, claim);
  const { user, where } = open();
  await openMore(user);
  await user.click(await button('Borrar'));
  await waitFor(() => expect(where()).toBe('/billing/reclamaciones'));
  expect(deleted[0]?.body).toEqual({ version: 2 });
  showNotice();
  await user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(restored[0]?.body).toEqual({ version: 3 }));
});

it('with an answer is reopened, not deleted; a reader does neither', async () => {
  answerClaim(claimOf({ state: 'accepted', recoveredEur: '13.25' }));
  const first = open();
  await button('Reabrir');
  expect(screen.queryByRole('button', { name: 'Más acciones' })).not.toBeInTheDocument();
  first.container.remove();
  signInAs('reader');
  open();
  expect(await heading('Reclamación R-0001')).toBeVisible();
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: /Reabrir|respuesta/ })).not.toBeInTheDocument(),
  );
});

it('is told on the page of its bill, which leads to another one', async () => {
  const bill = billOf({ state: 'claimable', claimableEur: '12.72' });
  answerBill(bill);
  const asked = answer('get', 'claims', listOf([claimRowOf({ recoveredEur: '7.5' })]));
  openAt(`/billing/facturas/${bill.id}`);
  const card = within(await screen.findByRole('region', { name: 'Reclamaciones' }));
  expect(linkTo('R-0001', card)).toBe(`/billing/reclamaciones/${claim.id}`);
  expect(card.getByText(/recuperado 7,50/)).toBeVisible();
  expect(asked[0]?.query).toEqual({ billId: bill.id, sort: '-sent' });
  expect(linkTo('Reclamar otra vez')).toBe(`/billing/reclamaciones/nueva?facturas=${bill.id}`);
});
