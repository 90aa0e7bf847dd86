import { expect, test } from './fixtures';
import { avatarUrl } from './product';
import { sessionOf } from './support/accounts';
import { people } from './support/people';
import { expectPage, shellOf } from './support/screens/screen';

test('the picture is asked for by the name, 96 pixels, white on the brand’s blue', async ({
  page,
  openAs,
}) => {
  const asked = page.waitForRequest(`${avatarUrl}**`);
  await openAs('pds_editor', '/');
  const { searchParams, origin, pathname } = new URL((await asked).url());
  expect(`${origin}${pathname}`).toBe(avatarUrl);
  expect(Object.fromEntries(searchParams)).toEqual({
    name: people.pds_editor.name,
    size: '96',
    background: '4e73df',
    color: 'fff',
  });
  expect(await (await asked).headerValue('referer')).toBeNull();

  const picture = shellOf(page).topBar.locator('img');
  await expect(picture).toBeVisible();
  await expect(shellOf(page).topBar).not.toContainText('AN');
  await expect(shellOf(page).user).toHaveAccessibleName(people.pds_editor.name);
});

for (const [how, fault, says] of [
  ['is away', { abort: true }, /request failed: .*avatars|net::ERR_FAILED/],
  ['answers 500', { status: 500 }, /status of 500/],
  ['answers what is no picture', { contentType: 'text/html', body: '<p>' }, undefined],
] as const) {
  test(`when the service ${how}, the initials with the same look`, async ({
    page,
    openAs,
    allow,
  }) => {
    if (says) allow(says);
    await page.route(`${avatarUrl}**`, (route) =>
      'abort' in fault ? route.abort() : route.fulfill(fault),
    );
    await openAs('pds_editor', '/', { title: 'Estudios' });
    const initials = shellOf(page).topBar.getByText('AN', { exact: true });
    await expect(initials).toBeVisible();
    await expect(initials).toHaveCSS('background-color', 'rgb(78, 115, 223)');
    await expect(initials).toHaveCSS('color', 'rgb(255, 255, 255)');
    await expect(initials).toHaveCSS('border-radius', '50%');
    await expect(shellOf(page).user).toHaveAccessibleName(people.pds_editor.name);
  });
}

test('while the service hangs, everything else is there', async ({ page, request, store }) => {
  await page.route(`${avatarUrl}**`, () => undefined);
  await store(await sessionOf(request, people.admin));
  await page.goto('/company', { waitUntil: 'commit' });
  await expectPage(page, 'PDS');
  await expect(shellOf(page).user).toHaveAccessibleName(people.admin.name);
});
