import { expect, test } from './fixtures';
import { recordRequests } from './support/requests';
import { expectSignedOut, goTo, signIn } from './support/screens/screen';
import { storedToken } from './support/storage';

test('a stored session that is damaged is none, and whoever comes with it can sign in', async ({
  page,
  store,
}) => {
  const requests = recordRequests(page);
  await store('{"value":');
  await page.goto('/company');
  await expectSignedOut(page);
  expect(requests.under('/remotes/')).toEqual([]);
  await signIn(page, 'reader', 'PDS');
});

test('storage that is cleared while the page is open signs out', async ({ page, openAs }) => {
  await page.clock.install();
  await openAs('admin', '/company', { title: 'PDS' });
  await page.evaluate(() => localStorage.clear());
  await page.clock.fastForward(2000);
  await expectSignedOut(page);
});

test('where the browser keeps nothing, the session lasts as long as the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await page.goto('/company');
  await signIn(page, 'reader', 'PDS');
  expect(await storedToken(page)).toBeNull();
  await goTo(page, 'Facturación');
  await page.reload();
  await expectSignedOut(page);
});

test('where the browser forbids storage, people can still work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const storage of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, storage, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/company');
  await signIn(page, 'reader', 'PDS');
});
