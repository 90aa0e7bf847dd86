import type { Role } from '@vatio/contracts/roles';
import { expect, test } from './fixtures';
import { answerReadings } from './support/api';
import { people, tokenOf } from './support/people';
import { recordRequests } from './support/requests';
import {
  expectAddress,
  expectSignedOut,
  loginForm,
  sections,
  shellOf,
} from './support/screens/screen';
import { storedToken } from './support/storage';

const guarded = [...sections.map(({ name }) => `/${name}`), '/probe'];

for (const role of Object.keys(people) as Role[]) {
  test.describe(`as ${role}`, () => {
    test('every section opens, and only its own code is asked for', async ({
      page,
      openAs,
      allow,
    }) => {
      // Usuarios opens for every role; the API keeps its data from all but admins.
      if (role !== 'admin') allow(/status of 403/);
      const requests = recordRequests(page);
      for (const { name, title } of sections) {
        await openAs(role, `/${name}`, { title });
        await expectAddress(page, `/${name}`);
        const [first, ...others] = requests.under('/remotes/');
        expect(first).toMatch(new RegExp(`^/remotes/${name}/[^/]+/entry\\.\\w+\\.js$`));
        // Readers begin with a lazy part of Tiempo de gestión; all others with one file.
        const isLazy = role === 'reader' && name === 'activity-hours';
        expect(others).toEqual(isLazy ? [expect.stringContaining(`/remotes/${name}/`)] : []);
        requests.clear();
      }
    });

    test('any other path leads to the default section', async ({ page, openAs }) => {
      for (const path of ['/', '/unknown']) {
        await openAs(role, path, { title: 'Estudios' });
        await expectAddress(page, '/energy-analysis');
      }
    });

    test('the login page opens inside the shell', async ({ page, openAs }) => {
      await openAs(role, '/login');
      await expect(loginForm(page).heading).toBeVisible();
      await expect(shellOf(page).topBar).toContainText(people[role].name);
      await expectAddress(page, '/login');
    });
  });
}

for (const role of ['admin', 'writer'] as const) {
  test(`a route with roles opens for ${role}, who has one of them`, async ({ page, openAs }) => {
    await page.route('**/api/probe/readings', (route) => route.fulfill({ json: { text: 'Hola' } }));
    await openAs(role, '/probe', { title: 'Sonda' });
  });
}

for (const role of ['reader', 'pds_editor'] as const) {
  test(`a route with roles is closed to ${role}: to the default section, without a request for its code`, async ({
    page,
    openAs,
  }) => {
    const requests = recordRequests(page);
    await openAs(role, '/probe/note', { title: 'Estudios' });
    await expectAddress(page, '/energy-analysis');
    expect(requests.under('/remotes/probe/')).toEqual([]);
  });
}

for (const path of guarded) {
  test(`signed out, ${path} leads to the login page without a request for its code`, async ({
    page,
  }) => {
    const requests = recordRequests(page);
    await page.goto(path);
    await expectSignedOut(page);
    expect(requests.under('/remotes/')).toEqual([]);
    expect(requests.under('/assets/federation')).toEqual([]);
  });
}

test('an expired session is blocked like none at all', async ({ page, openAs }) => {
  const requests = recordRequests(page);
  await openAs('admin', '/billing', { secondsLeft: -1 });
  await expectSignedOut(page);
  expect(requests.under('/remotes/')).toEqual([]);
});

test('an unknown role counts as signed out', async ({ page, store }) => {
  const requests = recordRequests(page);
  const token = tokenOf('admin');
  await store({ ...token, user: { ...token.user, role: 'superadmin' } });
  await page.goto('/billing');
  await expectSignedOut(page);
  expect(requests.under('/remotes/')).toEqual([]);
});

test('going back from the login page does not enter a blocked page', async ({ page }) => {
  await page.goto('/login');
  await expectSignedOut(page);
  await page.goto('/billing');
  await expectSignedOut(page);
  await page.goBack();
  await expectSignedOut(page);
  await page.goForward();
  await expectSignedOut(page);
});

test.describe('a page that only some of those may enter who may enter its section', () => {
  const closed = '/probe/closed';
  test.beforeEach(({ page }) => answerReadings(page));

  test('opens for who has the role, knows the session’s end, and signs out', async ({
    page,
    openAs,
  }) => {
    await openAs('admin', closed, { title: 'Reservado' });
    await expect(page.getByText(/^Sesión hasta \d{10}$/)).toBeVisible();
    await page.getByRole('button', { name: 'Salir desde aquí' }).click();
    await expectSignedOut(page);
    await expect.poll(() => storedToken(page)).toBeNull();
  });

  test('leads others to the default section, and nothing of it is asked for', async ({
    page,
    openAs,
  }) => {
    const requests = recordRequests(page);
    await openAs('writer', closed, { title: 'Estudios' });
    await expectAddress(page, '/energy-analysis');
    expect(requests.under('/api/probe/')).toEqual([]);
  });
});
