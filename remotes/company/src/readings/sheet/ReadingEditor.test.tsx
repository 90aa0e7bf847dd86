import { screen, waitFor } from '@testing-library/react';
import { state } from '@vatio/platform/testing/controls';
import {
  answerAll,
  cell,
  open,
  path,
  point,
  readings,
  rowOf,
  save,
} from '../../testing/consumption';
import { answer, showNotice, signInAs } from '../../testing/page';

describe('one reading', () => {
  it('is corrected, and the correction can be undone', async () => {
    answerAll();
    const [january] = readings;
    const calls = answer('put', `readings/${january?.id}`, { ...january, version: 2 });
    const { user, where } = open();
    await user.click(await screen.findByRole('button', { name: 'Editar la lectura de ene 2026' }));
    const first = await cell('Energía de P1, ene 2026');
    expect(first).toHaveValue('1200,125');
    await user.clear(first);
    await user.type(first, '1.300');
    await user.click(save('Guardar la lectura'));
    await waitFor(() => expect(where()).toBe(`${path}?anio=2026&datos=lecturas&ver=energia`));
    expect(calls[0]?.body).toEqual({
      from: '2026-01-01',
      to: '2026-01-31',
      isEstimated: false,
      source: 'manual',
      version: 1,
      energyKwh: ['1300', '1350', '0', '0', '0', '2100.5'],
      reactiveKvarh: null,
      maxKw: ['18.4', '19', null, null, null, '12.001'],
    });
    showNotice();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() =>
      expect(calls[1]?.body).toMatchObject({ version: 2, energyKwh: january?.energyKwh }),
    );
  });

  it('is not written over somebody else’s change unseen', async () => {
    answerAll();
    const [january] = readings;
    const current = { ...january, version: 4, energyKwh: ['1', '2', '3', '4', '5', '6'] };
    answer(
      'put',
      `readings/${january?.id}`,
      {
        message: 'Otra persona ha cambiado esta lectura mientras la editabas.',
        versions: { yours: {}, current },
      },
      409,
    );
    const { user } = open(`?anio=2026&editar=${january?.id}`);
    await user.type(await cell('Energía de P2, ene 2026'), '9');
    await user.click(save('Guardar la lectura'));
    expect(await screen.findByRole('alert')).toHaveTextContent('1 · 2 · 3 · 4 · 5 · 6');
    const again = answer('put', `readings/${january?.id}`, { ...current, version: 5 });
    await user.click(screen.getByRole('button', { name: 'Guardar lo mío' }));
    await waitFor(() => expect(again[0]?.body).toMatchObject({ version: 4 }));
  });

  it('is deleted at once, and the deletion can be undone', async () => {
    answerAll();
    const [january] = readings;
    const off = answer('delete', `readings/${january?.id}`, undefined, 204);
    const back = answer('post', `points/${point.id}/readings`, { rows: [january] }, 201);
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Borrar la lectura de ene 2026' }));
    await waitFor(() => expect(off).toHaveLength(1));
    await waitFor(() => expect(state.notices).toHaveLength(1));
    showNotice();
    await user.click(screen.getByRole('button', { name: 'Deshacer' }));
    await waitFor(() => expect(back).toHaveLength(1));
    expect(back[0]?.body).toMatchObject({ rows: [{ from: '2026-01-01', source: 'manual' }] });
  });

  it.each([
    ['pds_editor', 1, 0],
    ['reader', 0, 0],
  ] as const)('a %s may do less', async (role, edit, remove) => {
    answerAll();
    signInAs(role);
    open();
    await rowOf(/^ene 2026/);
    expect(screen.queryAllByRole('button', { name: /^Editar la lectura de ene/ })).toHaveLength(
      edit,
    );
    expect(screen.queryAllByRole('button', { name: /^Borrar la lectura de ene/ })).toHaveLength(
      remove,
    );
  });
});
