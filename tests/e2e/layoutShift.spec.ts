import type { APIRequestContext } from '@playwright/test';
import type { Role } from '@vatio/contracts/roles';
import { expect, test } from './fixtures';
import { sessionOf } from './support/accounts';
import { people } from './support/people';
import {
  billPages,
  companyPages,
  hostPages,
  studyPages,
  userPages,
} from './support/screens/allPages';
import { heldPage, type MeasureLoad, scoreOf } from './support/screens/layoutShift';
import { sections } from './support/screens/screen';

/** Half of a visible jump: the limit of a good page is 0.1. */
const limit = 0.05;
/**
 * A section's first page takes the place of the document's first picture, if there is one, without a
 * visible jump.
 */
const limitOfFirstPages = 0.02;
const firstPages = ['login', ...sections.map(({ name }) => name)].map((path) => `/${path}`);

const viewports = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const;

// Shows the scrollbars that people have: a late one moves everything.
test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
    { scope: 'worker' },
  ],
});

async function expectNoJumps(measure: MeasureLoad, address: string): Promise<void> {
  const most = firstPages.includes(address) ? limitOfFirstPages : limit;
  const shifts = await measure(address);
  const story = shifts.map(({ value, moved }) => `${value.toFixed(3)}\n  ${moved.join('\n  ')}`);
  expect.soft(scoreOf(shifts), `${address}\n${story.join('\n')}`).toBeLessThanOrEqual(most);
}

const suites: readonly (readonly [
  what: string,
  role: Role,
  pages: (request: APIRequestContext) => string[] | Promise<string[]>,
])[] = [
  ['the host and the empty sections', 'admin', hostPages],
  ['Estudios', 'admin', studyPages],
  ['PDS', 'admin', companyPages],
  ['Facturación', 'admin', billPages],
  ['Usuarios', 'admin', userPages],
  ['what others see elsewhere', 'pds_editor', () => ['company', 'user/parametros', 'billing']],
];

for (const viewport of viewports) {
  test.describe(`${viewport.width} px wide, nothing jumps while a page loads:`, () => {
    test.use({ viewport });

    for (const [what, role, pages] of suites) {
      test(what, async ({ page, request, store }) => {
        test.slow();
        const addresses = await pages(request);
        await store(await sessionOf(request, people[role]));
        const measure = await heldPage(page);
        for (const address of addresses) await expectNoJumps(measure, `/${address}`);
      });
    }

    test('the login page', async ({ page }) => {
      await expectNoJumps(await heldPage(page), '/login');
    });
  });
}
