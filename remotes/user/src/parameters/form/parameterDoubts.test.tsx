import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, field, openAt, showNotice } from '../../testing/page';
import { noneMissing, parametersOf, someTolls, versionOf } from '../../testing/parameters';
// It comes when it is shown; the first to ask for it would wait for its compilation.
import './ParameterNew';

const next = 'clase=powerToll&tarifa=3.0TD&desde=2027-01-01&hasta=2027-12-31';
const open = (search: string) => openAt(`/user/parametros/nuevo?${search}`);
const save = () => screen.getByRole('button', { name: 'Guardar nueva versión' });

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

describe('a value far from the one before it', () => {
  const tick = (name: string) =>
    screen.findByRole('checkbox', { name: `Sí, es correcto: ${name}` });

  it('is sent only after the person has said that it is right', async () => {
    const calls = answer('post', 'parameters', versionOf(), 201);
    const rendered = open(next);
    await changeValue(rendered, 'P1 (€/kW·año)', '1.463,6');
    await changeValue(rendered, 'Norma', 'Resolución CNMC');
    expect(screen.getByText('Es 98 veces el de 2026 (14,935084). ¿Seguro?')).toBeVisible();
    await rendered.user.click(save());
    expect(await screen.findByText('Confírmalo, o corrige el valor')).toBeVisible();
    expect(calls).toEqual([]);

    await rendered.user.click(await tick('P1'));
    await rendered.user.click(save());
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.body).toMatchObject({
      values: [{ period: 1, value: '1463.6', isConfirmed: true }, ...Array(5).fill({})],
    });
    expect(calls[0]?.body).not.toHaveProperty('values.1.isConfirmed');
  });

  it('is asked about again when it changes', async () => {
    const rendered = open(next);
    await changeValue(rendered, 'P1 (€/kW·año)', '0,041');
    expect(screen.getByText(/Parece estar en €\/kW·día, y aquí va en €\/kW·año/)).toBeVisible();
    await rendered.user.click(await tick('P1'));
    expect(await tick('P1')).toBeChecked();
    await changeValue(rendered, 'P1 (€/kW·año)', '0');
    expect(screen.getByText(/Es cero, y el de 2026 \(14,935084\) no lo era/)).toBeVisible();
    expect(await tick('P1')).not.toBeChecked();
    await changeValue(rendered, 'P1 (€/kW·año)', '15');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});

it('takes the change back from its notice', async () => {
  answer('post', 'parameters', versionOf(), 201);
  const undone = answer(
    'post',
    'parameters/versions/:number/undo',
    versionOf({ number: 5, undoes: 4 }),
    201,
  );
  const rendered = open(next);
  await changeValue(rendered, 'Norma', 'x');
  await rendered.user.click(save());
  await waitFor(() => expect(state.notices).toHaveLength(1));
  showNotice();
  await rendered.user.click(screen.getByRole('button', { name: 'Deshacer' }));
  await waitFor(() => expect(state.notices).toContain('Deshecha: versión 5 de los parámetros'));
  expect(undone).toHaveLength(1);
});

it('says what the change would make to be worked out anew', async () => {
  const asked = answer('get', 'parameters/impact', { bills: 12, studies: 1 });
  open(next);
  expect(
    await screen.findByText(
      '12 facturas se verificarán de nuevo y 1 estudio sin presentar quedará sin actualizar. Los estudios presentados y las reclamaciones enviadas no cambian.',
    ),
  ).toBeVisible();
  expect(asked[0]?.query).toEqual({ tariff: '3.0TD', from: '2027-01-01', to: '2027-12-31' });
});
