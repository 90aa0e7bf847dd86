import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../fixtures';

/** Every rule of axe, on what stands still: in the middle of a fade nothing has contrast. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await page.evaluate(async () => {
    const isFade = ({ effect }: Animation) => Number(effect?.getComputedTiming().duration) < 1000;
    const fades = document.getAnimations().filter(isFade);
    await Promise.allSettled(fades.map(({ finished }) => finished));
  });
  // Without frames of other origins there is no need of the blank page that it would open.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
  );
  expect.soft(found, what).toEqual([]);
}
