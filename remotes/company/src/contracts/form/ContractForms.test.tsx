import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { numericDay } from '@vatio/records/day';
import { addDays, today } from '../../common/values/days';
import { answer, field, heading, openAt, textsOf } from '../../testing/page';
import { contractOf, pointOf } from '../../testing/supply';

const point = pointOf();
const stored = contractOf();
const contracts = `points/${point.id}/contracts`;
const group = async (name: RegExp) => within(await screen.findByRole('group', { name }));
const power = async (period: string) => (await group(/^Potencias/)).getByLabelText(period);

beforeEach(() => {
  answer('get', `points/${point.id}`, point);
  answer('get', contracts, { rows: [stored] });
  answer('get', 'parameters', { rows: [], total: 0, version: 5 });
});

describe('a new contract', () => {
  const open = () => openAt(`/company/puntos/${point.id}/contratos/nuevo`);

  it('is made from the last one: from the day after its end, without its prices', async () => {
    const calls = answer('post', contracts, stored, 201);
    const { user, where } = open();
    const from = addDays(today(), 21);
    expect(await field('Desde')).toHaveValue(numericDay(from));
    expect(await field('Comercializadora')).toHaveValue('Luz del Sur');
    expect(await power('P6')).toHaveValue('30,5');
    const prices = await group(/^Precios de la energía/);
    await user.click(prices.getByLabelText('P1'));
    await user.paste('0,182345\t0,16\t0,15\t0,14\t0,13\t0,12');
    expect(prices.getByLabelText('P6')).toHaveValue('0,12');
    await user.click(screen.getByRole('button', { name: 'Añadir contrato' }));
    // There is no answer by default: every cost depends on it.
    expect(await field('¿Incluyen peajes y cargos?')).toHaveAccessibleDescription(
      /Di si estos precios incluyen peajes y cargos/,
    );
    await user.selectOptions(await field('¿Incluyen peajes y cargos?'), 'Sí, todo incluido');
    await user.click(screen.getByRole('button', { name: 'Añadir contrato' }));
    await waitFor(() => expect(where()).toBe(`/company/puntos/${point.id}/contratos`));
    expect(calls[0]?.body).toEqual({
      supplier: 'Luz del Sur',
      tariff: '3.0TD',
      from,
      to: null,
      mode: 'fixed',
      powersKw: ['20', '20', '20', '20', '20', '30.5'],
      energyPricesEurPerKwh: ['0.182345', '0.16', '0.15', '0.14', '0.13', '0.12'],
      includesAtr: true,
      powerPricesEurPerKwYear: null,
      marginEurPerKwh: null,
      meterEurPerMonth: '1.11',
      use: 'general',
      noticeDays: 15,
      plannedMonths: null,
      powerChanges: [],
      reducedTax: null,
      vulnerability: null,
      socialBonusFinancing: null,
    });
    expect(state.dirtyForms).toBe(0);
  });

  it('asks again when prices look as if they were of the other kind', async () => {
    const access = [0.063, 0.042, 0.023, 0.0137, 0.007, 0.0042];
    const asked = answer('get', 'parameters', {
      rows: access.flatMap((value, i) =>
        (['energyToll', 'energyCharge'] as const).map((kind) => ({
          kind,
          period: i + 1,
          from: '2020-01-01',
          to: null,
          value: kind === 'energyToll' ? String(value) : '0.0001',
        })),
      ),
      total: 12,
      version: 6,
    });
    const { user } = open();
    const prices = await group(/^Precios de la energía/);
    await user.click(prices.getByLabelText('P1'));
    await user.paste('0,18\t0,158\t0,14\t0,13\t0,123\t0,12');
    await user.selectOptions(
      await field('¿Incluyen peajes y cargos?'),
      'No, se suman peajes y cargos',
    );
    expect(await screen.findByText(/parece que ya los incluyen/)).toBeVisible();
    expect(asked[0]?.query).toMatchObject({ tariff: '3.0TD' });
    await user.selectOptions(await field('¿Incluyen peajes y cargos?'), 'Sí, todo incluido');
    await waitFor(() => expect(screen.queryByText(/ya los incluyen/)).not.toBeInTheDocument());
  });

  it('says that a tariff is of another voltage than the point, and refuses nothing', async () => {
    answer('get', `points/${point.id}`, pointOf({ voltageKv: '13.2' }));
    const calls = answer('post', contracts, stored, 201);
    const { user } = open();
    expect(await screen.findByText(/el punto tiene 13,2 kV, que son de la 6\.1TD/)).toBeVisible();
    await user.selectOptions(await field('Tarifa'), '6.1TD');
    await waitFor(() => expect(screen.queryByText(/13,2 kV/)).not.toBeInTheDocument());
    await user.selectOptions(await field('Tarifa'), '3.0TD');
    await user.click(screen.getByRole('button', { name: 'Añadir contrato' }));
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('has as many powers as its tariff, checked while they are typed', async () => {
    answer('get', contracts, { rows: [] });
    const { user } = open();
    expect(await screen.findByText(/Elige la tarifa para escribir potencias/)).toBeVisible();
    await user.selectOptions(await field('Tarifa'), '6.1TD');
    await user.type(await power('P1'), '50');
    await user.type(await power('P2'), '40');
    expect(await power('P2')).toHaveAccessibleDescription(
      'La potencia de P2 (40 kW) no puede ser menor que la de P1 (50 kW)',
    );
    await user.selectOptions(await field('Tarifa'), '2.0TD');
    expect((await group(/^Potencias/)).getAllByRole('textbox')).toHaveLength(2);
    expect((await group(/^Precios de la energía/)).getAllByRole('textbox')).toHaveLength(3);
    expect(await power('P1')).toHaveAccessibleDescription(/pasa de 15 kW/);
  });

  it('shows on its field what the API refuses of days and powers', async () => {
    const from = 'Se solapa con el contrato de Luz del Sur, del 01/01/2026 al 31/12/2026';
    const fields = { from, 'powersKw.2': 'La potencia de P3 no vale' };
    answer('post', contracts, { message: 'Revisa los campos.', fields }, 422);
    const { user } = open();
    await field('Desde');
    await user.click(screen.getByRole('button', { name: 'Añadir contrato' }));
    await waitFor(async () => expect(await field('Desde')).toHaveAccessibleDescription(from));
    expect(await power('P3')).toHaveAccessibleDescription('La potencia de P3 no vale');
    expect(await field('Desde')).toHaveFocus();
  });

  it('says on top that the last one has no end', async () => {
    answer('get', contracts, { rows: [contractOf({ to: null })] });
    open();
    expect(await screen.findByRole('link', { name: 'Pon su último día' })).toHaveAttribute(
      'href',
      `/company/puntos/${point.id}/contratos/${stored.id}`,
    );
    expect(await field('Desde')).toHaveValue('');
  });
});

describe('changes of powers', () => {
  const open = () => openAt(`/company/puntos/${point.id}/contratos/${stored.id}`);
  const change = { from: addDays(today(), -30), powersKw: Array(6).fill('25') };

  it('are added, checked and sent with the contract', async () => {
    const calls = answer('put', `contracts/${stored.id}`, stored);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Añadir un cambio de potencias' }));
    const first = await group(/^Cambio de potencias 1/);
    await user.click(first.getByLabelText('P1'));
    await user.paste('25 25 25 25 25 24');
    expect(first.getByLabelText('P6')).toHaveAccessibleDescription(/no puede ser menor/);
    await user.clear(first.getByLabelText('P6'));
    await user.type(first.getByLabelText('P6'), '25');
    const day = first.getByLabelText('Primer día con ellas');
    fireEvent.change(day, { target: { value: stored.from } });
    const save = screen.getByRole('button', { name: 'Guardar cambios' });
    await user.click(save);
    await waitFor(() =>
      expect(day).toHaveAccessibleDescription(/posterior al primer día del contrato/),
    );
    fireEvent.change(day, { target: { value: change.from } });
    await user.click(save);
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ powerChanges: [change] });
  });

  it('are not for a contract of less than a year, and can be taken away', async () => {
    const later = { from: addDays(today(), -10), powersKw: Array(6).fill('40') };
    answer('get', contracts, { rows: [contractOf({ powerChanges: [change, later] })] });
    const calls = answer('put', `contracts/${stored.id}`, stored);
    const { user } = open();
    await user.type(await field(/^Duración prevista/), '11');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(async () =>
      expect(
        (await group(/^Cambio de potencias 1/)).getByLabelText('Primer día con ellas'),
      ).toHaveAccessibleDescription(
        'Un contrato de menos de 12 meses no puede cambiar de potencias',
      ),
    );
    await user.clear(await field(/^Duración prevista/));
    await user.click(screen.getByRole('button', { name: 'Quitar el cambio 1' }));
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({ plannedMonths: null, powerChanges: [later] });
  });

  it('show on their fields what the API refuses', async () => {
    answer('get', contracts, { rows: [contractOf({ powerChanges: [change] })] });
    const fields = { 'powerChanges.0.powersKw.2': 'La potencia de P3 no vale' };
    answer('put', `contracts/${stored.id}`, { message: 'Revisa los campos.', fields }, 422);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    await waitFor(async () =>
      expect((await group(/^Potencias nuevas/)).getByLabelText('P3')).toHaveAccessibleDescription(
        'La potencia de P3 no vale',
      ),
    );
  });
});

