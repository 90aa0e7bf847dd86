import type { Page } from '@playwright/test';
import { expect } from './fixtures';

import {
  answerPortfolios,
  donePath,
  failedPath,
  portfoliosPath,
  runningPath,
} from './support/screens/portfolioScreens';
import { holdScreens, type Screens } from './support/screens/screens';

const portfolios = { address: portfoliosPath, title: 'Cartera' } as const;
const start = { address: `${portfoliosPath}/nueva`, title: 'Nueva cartera' } as const;
const one = { address: donePath, title: /^Cartera del/ } as const;

const tickAll = (page: Page) =>
  page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();

const screens: Screens = {
  'portfolios-full': portfolios,
  'portfolio-new-clients': {
    ...start,
    when: async (page) => {
      await page.getByText('Los clientes que elija').click();
      await page.getByLabel('Clientes', { exact: true }).click();
      await page.getByRole('option', { name: /Panadería/ }).click();
      await page.getByLabel('Clientes', { exact: true }).fill('for');
      await expect(page.getByRole('option', { name: /Forjas/ })).toBeVisible();
    },
  },
  'portfolio-done': { ...one, isNarrowToo: true },
  'portfolio-opened': {
    ...one,
    when: async (page) => {
      await tickAll(page);
      await page.getByRole('button', { name: 'Abrir estudios' }).click();
      // The text is in the notice, and where it stays.
      await expect(page.getByText(/2 estudios abiertos/).first()).toBeVisible();
    },
  },
  'portfolio-running': { ...one, address: runningPath },
  'portfolio-failed': { ...one, address: failedPath },
};

holdScreens(screens, answerPortfolios);
