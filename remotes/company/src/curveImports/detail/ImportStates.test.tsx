import { screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import {
  answerImport,
  doneImport,
  importId,
  importOf,
  importPath,
} from '../../testing/curveImports';
import { answer, button, failOnce, heading, openAt } from '../../testing/page';

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
    const { user, container } = open();
    expect(await screen.findByRole('region', { name: title })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Cancelar la importación'));
    expect(await button('Cancelando…')).toHaveAttribute('aria-disabled', 'true');
    expect(calls).toHaveLength(1);
  });
});

describe('an import that is done', () => {
  it('says what was written, and is undone after asking', async () => {
    let current = doneImport();
    answerImport(() => current);
    const calls = answer('post', `${api}/undo`, {});
    const { user, container } = open();
    expect(await screen.findByText(/Han cambiado 31 días de 1 punto de suministro/)).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await user.click(await button('Deshacer'));
    const dialog = within(screen.getByRole('dialog'));
    current = importOf({ state: 'undone' });
    await user.click(dialog.getByRole('button', { name: 'Deshacer' }));
    expect(await heading('Importación deshecha')).toBeVisible();
    expect(calls).toHaveLength(1);
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
    const { container } = open();
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Elegir otro fichero' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });
});

it('says what failed, and tries again', async () => {
  await failOnce(open, api, importOf());
  expect(await button('Importar 745 lecturas')).toBeVisible();
});

it('says so when there is no such import', async () => {
  answer('get', api, { message: 'Esa importación no existe.' }, 404);
  open();
  expect(await heading('Esa importación no existe.')).toBeVisible();
});