it('needs both the letter and the share of a reduced tax', async () => {
  const calls = answer('put', `contracts/${stored.id}`, stored);
  const { user } = openAt(`/company/puntos/${point.id}/contratos/${stored.id}`);
  await user.selectOptions(await field(/^Reducción del 85/), 'Letra c');
  await user.selectOptions(await field(/^Bono social/), 'Vulnerable severo');
  await user.selectOptions(await field(/^Financiación/), 'No se factura');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(async () =>
    expect(await field(/^Energía con esa reducción/)).toHaveAccessibleDescription(
      /Escribe el porcentaje/,
    ),
  );
  await user.type(await field(/^Energía con esa reducción/), '80,5');
  await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    reducedTax: { letter: 'c', energyPercent: '80.5' },
    vulnerability: 'severe',
    socialBonusFinancing: 'none',
  });
});

describe('changing a contract', () => {
  const open = () => openAt(`/company/puntos/${point.id}/contratos/${stored.id}`);

  it('sends it whole, with the version it was changed on', async () => {
    const calls = answer('put', `contracts/${stored.id}`, stored);
    const { user, where } = open();
    fireEvent.change(await field(/^Hasta/), { target: { value: addDays(today(), 50) } });
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    await waitFor(() => expect(where()).toBe(`/company/puntos/${point.id}/contratos`));
    expect(calls[0]?.body).toMatchObject({
      version: 2,
      from: stored.from,
      to: addDays(today(), 50),
      powersKw: stored.powersKw,
    });
  });

  it('shows what was changed on either side when somebody else was quicker', async () => {
    const theirs = contractOf({ version: 3, powersKw: ['21', '21', '21', '21', '21', '31'] });
    const { id: _i, supplyPointId: _p, createdAt: _c, ...mine } = { ...stored, supplier: 'Otra' };
    const versions = { yours: mine, current: theirs };
    answer('put', `contracts/${stored.id}`, { message: 'Otra persona', versions }, 409);
    const { user } = open();
    await user.clear(await field('Comercializadora'));
    await user.type(await field('Comercializadora'), 'Otra');
    await user.click(screen.getByRole('button', { name: 'Guardar cambios' }));
    const dialog = within(await screen.findByRole('dialog', { name: /ha cambiado este contrato/ }));
    expect(textsOf('row', dialog)).toEqual([
      'CampoLo tuyoAhora',
      'ComercializadoraOtraLuz del Sur',
      'Potenciassin cambios21 · 21 · 21 · 21 · 21 · 31\u00a0kW',
    ]);
  });

  it('says so of one that does not exist', async () => {
    answer('get', contracts, { rows: [] });
    open();
    expect(await heading('Ese contrato no existe.')).toBeVisible();
  });
});
