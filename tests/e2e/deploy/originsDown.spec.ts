import { activeVersions } from '../../deploy/stack';
import { answerReadings } from '../support/api';
import {
  expectAddress,
  expectPage,
  failure,
  goTo,
  retry,
  sections,
  shellOf,
  signIn,
  signOut,
} from '../support/screens/screen';
import { expectSamePage, expectShownAfterLooking, markPage } from '../support/updates';
import { expect, test } from './fixtures';

test.use({ stackOptions: { areOriginsUp: false } });
test.describe.configure({ mode: 'serial' });

const unreachable = (title: string) => `No se ha podido cargar «${title}»`;

test('no section was ever there: login, shell, menu and error pages work', async ({
  page,
  allow,
}) => {
  allow(/\[vatio\] .*kind: unreachable/);
  await page.goto('/billing');
  await signIn(page, 'admin');
  await expect(failure(page, unreachable('Facturación'))).toContainText(/Incidencia/);
  await expect(shellOf(page).items).toHaveText(sections.map(({ title }) => title));
  for (const { name, title } of sections) {
    await shellOf(page).link(title).click();
    await expect(failure(page, unreachable(title))).toContainText(/Incidencia/);
    await expectAddress(page, `/${name}`);
  }
  await page.goto('/no-existe');
  await expect(failure(page, unreachable('Estudios'))).toBeVisible();
  await signOut(page);
});

test('the sections join an open page when their origins come up', async ({
  page,
  stack,
  openAs,
  allow,
}) => {
  allow(/\[vatio\] .*kind: unreachable/);
  await answerReadings(page);
  await openAs('admin', '/company');
  await expect(failure(page, unreachable('PDS'))).toBeVisible();
  await markPage(page);

  for (const name of stack.sections) await stack.startOrigin(name);
  await expect.poll(async () => Object.keys(await activeVersions(stack))).toEqual(stack.sections);
  await retry(page).click();
  await expectPage(page, 'PDS');
  await expectShownAfterLooking(page, shellOf(page).link('Sonda'));
  for (const title of [...sections.map((section) => section.title), 'Sonda']) {
    await goTo(page, title);
  }
  await expectSamePage(page);
});
