import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people, tokenOf } from './support/people';
import { recordRequests } from './support/requests';
import { expectPage, expectSignedOut, goTo, shellOf, signIn } from './support/screens/screen';
import { storedToken } from './support/storage';

const good = tokenOf('admin');
const { user } = good;

/** One of each kind: `token.test.ts` of the host has the rest. */
const damaged: Readonly<Record<string, unknown>> = {
  'an empty text': '',
  'no JSON': '{"value":',
  'an empty object': {},
  'a role that every object has': { ...good, user: { ...user, role: 'constructor' } },
  'no end': { ...good, expires_at: undefined },
  'an end beyond all numbers': JSON.stringify(good).replace(
    /"expires_at":\d+/,
    '"expires_at":1e999',
  ),
};

for (const [what, value] of Object.entries(damaged)) {
  test(`a stored session that is damaged is none: ${what}`, async ({ page, store }) => {
    const requests = recordRequests(page);
    await store(value);
    await page.goto('/company');
    await expectSignedOut(page);
    expect(requests.under('/remotes/')).toEqual([]);
  });
}

test('who comes with a damaged session can sign in', async ({ page, store }) => {
  await store('{"value":');
  await page.goto('/company');
  await signIn(page, 'reader', 'PDS');
});

test('of the user only name and role are required', async ({ page, request, store }) => {
  const session = await sessionOf(request, people.reader);
  await store({ ...session, user: { name: 'Ana María Ruiz', role: 'reader' } });
  await page.goto('/company');
  await expectPage(page, 'PDS');
  await expect(shellOf(page).topBar).toContainText('Ana María Ruiz');
});

for (const [what, change] of [
  ['storage that is cleared', () => localStorage.clear()],
  ['a session that is damaged', () => localStorage.setItem('token', '{')],
] as const) {
  test(`${what} while the page is open signs out`, async ({ page, openAs }) => {
    await page.clock.install();
    await openAs('admin', '/company', { title: 'PDS' });
    await page.evaluate(change);
    await page.clock.fastForward(2000);
    await expectSignedOut(page);
  });
}

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
