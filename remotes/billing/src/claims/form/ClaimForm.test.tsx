import { screen, waitFor } from '@testing-library/react';
import { today } from '@vatio/records/time';
import { claimOf, proposalOf } from '../../testing/claims';
import { answer, button, field, heading, openAt, signInAs } from '../../testing/page';
// Loads the pages' code before the first test, so that no test waits for it.
import './ClaimEdit';
import './ClaimNew';

const claim = claimOf();
const billId = claim.claimedBills[0]?.billId ?? '';

describe('a new claim', () => {
  const open = (search = `?facturas=${billId}`) => openAt(`/billing/reclamaciones/nueva${search}`);
  const lineBox = () => screen.findByRole('checkbox', { name: /^Energía/ });

  it('begins with all that is free, and is sent with what is ticked', async () => {
    const asked = answer('get', 'claims/proposal', proposalOf());
    const sent = answer('post', 'claims', claim, 201);
    answer('get', `claims/${claim.id}`, claim);
    const { user, where } = open();
    expect(await lineBox()).toBeChecked();
    expect(asked[0]?.query).toEqual({ bills: billId });
    const taken = screen.getByRole('checkbox', { name: /^Potencia P1/ });
    expect(taken).not.toBeChecked();
    await user.click(taken);
    expect(taken).not.toBeChecked();
    expect(screen.getByText(/Se reclaman/)).toHaveTextContent(/12,72\s€/);
    await user.type(await field('Fecha de pago (opcional)'), '2026-02-11');
    await user.type(await field('Texto propio para la carta (opcional)'), 'Gracias.');
    await user.click(await button('Crear reclamación'));
    await waitFor(() => expect(where()).toBe(`/billing/reclamaciones/${claim.id}`));
    expect(sent[0]?.body).toEqual({
      recipient: 'supplier',
      recipientName: 'Luz del Norte',
      sentOn: today(),
      withInterest: true,
      interestOn: today(),
      companyReference: '',
      words: 'Gracias.',
      bills: [{ billId, paidOn: '2026-02-11', lines: [{ key: 'energy::', totalEur: '12.72' }] }],
    });
  });

  it('without any line is refused before it is sent', async () => {
    answer('get', 'claims/proposal', proposalOf());
    const sent = answer('post', 'claims', claim, 201);
    const { user } = open();
    await user.click(await lineBox());
    await user.click(await button('Crear reclamación'));
    expect(await screen.findByText('Marca al menos una línea que reclamar')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('whose lines somebody has claimed meanwhile keeps what was typed', async () => {
    answer('get', 'claims/proposal', proposalOf());
    const message = '«Energía» ya se reclama en R-0007: quita esa línea.';
    answer('post', 'claims', { message }, 409);
    const { user } = open();
    await user.type(await field('Texto propio para la carta (opcional)'), 'Gracias.');
    await user.click(await button('Crear reclamación'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field('Texto propio para la carta (opcional)')).toHaveValue('Gracias.');
  });

  it('of bills of two clients says so, and leads back', async () => {
    answer('get', 'claims/proposal', { message: 'Una reclamación es de un solo cliente.' }, 422);
    open();
    expect(await heading('Elige las facturas que vas a reclamar')).toBeVisible();
    expect(screen.getByText('Una reclamación es de un solo cliente.')).toBeVisible();
  });

  it('is for writers', async () => {
    signInAs('reader');
    const asked = answer('get', 'claims/proposal', proposalOf());
    open('');
    expect(await heading('No tienes permiso para escribir facturas')).toBeVisible();
    expect(asked).toEqual([]);
  });
});

describe('a claim that is changed', () => {
  const open = () => openAt(`/billing/reclamaciones/${claim.id}/editar`);

  it('is sent whole, with its payments', async () => {
    answer('get', `claims/${claim.id}`, claim);
    const sent = answer('put', `claims/${claim.id}`, claim);
    const { user, where } = open();
    await user.type(await field('Referencia de la empresa (opcional)'), 'X-9');
    await user.click(await button('Guardar cambios'));
    await waitFor(() => expect(where()).toBe(`/billing/reclamaciones/${claim.id}`));
    expect(sent[0]?.body).toMatchObject({
      companyReference: 'X-9',
      version: 2,
      bills: [{ billId, paidOn: '2026-02-11' }],
    });
  });

  it('by somebody else, too: both versions are shown, and mine is kept', async () => {
    answer('get', `claims/${claim.id}`, claim);
    const { user } = open();
    await user.type(await field('Referencia de la empresa (opcional)'), 'X-9');
    answer(
      'put',
      `claims/${claim.id}`,
      {
        message: 'Otra persona ha cambiado esta reclamación mientras la veías.',
        versions: {
          yours: { companyReference: 'X-9', version: 2 },
          current: claimOf({ companyReference: 'Y-1', version: 3 }),
        },
      },
      409,
    );
    await user.click(await button('Guardar cambios'));
    expect(await heading('Otra persona ha cambiado esta reclamación')).toBeVisible();
    expect(screen.getByRole('row', { name: /Referencia de la empresa.*X-9.*Y-1/ })).toBeVisible();
  });

  it('with an answer is not changed', async () => {
    answer('get', `claims/${claim.id}`, claimOf({ state: 'rejected' }));
    open();
    expect(await heading('Esta reclamación ya tiene respuesta')).toBeVisible();
  });
});
