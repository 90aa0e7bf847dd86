import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, heading, openAt, showNotice, signInAs } from '../../testing/page';
import {
  noneMissing,
  parameterOf,
  parametersOf,
  someTolls,
  versionOf,
} from '../../testing/parameters';
// It comes when it is shown; the first to ask for it would wait for its compilation.
import './ParameterNew';

const open = (search: string) => openAt(`/user/parametros/nuevo?${search}`);
const save = () => screen.getByRole('button', { name: 'Guardar nueva versión' });
const next = 'clase=powerToll&tarifa=3.0TD&desde=2027-01-01&hasta=2027-12-31';

beforeEach(() => {
  answer('get', 'parameters', parametersOf(someTolls));
  answer('get', 'parameters/missing', noneMissing);
  answer('get', 'parameters/impact', { bills: 0, studies: 0 });
});

async function changeValue(
  { user }: Pick<ReturnType<typeof open>, 'user'>,
  label: string,
  value: string,
) {
  const input = await field(label);
  await user.clear(input);
  await user.type(input, value);
}

it('starts from what is in force, and sends one value for each period', async () => {
  const reads = answer('get', 'parameters', parametersOf(someTolls));
  const calls = answer('post', 'parameters', versionOf(), 201);
  const rendered = open(next);
  expect(await field('P1 (€/kW·año)')).toHaveValue('14,935084');
  expect(await field('P6 (€/kW·año)')).toHaveValue('1.240,5');
  expect(reads[0]?.query).toMatchObject({ kind: 'powerToll', tariff: '3.0TD' });
  expect(await field('Desde')).toHaveValue('01/01/2027');
  expect(await field('Norma')).toHaveValue('');
  expect(screen.getByText(/Los valores de partida son los de antes \(2026\)/)).toBeVisible();

  await changeValue(rendered, 'P1 (€/kW·año)', '15,1');
  await changeValue(rendered, 'P2 (€/kW·año)', '7,9');
  await changeValue(rendered, 'Norma', 'Resolución CNMC, BOE-A-2026-1');
  await rendered.user.click(save());
  await waitFor(() => expect(rendered.where()).toBe('/user/parametros?anio=2027&clase=powerToll'));
  const key = { kind: 'powerToll', tariff: '3.0TD' };
  expect(calls[0]?.body).toEqual({
    version: 3,
    from: '2027-01-01',
    to: '2027-12-31',
    state: 'confirmed',
    norm: 'Resolución CNMC, BOE-A-2026-1',
    note: '',
    comment: '',
    values: ['15.1', '7.9', '3', '2', '1.5', '1240.5'].map((value, index) => ({
      ...key,
      period: index + 1,
      value,
    })),
  });
  showNotice();
  expect(screen.getByText('Versión 4 de los parámetros guardada')).toBeVisible();
  expect(state.dirtyForms).toBe(0);
});

it('fills the periods from values that were copied together', async () => {
  const { user } = open(next);
  await user.click(await field('P2 (€/kW·año)'));
  await user.paste('1,1\t2,2\n3,3;4,4 5,5 6,6 7,7\n');
  const values = screen.getAllByLabelText(/^P\d/).map((input) => (input as HTMLInputElement).value);
  expect(values).toEqual(['14,935084', '1,1', '2,2', '3,3', '4,4', '5,5']);
});

it('corrects what is in force on those days, with its norm', async () => {
  open('clase=powerToll&tarifa=3.0TD&desde=2026-01-01&hasta=2026-12-31');
  expect(await field('Norma')).toHaveValue('Resolución CNMC, BOE-A-2025-26348');
  expect(screen.queryByText(/valores de partida/)).not.toBeInTheDocument();
});

it('asks for no value while it is pending', async () => {
  const calls = answer('post', 'parameters', versionOf(), 201);
  const rendered = open('clase=electricityTax&desde=2027-01-01');
  await changeValue(rendered, 'Norma', 'Sin dato oficial');
  await rendered.user.click(screen.getByRole('radio', { name: 'Pendiente' }));
  expect(screen.queryByLabelText('Valor (%)')).not.toBeInTheDocument();
  await rendered.user.click(save());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    state: 'pending',
    from: '2027-01-01',
    to: null,
    values: [{ kind: 'electricityTax', value: null }],
  });
});

it('changes the right of a voltage, chosen by its Spanish name', async () => {
  const calls = answer('post', 'parameters', versionOf(), 201);
  const rendered = open('clase=rightsPerKw&desde=2027-01-01');
  const kind = await field('Tipo');
  expect(
    within(kind)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Acceso en baja tensión',
    'Extensión en baja tensión',
    'Acceso en alta tensión',
    'Extensión en alta tensión',
  ]);
  await rendered.user.selectOptions(kind, 'Acceso en alta tensión');
  await changeValue(rendered, 'Valor (€/kW)', '15,718632');
  await changeValue(rendered, 'Desde', '2027-01-01');
  await changeValue(rendered, 'Norma', 'Orden nueva');
  await rendered.user.click(save());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    norm: 'Orden nueva',
    values: [{ kind: 'rightsPerKw', variant: 'accessHigh', value: '15.718632' }],
  });
});

