import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { hang } from './support/api';
import {
  answerPortfolios,
  cancelledPath,
  donePath,
  failedPath,
  portfoliosPath,
  runningPath,
} from './support/screens/portfolioScreens';
import { empty, failed, holdScreens, loadingList, type Screens } from './support/screens/screens';

const portfolios = { address: portfoliosPath, title: 'Cartera' } as const;
const start = { address: `${portfoliosPath}/nueva`, title: 'Nueva cartera' } as const;
const one = { address: donePath, title: /^Cartera del/ } as const;

const tickAll = (page: Page) =>
  page.getByRole('checkbox', { name: 'Seleccionar toda la página' }).check();

const screens: Screens = {
  'portfolios-full': portfolios,
  'portfolios-loading': loadingList(portfolios, 'portfolios?*'),
  'portfolios-empty': empty(portfolios, 'portfolios?*'),
  'portfolios-reader': { ...empty(portfolios, 'portfolios?*'), role: 'reader' },
  'portfolios-error': failed(portfolios, 'portfolios?*'),
  'portfolio-new': start,
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
  'portfolio-done': one,
  'portfolio-selected': { ...one, when: tickAll },
  'portfolio-opened': {
    ...one,
    when: async (page) => {
      await tickAll(page);
      await page.getByRole('button', { name: 'Abrir estudios' }).click();
      // In the notice, and where it stays.
      await expect(page.getByText(/2 estudios abiertos/).first()).toBeVisible();
    },
  },
  'portfolio-reader': { ...one, role: 'reader' },
  'portfolio-loading': {
    ...one,
    title: 'Cartera',
    isLoading: true,
    given: (page) => hang(page, `api/portfolios/${donePath.split('/').at(-1)}`),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'portfolio-running': { ...one, address: runningPath },
  'portfolio-cancelled': { ...one, address: cancelledPath },
  'portfolio-failed': { ...one, address: failedPath },
  'portfolio-error': failed(
    { ...one, title: 'Cartera' },
    `portfolios/${donePath.split('/').at(-1)}`,
  ),
};

holdScreens(screens, answerPortfolios);
