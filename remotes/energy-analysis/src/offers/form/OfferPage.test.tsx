import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answerOffers, offerOf, offersAnswer } from '../../testing/offers';
import { answer, field, heading, openAt, signInAs } from '../../testing/page';
import { calculatedStudy } from '../../testing/studies';

const study = calculatedStudy();
const path = `/energy-analysis/estudios/${study.id}/ofertas`;
const offers = `studies/${study.id}/offers`;
const prices = async () =>
  within(await screen.findByRole('group', { name: /^Precios de la energía/ }));
const submit = (name = 'Añadir oferta') => screen.getByRole('button', { name });

it('adds an offer with pasted prices; a price that it does not say is sent as such', async () => {
  answerOffers(study);
  const calls = answer('post', offers, offersAnswer(), 201);
  const { user, where } = openAt(`${path}/nueva`);
  await user.type(await field('Comercializadora'), 'Luz del Norte');
  await user.click((await prices()).getByLabelText('P1'));
  await user.paste('0,155\t0.138\t0,115');
  await user.type((await prices()).getByLabelText('P5'), '.092');
  await user.type((await prices()).getByLabelText('P6'), '0.086');
  await user.click(submit());
  await waitFor(async () =>
    expect(await field('¿Incluyen peajes y cargos?')).toHaveAccessibleDescription(
      'Di si estos precios incluyen peajes y cargos',
    ),
  );
  await user.selectOptions(
    await field('¿Incluyen peajes y cargos?'),
    'No, se suman peajes y cargos',
  );
  await user.selectOptions(await field('Precio de la potencia'), 'Propio');
  const powers = within(await screen.findByRole('group', { name: /^Precios de la potencia/ }));
  await user.click(powers.getByLabelText('P1'));
  await user.paste('20 10 5 4 3 2');
  await user.type(await field(/^Cuota/), '5,50');
  await user.type(await field(/^Permanencia/), '12');
  await user.click(submit());
  await waitFor(() => expect(where()).toMatch(`${path}?oferta=`));
  expect(calls[0]?.body).toEqual({
    version: 3,
    areHighPricesRight: false,
    rows: [
      {
        supplier: 'Luz del Norte',
        name: '',
        tariff: '3.0TD',
        mode: 'fixed',
        energyPricesEurPerKwh: ['0.155', '0.138', '0.115', null, '0.092', '0.086'],
        includesAtr: false,
        powerPricesEurPerKwYear: ['20', '10', '5', '4', '3', '2'],
        marginEurPerKwh: null,
        monthlyFeeEur: '5.5',
        commitmentMonths: 12,
        validUntil: null,
        notes: '',
      },
    ],
  });
  expect(state.dirtyForms).toBe(0);
});

it('asks whether a price is per MWh, and divides it only when told', async () => {
  answerOffers(study);
  const calls = answer('post', offers, offersAnswer(), 201);
  const { user } = openAt(`${path}/nueva`);
  await user.type(await field('Comercializadora'), 'Luz del Norte');
  await user.click((await prices()).getByLabelText('P1'));
  await user.paste('155,25 138 115 102 92 0,086');
  await user.selectOptions(await field('¿Incluyen peajes y cargos?'), 'Sí, todo incluido');
  expect(await screen.findByText(/¿está en €\/MWh\?/)).toBeVisible();
  await user.click(submit());
  expect(await screen.findByText(/Contesta antes de guardar/)).toBeVisible();
  expect(calls).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Sí, dividir entre 1000' }));
  expect((await prices()).getByLabelText('P1')).toHaveValue('0,15525');
  expect((await prices()).getByLabelText('P1')).toHaveFocus();
  await user.click(submit());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    areHighPricesRight: false,
    rows: [{ energyPricesEurPerKwh: ['0.15525', '0.138', '0.115', '0.102', '0.092', '0.086'] }],
  });
});

it('asks whether a margin is per MWh', async () => {
  answerOffers(study);
  const { user } = openAt(`${path}/nueva`);
  await user.type(await field('Comercializadora'), 'Luz del Norte');
  await user.selectOptions(await field('¿Incluyen peajes y cargos?'), 'Sí, todo incluido');
  await user.type(await field(/^Margen/), '8,5');
  await user.click(submit());
  await waitFor(async () =>
    expect(await field(/^Margen/)).toHaveAccessibleDescription(/¿Está en €\/MWh\? Divídelo/),
  );
});