it('sends to which powers a reduced tax applies', async () => {
  const limited = parameterOf({
    kind: 'vat',
    variant: 'reduced',
    value: '10',
    to: null,
    powerLimit: { kw: '10', isIncluded: false },
  });
  answer('get', 'parameters', parametersOf([limited]));
  const calls = answer('post', 'parameters', versionOf(), 201);
  const rendered = open('clase=vat&tipo=reduced&desde=2027-01-01');
  expect(await field('A quién se aplica')).toHaveValue('excluded');
  await rendered.user.selectOptions(
    await field('A quién se aplica'),
    'Hasta esa potencia, incluida',
  );
  await changeValue(rendered, 'Potencia contratada (kW)', '15,5');
  await rendered.user.click(save());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    values: [{ variant: 'reduced', value: '10', powerLimit: { kw: '15.5', isIncluded: true } }],
  });
});

it('says what is wrong, where it is', async () => {
  const calls = answer('post', 'parameters', {}, 201);
  const rendered = open('clase=socialBonus&desde=2027-02-01&hasta=2027-01-01');
  await changeValue(rendered, 'Valor (€)', 'nueve');
  await rendered.user.click(save());
  expect(await screen.findByText('Escribe un número')).toBeVisible();
  expect(screen.getByText('La norma es obligatoria')).toBeVisible();
  expect(screen.getByText('La fecha final no puede ser anterior a la inicial')).toBeVisible();
  expect(screen.getByText('Elige si el valor es por día o por año')).toBeVisible();
  expect(calls).toEqual([]);
});

it('shows what the server refuses on its field', async () => {
  const fields = { 'values.1.value': 'Máximo 100 %' };
  answer('post', 'parameters', { message: 'Revisa los campos señalados.', fields }, 422);
  const rendered = open(next);
  await changeValue(rendered, 'Norma', 'x');
  await rendered.user.click(save());
  expect(await screen.findByText('Máximo 100 %')).toBeVisible();
  expect(await field('P2 (€/kW·año)')).toHaveFocus();
});

it('goes from one class to another by the address', async () => {
  const { user, where } = open(next);
  await field('P1 (€/kW·año)');
  await user.selectOptions(await field('Clase'), 'Cargo de potencia');
  expect(where()).toBe(
    '/user/parametros/nuevo?clase=powerCharge&tarifa=3.0TD&desde=2027-01-01&hasta=2027-12-31',
  );
  await user.selectOptions(await field('Clase'), 'IVA');
  await user.selectOptions(await field('Tipo'), 'Reducido');
  expect(where()).toContain('clase=vat&tipo=reduced&desde=2027-01-01');
});

it('tells others than admins that they may not change parameters', async () => {
  signInAs('reader');
  open(next);
  expect(await heading('Solo los administradores cambian los parámetros')).toBeVisible();
});

describe('when somebody else was quicker', () => {
  async function loseTheRace() {
    const message = 'Otra persona ha cambiado los parámetros mientras los editabas.';
    answer('post', 'parameters', { message, versions: { yours: {}, current: versionOf() } }, 409);
    const rendered = open(next);
    await changeValue(rendered, 'Norma', 'Otra norma');
    await rendered.user.click(save());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Otra persona ha cambiado los parámetros' }),
    );
    return { ...rendered, dialog };
  }

  it('says who changed what, and saves my version if I say so', async () => {
    const { user, where, dialog } = await loseTheRace();
    expect(dialog.getByText('Lucía Fernández')).toBeVisible();
    expect(dialog.getByText('IEE de diciembre')).toBeVisible();
    const again = answer('post', 'parameters', versionOf({ number: 5 }), 201);
    await user.click(dialog.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(where()).toContain('/user/parametros?anio=2027'));
    expect(again[0]?.body).toMatchObject({ version: 4, norm: 'Otra norma' });
  });

  it('drops my version if I say so', async () => {
    const { user, where, dialog } = await loseTheRace();
    await user.click(dialog.getByRole('button', { name: 'Descartar lo mío' }));
    await waitFor(() => expect(where()).toBe('/user/parametros'));
    expect([state.drafts.size, state.dirtyForms]).toEqual([0, 0]);
  });

  it('goes back to the form, with everything still there', async () => {
    const { user, dialog } = await loseTheRace();
    await user.click(dialog.getByRole('button', { name: 'Seguir editando' }));
    expect(await field('Norma')).toHaveValue('Otra norma');
  });
});

it('changes a tolerance, which the company decides and nobody publishes', async () => {
  const row = { kind: 'toleranceEur', variant: 'line', from: '2000-01-01', to: null } as const;
  answer('get', 'parameters', parametersOf([parameterOf({ ...row, value: '0.05' })]));
  const calls = answer('post', 'parameters', versionOf(), 201);
  const rendered = open('clase=toleranceEur&tipo=line&desde=2027-01-01');
  expect(await field('Valor (€)')).toHaveValue('0,05');
  expect(screen.queryByRole('radio', { name: /Pendiente/ })).not.toBeInTheDocument();
  await changeValue(rendered, 'Valor (€)', '0,07');
  await changeValue(rendered, 'Quién lo decide', 'Dirección');
  await rendered.user.click(save());
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toMatchObject({
    from: '2027-01-01',
    to: null,
    state: 'confirmed',
    norm: 'Dirección',
    values: [{ kind: 'toleranceEur', variant: 'line', value: '0.07' }],
  });
});
