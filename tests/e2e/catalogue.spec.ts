import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { root } from '../../tools/root';
import { expect, test } from './fixtures';
import { expectAccessible } from './support/accessible';
import { expectPicture } from './support/pictures/expectPicture';

const widgets = 'shared/ui/src';
const storyFiles = readdirSync(join(root, widgets), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .sort();

/** Two stories of a card have the same title. */
const amongStories = { 'landmark-unique': { enabled: false } };

let folder: string;
let server: PreviewServer;
let pageOf: (file: string) => string;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  folder = mkdtempSync(join(tmpdir(), 'vatio-catalogue-'));
  execFileSync(process.execPath, ['tools/run.mjs', 'catalogue', '--build', '--to', folder], {
    cwd: root,
    stdio: 'pipe',
  });
  server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as Index;
  const [address] = server.resolvedUrls?.local ?? [];
  pageOf = (file) => {
    const page = Object.values(entries).find(
      ({ type, importPath }) => type === 'docs' && importPath === `./${widgets}/${file}`,
    );
    return `${address}iframe.html?viewMode=docs&id=${page?.id}`;
  };
});

interface Index {
  readonly entries: Readonly<
    Record<string, { readonly id: string; readonly type: string; readonly importPath: string }>
  >;
}

test.afterAll(async () => {
  await server?.close();
  if (folder) rmSync(folder, { recursive: true });
});

for (const file of storyFiles) {
  const name = file.replace('.stories.tsx', '').replaceAll('/', '-');

  test(`${name} in every state`, async ({ page }) => {
    // Some screenshots of frames take ten seconds each.
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(pageOf(file));
    await expectDrawn(page);
    await expectPicture(page, `${name}-1440`, { fullPage: true });
    await expectAccessible(page, name, 'main', amongStories);
    for (const frame of page.mainFrame().childFrames()) {
      await expectAccessible(frame, name, '#storybook-root');
    }

    await page.emulateMedia({ colorScheme: 'dark' });
    await expectDrawn(page);
    await expectPicture(page, `${name}-dark`, { fullPage: true });
    await page.emulateMedia({ colorScheme: null });

    await page.setViewportSize({ width: 360, height: 780 });
    await expectDrawn(page);
    await expectPicture(page, `${name}-360`, { fullPage: true });
  });
}

/** All stories, those in a frame as well; charts come later than their frames. */
async function expectDrawn(page: Page): Promise<void> {
  await expect(page.locator('main > section').first()).toBeVisible();
  for (const frame of await page.locator('main iframe').all()) {
    // Storybook loads a frame when it comes into view.
    await frame.scrollIntoViewIfNeeded();
    await expect(frame.contentFrame().locator('body.sb-show-main')).toBeVisible();
    await expect(frame.contentFrame().locator('#storybook-root > *').first()).toBeAttached();
  }
  await expect(
    page.locator('section:not([id$="--loading"]) .chart-box[aria-busy=true]'),
  ).toHaveCount(0);
  await expect(page.locator('.state-loading:not(:has(.placeholder))')).toHaveCount(0);
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 0);
  });
}
