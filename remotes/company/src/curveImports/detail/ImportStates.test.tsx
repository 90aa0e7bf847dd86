import { screen, waitFor, within } from '@testing-library/react';
import type { ImportCheck } from '@vatio/contracts/company/imports/curveImports';
import {
  answerImport,
  doneImport,
  importCheckOf,
  importId,
  importOf,
  importPath,
} from '../../testing/curveImports';
import { answer, button, heading, openAt, signInAs } from '../../testing/page';

const api = `curve-imports/${importId}`;
const open = () => openAt(importPath);

describe('an import at work', () => {
  it.each([
    ['queued', null, 'En cola'],
    ['checking', 0.5, 'Revisando el fichero'],
    ['confirmed', null, 'En cola para importar'],
    ['writing', 0.99, 'Importando'],
  ] as const)('%s: how far it is, and it can be stopped', async (state, progress, title) => {
    answerImport(() => importOf({ state, progress, check: null }));
    const calls = answer('post', `${api}/cancel`, {});
    const { user } = open();
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    await user.click(await button('Cancelar la importación'));
    expect(await button('Cancelando…')).toHaveAttribute('aria-disabled', 'true');
    expect(calls).toHaveLength(1);
  });
});

describe('an import whose undoing takes long', () => {
  it('shows how far that is, and then that it is undone', async () => {
    let current = importOf({ state: 'undoing', progress: 0.42 });
    answerImport(() => current);
    open();
    expect(await screen.findByRole('region', { name: 'Deshaciendo la importación' })).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '42 % deshecho');
    expect(screen.queryByRole('button', { name: 'Cancelar la importación' })).toBeNull();
    current = importOf({ state: 'undone' });
    expect(await heading('Importación deshecha')).toBeVisible();
  });
});

describe('a file that does not show how it is to be read', () => {
  const asking = (question: Partial<NonNullable<ImportCheck['question']>> = {}) =>
    importOf({
      check: importCheckOf({
        points: [],
        problems: { fatal: 1, error: 0, warning: 0 },
        question: { asks: 'decimalMark', line: 2, value: '2.020', ...question },
      }),
    });

  it('asks, and reads it again with the answer', async () => {
    answerImport(() => asking());
    const calls = answer('post', `${api}/check`, {});
    const { user } = open();
    const read = await button('Revisar el fichero');
    expect(read).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByLabelText('Los miles: es 2020'));
    await user.click(read);
    await waitFor(() =>
      expect(calls[0]?.body).toEqual({
        supplyPointId: null,
        answers: { decimalMark: ',' },
        version: 1,
      }),
    );
  });

  it.each([
    [{ value: '2,020' }, 'Los decimales: es 2,020'],
    [
      { asks: 'labels' as const, value: null },
      'El final de su intervalo: «12:00» va de 11:00 a 12:00',
    ],
  ])('asks by what stands in it: %j', async (question, label) => {
    answerImport(() => asking(question));
    open();
    expect(await screen.findByLabelText(label)).toBeVisible();
  });

  it('says that labels contradict each other', async () => {
    answerImport(() => asking({ asks: 'labels', value: '24:00' }));
    open();
    const text =
      'Unos días empiezan a las 00:00 y otros acaban a las 24:00: ¿qué señala cada hora?';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('says how it was read, and can be told something else', async () => {
    answerImport(() => importOf({ answers: { decimalMark: '.' } }));
    const calls = answer('post', `${api}/check`, {});
    const { user } = open();
    expect(await screen.findByText(/el punto separa los decimales/)).toBeVisible();
    await user.click(await button('Cambiar la respuesta'));
    await waitFor(() =>
      expect(calls[0]?.body).toEqual({ supplyPointId: null, answers: {}, version: 1 }),
    );
  });

  it('asks nobody who may not import', async () => {
    signInAs('reader');
    answerImport(() => asking());
    open();
    expect(await screen.findByText(/¿qué separa el punto\?/)).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('an import that is done', () => {
  it('says what was written, and is undone after asking', async () => {
    let current = doneImport();
    answerImport(() => current);
    const calls = answer('post', `${api}/undo`, {});
    const { user } = open();
    expect(await screen.findByText(/Han cambiado 31 días de 1 punto de suministro/)).toBeVisible();
    await user.click(await button('Deshacer'));
    const dialog = within(screen.getByRole('dialog'));
    current = importOf({ state: 'undone' });
    await user.click(dialog.getByRole('button', { name: 'Deshacer' }));
    expect(await heading('Importación deshecha')).toBeVisible();
    expect(calls).toEqual([{ query: {}, body: { version: 1 } }]);
    expect(screen.getByRole('region', { name: 'Qué hacer con la importación' })).toHaveFocus();
  });

  it('says why it cannot be undone', async () => {
    answerImport(() =>
      doneImport({ message: 'Después se importó noviembre.csv: deshazla antes.' }),
    );
    open();
    expect(await button('Deshacer')).toHaveAccessibleDescription(/noviembre\.csv/);
  });

  it('shows why the API refuses when it became impossible meanwhile', async () => {
    answerImport(() => doneImport());
    answer('post', `${api}/undo`, { message: 'Después se importó noviembre.csv.' }, 409);
    const { user } = open();
    await user.click(await button('Deshacer'));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Deshacer' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('noviembre.csv');
  });
});

describe('an import that cannot be read', () => {
  it('says what is wrong with the file, and offers another', async () => {
    const message = 'El fichero es un PDF: descarga la curva en CSV.';
    answerImport(() => importOf({ state: 'unreadable', message, check: null }));
    open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elegir otro fichero' })).toBeVisible();
  });
});
