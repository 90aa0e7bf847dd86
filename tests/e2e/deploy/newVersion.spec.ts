import { answerReadings } from '../support/api';
import { breakFile, notFound } from '../support/faults';
import { failure, goTo, shellOf } from '../support/screens/screen';
import {
  expectAfterLooking,
  expectSamePage,
  expectShownAfterLooking,
  hasRun,
  markPage,
  updateButton,
  updateNotice,
} from '../support/updates';
import { deployNew, rollBack } from './editions';
import { expect, onContainers as tag, test } from './fixtures';

test('a version that is deployed under a person: it is offered, and comes without a reload', {
  tag,
}, async ({ page, stack, openNew }) => {
  const before = await openNew();
  await markPage(page);

  const after = await deployNew(stack, 'billing');
  await expectShownAfterLooking(page, updateNotice(page, 'Facturación'));
  await expect(page.getByText(before.text)).toBeVisible();
  expect(await hasRun(page, after.container)).toBe(false);

  await updateButton(page).click();
  await expect(page.getByText(after.text)).toBeVisible();
  await expect(page.getByText(before.text)).toHaveCount(0);
  await expect(updateNotice(page, 'Facturación')).toHaveCount(0);
  await expectSamePage(page);
  for (const { container } of [before, after]) expect(await hasRun(page, container)).toBe(true);
});

test('a version that nobody asked for comes with the next navigation into the section', async ({
  page,
  stack,
  openNew,
}) => {
  await openNew();
  await markPage(page);

  const after = await deployNew(stack, 'billing');
  await expectShownAfterLooking(page, updateNotice(page, 'Facturación'));
  await goTo(page, 'PDS');
  await expect(updateNotice(page, 'Facturación')).toHaveCount(0);
  await shellOf(page).link('Facturación').click();
  await expect(page.getByText(after.text)).toBeVisible();
  await expectSamePage(page);
});

test('a version that is taken back is no longer offered', async ({ page, stack, openNew }) => {
  const before = await openNew();
  await deployNew(stack, 'billing');
  await expectShownAfterLooking(page, updateNotice(page, 'Facturación'));
  await rollBack(stack, before);
  await expectAfterLooking(page, () =>
    expect(updateNotice(page, 'Facturación')).toHaveCount(0, { timeout: 500 }),
  );
  await expect(page.getByText(before.text)).toBeVisible();
  await stack.unpin('billing');
});

test('a version that cannot be loaded leaves the one on screen where it is', async ({
  page,
  stack,
  openNew,
  allow,
}) => {
  const before = await openNew();
  const after = await deployNew(stack, 'billing');
  allow(/status of 404/, /\[vatio\]/);
  const repair = await breakFile(page, new RegExp(`/${after.version}/`), notFound);
  await expectShownAfterLooking(page, updateNotice(page, 'Facturación'));
  await updateButton(page).click();
  await expect(page.getByText(before.text)).toBeVisible();
  await expect(failure(page, /./)).toHaveCount(0);

  await goTo(page, 'PDS');
  await shellOf(page).link('Facturación').click();
  await expect(page.getByText(before.text)).toBeVisible();

  await repair();
  await goTo(page, 'PDS');
  await shellOf(page).link('Facturación').click();
  await expect(page.getByText(after.text)).toBeVisible();
});

test('a page of the version before opens when its origin is gone and another one is active', async ({
  page,
  stack,
  openAs,
}) => {
  await answerReadings(page);
  const before = await deployNew(stack, 'probe');
  await openAs('admin', '/probe', { title: 'Sonda' });
  await deployNew(stack, 'probe');
  await stack.stopOrigin('probe');
  // Not even the host remembers it otherwise than by its store.
  await stack.stopHost();
  await stack.startHost();
  await page.getByRole('button', { name: 'Traer el trozo' }).click();
  await expect(page.getByText(before.text)).toBeVisible();
  await stack.startOrigin('probe');
});
