import { formatHint, hintCookieName } from '@vatio/contracts/hint';
import type { Role } from '@vatio/contracts/roles';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { sessionOf } from './support/accounts';
import { people, tokenOf } from './support/people';
import { recordRequests } from './support/requests';
import { holdScripts, placesOf, watchFrames } from './support/screens/firstPicture';
import { expectPage, loginForm, sections, shellOf } from './support/screens/screen';

const { email, password } = people.admin;
const first = '#first-picture';
const soon = Math.trunc(Date.now() / 1000) + 3600;

/** Opens a page whose script is held back. */
const opened = { waitUntil: 'commit' } as const;

test('the browser is told to compile the page’s scripts while they come', async ({ request }) => {
  const cookie = `${hintCookieName}=${formatHint('admin', soon)}`;
  const html = await (await request.get('/user', { headers: { cookie } })).text();
  const scripts = html.match(/[^"]*\/(main|section-chunks)\.\w+\.js/g) ?? [];
  expect(scripts).toHaveLength(2);
  for (const script of scripts) {
    const text = await (await request.get(script)).text();
    // Only as its first line, and the minifier would take it away.
    expect(text).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  }
});

for (const [screen, viewport] of Object.entries({
  'a desktop': { width: 1440, height: 900 },
  'a phone': { width: 360, height: 740 },
})) {
  test.describe(`before scripts run, on ${screen}`, () => {
    test.use({ viewport });
    // It comes later, and letters are a pixel narrower in it: layoutShift.spec.ts says what that moves.
    test.beforeEach(({ page }) => page.route('**/*.woff2', () => undefined));

    test('the login form is there, and its values, caret and focus stay', async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/billing', opened);
      const form = loginForm(page);
      await expect(form.email).toBeFocused();
      await expectAccessible(page, 'the login page before React');
      const parts = 'h1, label, input, button, .login-name, .login-claim, .login-curve';
      const before = await placesOf(page, parts);
      await page.keyboard.type('ana@vatio.exampl');
      for (let step = 0; step < 'vatio.exampl'.length; step += 1) {
        await page.keyboard.press('ArrowLeft');
      }
      await release();
      await expect(page.locator(first)).toHaveCount(0);
      await page.keyboard.type('el.');
      await expect(form.email).toHaveValue('ana@el.vatio.exampl');
      expect(await placesOf(page, parts)).toEqual(before);
      await expectAccessible(page, 'the login page after React');
    });

    test('each section’s shell, heading and skeleton stand where they stay', async ({
      page,
      request,
      store,
    }) => {
      await store(await sessionOf(request, people.admin));
      // Its code never comes: the skeleton stays.
      await page.route('**/remotes/**', () => undefined);
      // Further sections join the menu a moment later.
      const parts =
        'h1, .sidebar, .sidebar-brand, .sidebar-menu > :nth-child(-n + 5), .topbar-toggle, .avatar, .placeholder';
      for (const { name, title } of sections) {
        const release = await holdScripts(page);
        await page.goto(`/${name}`, opened);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await expect(page.locator(first)).not.toContainText(people.admin.name);
        await expectAccessible(page, `${name} before React`);
        const before = await placesOf(page, parts);
        await release();
        await expect(page.locator(first)).toHaveCount(0);
        await expect(shellOf(page).topBar).toContainText(people.admin.name);
        expect(await placesOf(page, parts)).toEqual(before);
        await page.unroute(/\/assets\/main\.\w+\.js$/);
      }
    });
  });
}

test('nothing is painted before it, not even a blank page', async ({ page, request, store }) => {
  const paints = () =>
    page.waitForFunction(() => {
      const times = performance.getEntriesByType('paint').map(({ startTime }) => startTime);
      return times.length === 2 && times;
    });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/login');
  const [blank, login] = (await (await paints()).jsonValue()) || [];
  expect(blank).toBe(login);
  await store(await sessionOf(request, people.admin));
  await page.goto('/billing');
  const [before, shell] = (await (await paints()).jsonValue()) || [];
  expect(before).toBe(shell);
});

test('a login that is sent before scripts run is held, and sent once', async ({ page }) => {
  const requests = recordRequests(page);
  const release = await holdScripts(page);
  await page.goto('/company', opened);
  const form = loginForm(page);
  await form.email.fill(email);
  await form.password.fill(password);
  await form.password.press('Enter');
  await form.password.press('Enter');
  await expect(page.getByRole('button', { name: 'Cargando…' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/company');
  expect(requests.under('/api/')).toEqual([]);
  await release();
  await expectPage(page, 'PDS');
  expect(requests.under('/api/login')).toEqual(['/api/login']);
  expect(requests.under('/').join()).not.toContain(encodeURIComponent(password));
});

test('a login whose scripts never come goes nowhere', async ({ page, allow }) => {
  allow(/ERR_FAILED/);
  const requests = recordRequests(page);
  await page.route(/\/assets\/main\.\w+\.js$/, (route) => route.abort());
  await page.goto('/billing');
  await loginForm(page).email.fill(email);
  await loginForm(page).password.fill(password);
  await loginForm(page).submit.click();
  await expect(page.getByRole('button', { name: 'Cargando…' })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/billing');
  expect(requests.under('/').join()).not.toMatch(/password|api\/login/);
});

const shellParts = { sidebar: '.sidebar', 'top bar': '.topbar', footer: '.shell-footer' };

for (const [what, hint, stored] of [
  ['no hint and no token', undefined, undefined],
  ['a hint without a token', formatHint('admin', soon), undefined],
  [
    'a hint and an expired token',
    formatHint('admin', soon),
    tokenOf('admin', { secondsLeft: -60 }),
  ],
  ['a hint and a damaged token', formatHint('admin', soon), { ...tokenOf('admin'), value: 7 }],
  ['an expired hint', formatHint('admin', soon - 7200), undefined],
  ['a damaged hint', 'admin', undefined],
] as const) {
  test(`signed out, no frame shows the shell: ${what}`, async ({
    page,
    store,
    context,
    baseURL,
  }) => {
    if (stored) await store(stored);
    if (hint) {
      await context.addCookies([{ name: hintCookieName, value: hint, url: baseURL ?? '' }]);
    }
    const seen = await watchFrames(page, shellParts);
    const release = await holdScripts(page);
    await page.goto('/billing', opened);
    await expect.poll(async () => (await seen()).frames).toBeGreaterThan(5);
    await release();
    await expect(loginForm(page).submit).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    expect((await seen()).shown).toEqual([]);
  });
}

test.describe('signed in, no frame shows what is not for them:', () => {
  const parts = {
    'the login form': '.login',
    // Only for an admin.
    'the menu of another role': '.sidebar a[href="/user"]',
  };
  const hints: Readonly<Record<string, Role | undefined>> = {
    'a token without a hint': undefined,
    'the hint of another role': 'admin',
    'their own hint': 'reader',
  };
  for (const [what, role] of Object.entries(hints)) {
    test(what, async ({ page, request, store, context, baseURL }) => {
      await store(await sessionOf(request, people.reader));
      await context.clearCookies();
      if (role) {
        const value = formatHint(role, soon);
        await context.addCookies([{ name: hintCookieName, value, url: baseURL ?? '' }]);
      }
      const seen = await watchFrames(page, parts);
      const release = await holdScripts(page);
      await page.goto('/billing', opened);
      await expect.poll(async () => (await seen()).frames).toBeGreaterThan(5);
      await release();
      await expectPage(page, 'Facturación');
      expect((await seen()).shown).toEqual([]);
    });
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says that it needs them', async ({ page, tolerate }) => {
    // Files that the document names in advance are not fetched.
    tolerate(/request failed: csp/);
    await page.goto('/billing');
    const notice = page.locator('noscript');
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toMatch(/^Vatio necesita JavaScript\./);
    // Over the form, which would not work.
    await expect(loginForm(page).submit.click({ trial: true, timeout: 1000 })).rejects.toThrow();
  });
});