it('keeps a high price when the person says that it is per kWh', async () => {
  answerOffers(study);
  const calls = answer('put', `${offers}/${offerOf().id}`, offersAnswer());
  const { user } = openAt(`${path}/${offerOf().id}`);
  const p1 = (await prices()).getByLabelText('P1');
  expect(p1).toHaveValue('0,155');
  await user.clear(p1);
  await user.type(p1, '1,75');
  await user.click(await screen.findByRole('button', { name: 'No, son €/kWh' }));
  await user.click(submit('Guardar cambios'));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    version: 3,
    areHighPricesRight: true,
    offer: {
      supplier: 'Luz del Norte',
      energyPricesEurPerKwh: ['1.75', '0.138', '0.115', '0.102', '0.092', '0.086'],
    },
  });
});

describe('when somebody else was quicker', () => {
  const offer = `${offers}/${offerOf().id}`;
  const current = { ...offerOf({ monthlyFeeEur: '9.5', commitmentMonths: null }), version: 7 };
  const conflict = async () => {
    answerOffers(study);
    const yours = { ...offerOf(), notes: 'Por correo' };
    const message = 'Otra persona ha cambiado este estudio mientras lo veías.';
    const calls = answer('put', offer, { message, versions: { yours, current } }, 409);
    const page = openAt(`${path}/${offerOf().id}`);
    await page.user.type(await field(/^Notas/), 'Por correo');
    await page.user.click(submit('Guardar cambios'));
    const dialog = within(await screen.findByRole('dialog'));
    return { ...page, calls, dialog };
  };

  it('shows both versions, and keeps what was typed', async () => {
    const { user, dialog } = await conflict();
    expect(dialog.getByRole('heading')).toHaveTextContent('Otra persona ha cambiado este estudio');
    const cells = dialog.getAllByRole('row').map((row) => row.textContent);
    expect(cells).toEqual([
      'CampoLo tuyoAhora',
      'Cuota al messin cambios9,50\u00a0€',
      'Permanenciasin cambiossin valor',
      'NotasPor correosin valor',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(await field(/^Notas/)).toHaveValue('Por correo');
  });

  it('saves what was changed here, over what is there now', async () => {
    const { user, dialog, calls, where } = await conflict();
    const saved = answer('put', offer, offersAnswer({ version: 8 }));
    await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(where()).toBe(`${path}?oferta=${offerOf().id}`));
    expect(calls[0]?.body).toMatchObject({ version: 3 });
    const { id: _id, version: _version, ...now } = current;
    expect(saved[0]?.body).toEqual({
      version: 7,
      areHighPricesRight: false,
      offer: { ...now, notes: 'Por correo' },
    });
  });

  it('leaves what is there now', async () => {
    const { user, dialog, calls, where } = await conflict();
    await user.click(dialog.getByRole('button', { name: 'Descartar lo mío' }));
    await waitFor(() => expect(where()).toBe(`${path}?oferta=${offerOf().id}`));
    expect(calls).toHaveLength(1);
    expect(state.dirtyForms).toBe(0);
  });

  it('keeps what was typed for an offer that is gone', async () => {
    answerOffers(study);
    const message = 'Esa oferta no existe, o alguien la ha borrado.';
    answer('put', offer, { message }, 404);
    const { user } = openAt(`${path}/${offerOf().id}`);
    await user.type(await field(/^Notas/), 'Por correo');
    await user.click(submit('Guardar cambios'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(await field(/^Notas/)).toHaveValue('Por correo');
  });
});

it('is for writers, of a study that may change, and of an offer that exists', async () => {
  answerOffers({ ...study, state: 'presented' });
  openAt(`${path}/nueva`);
  expect(
    await heading('Las ofertas de un estudio presentado o descartado no cambian.'),
  ).toBeVisible();
});

it('lets no reader in', async () => {
  signInAs('reader');
  answerOffers(study);
  openAt(`${path}/nueva`);
  expect(await heading('No tienes permiso para cambiar ofertas.')).toBeVisible();
});

it('says that an offer does not exist', async () => {
  answerOffers(study, offersAnswer({ rows: [] }));
  openAt(`${path}/${offerOf().id}`);
  expect(await heading('Esa oferta no existe.')).toBeVisible();
});
