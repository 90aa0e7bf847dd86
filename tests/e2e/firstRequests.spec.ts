import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people } from './support/people';
import { recordRequests } from './support/requests';
import { watchFrames } from './support/screens/firstPicture';
import { badgeAddress } from './support/screens/menuBadge';

test.describe('what a page asks the API for first', () => {
  const entry = ({ pathname }: URL) => /^\/remotes\/user\/[^/]+\/entry\./.test(pathname);

  test('is shown with the page when it is here before its code: no frame has a skeleton of the list', async ({
    page,
    store,
    request,
  }) => {
    const seen = await watchFrames(page, { skeleton: '.table-skeleton', rows: 'tbody tr' });
    const devTools = await page.context().newCDPSession(page);
    // Frames would come between every two steps of the page.
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.route(entry, async (route) => {
      await page.waitForFunction(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('/api/users?')),
      );
      await route.fallback();
    });
    await store(await sessionOf(request, people.admin));
    await page.goto('/user', { waitUntil: 'commit' });
    await expect(page.getByRole('table', { name: 'Usuarios' })).toBeVisible();
    await expect.poll(async () => (await seen()).shown).toEqual(['rows']);
  });

  for (const [how, start, link] of [
    ['opened by its address', '/user', undefined],
    // This page itself asks the API for no data.
    ['gone to from another page', '/platform', 'Usuarios'],
  ] as const) {
    test(`is sent while its code is on its way, and once: ${how}`, async ({
      page,
      store,
      request,
    }) => {
      const requests = recordRequests(page);
      const asked = () => requests.under('/api/').filter((address) => address !== badgeAddress);
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(entry, async (route) => {
        await released;
        await route.fallback();
      });

      await store(await sessionOf(request, people.admin));
      // The pending request holds the load event up.
      await page.goto(start, { waitUntil: 'commit' });
      if (link) await page.getByRole('link', { name: link, exact: true }).click();
      await expect.poll(asked).toEqual(['/api/users?sort=name&page=1&pageSize=25']);
      await expect(page.getByText('Cargando Usuarios…')).toBeAttached();

      release();
      await expect(page.getByRole('table', { name: 'Usuarios' })).toBeVisible();
      expect(asked()).toHaveLength(1);
    });
  }
});
