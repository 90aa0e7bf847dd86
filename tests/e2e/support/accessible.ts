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
 * Checks every rule of axe on a page at rest: in the middle of a fade no text has contrast.
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
  await page.evaluate(async () => {
    // A spinner has no end.
    const isFade = ({ effect }: Animation) => Number(effect?.getComputedTiming().endTime) < 1000;
    const fades = document.getAnimations().filter(isFade);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([part, rules]) =>
      (await window.axe?.run(part, { resultTypes: ['violations'], rules }))?.violations,
    [within, rules] as const,
  );
  const found = violations?.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
