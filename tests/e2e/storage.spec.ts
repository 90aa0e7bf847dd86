import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people, tokenOf } from './support/people';
import { recordRequests } from './support/requests';
import { expectPage, expectSignedOut, shellOf, signIn } from './support/screens/screen';
import { storedToken } from './support/storage';

const good = tokenOf('admin');
const { user } = good;

const damaged: Readonly<Record<string, unknown>> = {
  'an empty text': '',
  'no JSON': '{"value":',
  null: 'null',
  'a number': '7',
  'a text': '"token"',
  'a list': '[]',
  'an empty object': {},
  'no value': { ...good, value: undefined },
  'an empty value': { ...good, value: '' },
  'a value that is no text': { ...good, value: 7 },
  'no user': { ...good, user: undefined },
  'a user that is null': { ...good, user: null },
  'a user without a name': { ...good, user: { ...user, name: undefined } },
  'a user without a role': { ...good, user: { ...user, role: undefined } },
  'a role that every object has': { ...good, user: { ...user, role: 'constructor' } },
  'a list of roles': { ...good, user: { ...user, role: ['admin'] } },
  'no end': { ...good, expires_at: undefined },
  'an end that is a text': { ...good, expires_at: '4102444800' },
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
  await signIn(page, 'reader');
  await expectPage(page, 'PDS');
});

test('of the user only name and role are required', async ({ page, request, store }) => {
  const session = await sessionOf(request, people.reader);
  await store({ ...session, user: { name: 'Ana María Ruiz', role: 'reader' } });
  await page.goto('/company');
  await expectPage(page, 'PDS');
  await expect(shellOf(page).topBar).toContainText('Ana María Ruiz');
});

test('storage cleared while the page is open signs out', async ({ page, openAs }) => {
  await page.clock.install();
  await openAs('admin', '/company');
  await expectPage(page, 'PDS');
  await page.evaluate(() => localStorage.clear());
  await page.clock.fastForward(2000);
  await expectSignedOut(page);
});

test('a session that is damaged while the page is open signs out', async ({ page, openAs }) => {
  await page.clock.install();
  await openAs('admin', '/company');
  await expectPage(page, 'PDS');
  await page.evaluate(() => localStorage.setItem('token', '{'));
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
  await signIn(page, 'reader');
  await expectPage(page, 'PDS');
  expect(await storedToken(page)).toBeNull();
  await shellOf(page).link('Facturación').click();
  await expectPage(page, 'Facturación');
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
  await signIn(page, 'reader');
  await expectPage(page, 'PDS');
});
