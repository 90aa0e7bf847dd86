import { screen, waitFor, within } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import { answer, listOf, openAt, signInAs, textsOf } from '../../testing/page';
import { versionOf } from '../../testing/parameters';

const open = () => openAt('/user/parametros/versiones');

it('says who made each version, when and why, and leads to its table', async () => {
  const first = versionOf({ number: 1, actor: null, comment: 'Valores publicados', changed: 710 });
  const calls = answer('get', 'parameters/versions', listOf([versionOf(), first], 5));
  open();
  const last = within(await screen.findByRole('row', { name: /^Versión 4/ }));
  expect(textsOf('cell', last)).toEqual([
    '20 nov 2026, 11:30',
    'Lucía Fernández',
    'IEE de diciembre',
    '1 valor',
    '–',
  ]);
  expect(last.getByRole('link')).toHaveAttribute('href', '/user/parametros?anio=todos&version=4');
  expect(screen.getByRole('row', { name: /^Versión 1 .* Vino con el programa/ })).toBeVisible();
  expect(calls[0]?.query).toEqual({ page: '1', pageSize: '25' });
});

describe('the last change', () => {
  const undo = () => screen.queryByRole('button', { name: 'Deshacer la versión 4' });

  it('is taken back after a question, and only the last', async () => {
    const older = versionOf({ number: 3, comment: 'IVA' });
    answer('get', 'parameters/versions', listOf([versionOf(), older], 4));
    const calls = answer(
      'post',
      'parameters/versions/:number/undo',
      versionOf({ number: 5, undoes: 4 }),
      201,
    );
    const { user } = open();
    expect(await screen.findAllByRole('button', { name: /^Deshacer la versión/ })).toHaveLength(1);
    await user.click(undo() as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: '¿Deshacer la versión 4?' }));
    expect(dialog.getByText('«IEE de diciembre»')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(state.notices).toEqual(['Deshecha: versión 5 de los parámetros']));
    expect(calls).toHaveLength(1);
  });

  it.each([
    ['that came with the program', { actor: null }],
    ['that takes another back', { undoes: 3 }],
  ])('is not taken back when it is one %s', async (_name, facts) => {
    answer('get', 'parameters/versions', listOf([versionOf(facts)], 4));
    open();
    await screen.findByRole('row', { name: /^Versión 4/ });
    expect(undo()).not.toBeInTheDocument();
  });

  it('is taken back by admins alone', async () => {
    signInAs('writer');
    answer('get', 'parameters/versions', listOf([versionOf()], 4));
    open();
    await screen.findByRole('row', { name: /^Versión 4/ });
    expect(undo()).not.toBeInTheDocument();
  });
});
