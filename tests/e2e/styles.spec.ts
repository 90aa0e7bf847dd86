import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { answerReadings } from './support/api';
import {
  breakFile,
  expectFailure,
  fileRequest,
  hanging,
  notFound,
  tampered,
} from './support/faults';
import { recordRequests } from './support/requests';
import { retry } from './support/screens/screen';

const styleSheet = /^\/remotes\/probe\/[^/]+\/[^/]+\.css$/;
const unreachable = 'No se ha podido cargar «Sonda»';
const arrived = 'El trozo con estilos ha llegado';

test.beforeEach(({ page }) => answerReadings(page));

const fetchStyled = (page: Page) => page.getByRole('button', { name: 'Traer estilos' }).click();

async function expectStyled(page: Page): Promise<void> {
  const part = page.getByText(arrived);
  await expect(part).toBeVisible();
  await expect(part).toHaveCSS('text-decoration-style', 'dotted');
}

test('a lazy part of a section brings its styles', async ({ page, openAs }) => {
  const requests = recordRequests(page);
  await openAs('admin', '/probe', { title: 'Sonda' });
  expect(requests.under('/remotes/probe/')).toHaveLength(1);
  await fetchStyled(page);
  await expectStyled(page);
  // The part's code, its style sheet and its picture.
  expect(requests.under('/remotes/probe/')).toHaveLength(4);
});

for (const [how, fault, says] of [
  ['is missing', notFound, /status of 404/],
  ['has other bytes', tampered, /'integrity' attribute/],
] as const) {
  test(`a style sheet that ${how}`, async ({ page, openAs, allow }) => {
    allow(says, /\[vatio\] .*kind: unreachable/);
    const repair = await breakFile(page, styleSheet, fault);
    await openAs('admin', '/probe');
    await fetchStyled(page);
    await expectFailure(page, unreachable);
    await repair();
    await retry(page).click();
    await fetchStyled(page);
    await expectStyled(page);
  });
}

test('a style sheet that hangs', async ({ page, openAs, allow }) => {
  allow(/\[vatio\] .*kind: unreachable/);
  await page.clock.install();
  await breakFile(page, styleSheet, hanging);
  await openAs('admin', '/probe');
  const asked = fileRequest(page, styleSheet);
  await fetchStyled(page);
  await asked;
  await page.clock.fastForward(8_000);
  await expectFailure(page, unreachable);
  await retry(page).click();
  await fetchStyled(page);
  await expectStyled(page);
});
