import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Frame, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from '../fixtures';

// Avoids the wrapper that Playwright's users take: it looks into frames, though there are none, and brings
// a larger axe again for each look, which took two thirds of the time.
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    axe?: { run(within: string, options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * Checks every rule of axe on a page at rest, and its contrast in the dark theme as well.
 *
 * @param within the part that is looked at (CSS)
 * @param rules those that do not hold there
 */
export async function expectAccessible(
  page: Page | Frame,
  what: string,
  within = 'html',
  rules: RunOptions['rules'] = {},
): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  const look = (options: RunOptions) => page.evaluate(violations, [within, options] as const);
  const light = await look({ rules });
  const chosen = await page.evaluate(setTheme, 'dark');
  const dark = await look({ runOnly: ['color-contrast'] });
  await page.evaluate(setTheme, chosen);
  expect.soft(light, what).toEqual([]);
  expect.soft(dark, `${what}, dark`).toEqual([]);
}

/** Runs in the page. In the middle of a fade no text has contrast. */
async function violations([within, options]: readonly [string, RunOptions]) {
  // A spinner has no end.
  const isFade = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 1000;
  const fades = document.getAnimations().filter(isFade);
  await Promise.allSettled(fades.map(({ finished }) => finished));
  const found = await window.axe?.run(within, { resultTypes: ['violations'], ...options });
  return found?.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
}

/** Runs in the page: sets a theme, and returns the chosen one of before. */
function setTheme(theme: string | undefined): string | undefined {
  const { dataset } = document.documentElement;
  const before = dataset.theme;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  return before;
}
