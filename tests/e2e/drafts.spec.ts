import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answer, answerReadings, hang } from './support/api';
import {
  expectAddress,
  expectPage,
  expectSignedOut,
  goTo,
  heading,
  shellOf,
  signIn,
  signOut,
} from './support/screens/screen';
import { changeStoredToken, recordStoredAtLogin } from './support/storage';

const question = (page: Page) => page.getByRole('dialog', { name: 'Hay cambios sin guardar' });
const note = (page: Page) => page.getByLabel('Texto');

async function writeNote(page: Page, text: string): Promise<void> {
  await expect(heading(page, 'Nota')).toBeVisible();
  await note(page).fill(text);
  // The page knows of the change once its draft is there: an earlier reload would not ask.
  await expect
    .poll(() =>
      page.evaluate((typed) => JSON.stringify({ ...sessionStorage }).includes(typed), text),
    )
    .toBe(true);
}

test.describe('leaving a page with unsaved changes', () => {
  test('«Seguir editando» stays, with what was typed', async ({ page, openAs }) => {
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Por terminar');
    await shellOf(page).link('Facturación').click();
    await expect(question(page)).toContainText('Si sales ahora, se perderá lo que has escrito');
    await question(page).getByRole('button', { name: 'Seguir editando' }).click();
    await expect(question(page)).toHaveCount(0);
    await expectAddress(page, '/probe/note');
    await expect(note(page)).toHaveValue('Por terminar');
  });

  test('«Salir sin guardar» leaves, and the draft is gone', async ({ page, openAs }) => {
    await answerReadings(page);
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Para tirar');
    await shellOf(page).link('Facturación').click();
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click();
    await expectPage(page, 'Facturación');
    await page.goto('/probe/note');
    await expect(heading(page, 'Nota')).toBeVisible();
    await expect(note(page)).toHaveValue('');
  });

  test('the browser’s way back asks, too', async ({ page, openAs }) => {
    await openAs('admin', '/company', { title: 'PDS' });
    await answerReadings(page);
    await shellOf(page).link('Sonda').click();
    await page.getByRole('link', { name: 'Escribir una nota' }).click();
    await writeNote(page, 'Por terminar');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Seguir editando' }).click();
    await expectAddress(page, '/probe/note');
    await page.goBack();
    await question(page).getByRole('button', { name: 'Salir sin guardar' }).click();
    await expectPage(page, 'Sonda');
  });

  test('an untouched or emptied page asks nothing', async ({ page, openAs }) => {
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Nada');
    await note(page).fill('');
    await goTo(page, 'Facturación');
  });

  test('what was saved asks nothing, and leaves no draft', async ({ page, openAs }) => {
    await answer(page, 'probe/notes', 201);
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Guardada');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Nota guardada')).toBeVisible();
    await goTo(page, 'Facturación');
    await page.goto('/probe/note');
    await expect(heading(page, 'Nota')).toBeVisible();
    await expect(note(page)).toHaveValue('');
  });

  test('a reload asks in the browser’s own words, and keeps the draft', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Por terminar');
    const asked = page.waitForEvent('dialog');
    const reloaded = page.reload();
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await reloaded;
    await expect(note(page)).toHaveValue('Por terminar');
  });
});

test.describe('a forced navigation', () => {
  const endings: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    'the end of the session': async (page) => changeStoredToken(page, { expires_at: 1 }),
    'a 401': async (page) => {
      await answer(page, 'probe/notes', 401);
      await page.getByRole('button', { name: 'Guardar' }).click();
    },
    '«Salir»': signOut,
  };

  for (const [what, end] of Object.entries(endings)) {
    test(`${what} asks nothing, and the draft waits for the one who typed it`, async ({
      page,
      allow,
    }) => {
      if (what === 'a 401') allow(/status of 401/);
      const storedAtLogin = await recordStoredAtLogin(page);
      await page.goto('/probe/note');
      await signIn(page, 'admin');
      await writeNote(page, 'De Lucía');
      await end(page);
      await expectSignedOut(page);
      await expect(question(page)).toHaveCount(0);
      // «Salir» alone goes to the login page first.
      expect(storedAtLogin.at(-1)).toBe(what === '«Salir»');

      await signIn(page, 'writer');
      await page.goto('/probe/note');
      await expect(heading(page, 'Nota')).toBeVisible();
      await expect(note(page)).toHaveValue('');
      await signOut(page);

      await signIn(page, 'admin');
      await page.goto('/probe/note');
      await expect(note(page)).toHaveValue('De Lucía');
    });
  }

  test('a 400 asks nothing, and the draft is kept', async ({ page, openAs, allow }) => {
    allow(/status of 400/);
    await answer(page, 'probe/notes', 400);
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Por terminar');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expectPage(page, 'Estudios');
    await expectAddress(page, '/energy-analysis');
    await page.goto('/probe/note');
    await expect(note(page)).toHaveValue('Por terminar');
  });

  test('comes through while the question is on screen', async ({ page, openAs }) => {
    await hang(page, 'api/logout');
    await openAs('admin', '/probe/note');
    await writeNote(page, 'Por terminar');
    await shellOf(page).link('Facturación').click();
    await expect(question(page)).toBeVisible();
    await changeStoredToken(page, { expires_at: 1 });
    await expectSignedOut(page);
    await expect(question(page)).toHaveCount(0);
  });
});
