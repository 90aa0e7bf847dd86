import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { answer, hang } from './support/api';
import { answerOffers, noOffers, offerConflict, offerId } from './support/screens/offerScreens';
import { ask, click, failed, holdScreens, type Screens } from './support/screens/screens';
import { presentedPath, studyPath } from './support/screens/studyScreens';

const offers = { address: `${studyPath}/ofertas`, title: 'EST-2027-0006' } as const;
const below = 'studies/*/offers';
const form = { address: `${studyPath}/ofertas/nueva`, title: 'Añadir oferta' } as const;

const typePerMwh = async (page: Page) => {
  await page.getByLabel('Comercializadora').fill('Luz del Norte');
  const prices = page.getByRole('group', { name: /^Precios de la energía/ });
  await prices.getByLabel('P1', { exact: true }).fill('155,25');
  await prices.getByLabel('P4', { exact: true }).fill('102');
  await page.getByLabel('¿Incluyen peajes y cargos?').selectOption('Sí, todo incluido');
  await click('Añadir oferta')(page);
  await expect(page.getByText(/^Contesta antes de guardar/)).toBeVisible();
};

const importWrong = async (page: Page) => {
  await ask('Importar')(page);
  const text = 'Comercializadora;P1;P2;P3;Incluye ATR\nUno;150;0,1;x;sí\n;0,1;0,1;0,1;no\n';
  const file = { name: 'ofertas.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Fichero').setInputFiles(file);
  await expect(page.getByText(/^Fila 3, Comercializadora/)).toBeVisible();
};

const tab: Screens = {
  'offers-full': offers,
  'offers-other': {
    ...offers,
    address: `${offers.address}?oferta=${offerId.replace('501', '503')}`,
  },
  'offers-lines': {
    ...offers,
    when: async (page) => {
      await click('Ver como tabla')(page);
      await page.getByText('Ver cada euro con su cálculo').click();
    },
  },
  'offers-presented': {
    ...offers,
    address: `${presentedPath}/ofertas`,
    title: 'EST-2027-0005',
    role: 'reader',
  },
  'offers-empty': { ...offers, given: (page) => answer(page, below, 200, noOffers) },
  'offers-loading': {
    ...offers,
    isLoading: true,
    given: (page) => hang(page, `api/${below}`),
    when: (page) => expect(page.locator('.placeholder').first()).toBeVisible(),
  },
  'offers-error': failed(offers, below),
};

const dialogs: Screens = {
  'offers-copy': {
    ...offers,
    when: async (page) => {
      await ask('De otro estudio')(page);
      await expect(page.getByRole('checkbox').first()).toBeVisible();
    },
  },
  'offers-import': { ...offers, when: importWrong },
};

const forms: Screens = {
  'offer-new': { ...form, when: typePerMwh },
  'offer-conflict': {
    ...form,
    address: `${studyPath}/ofertas/${offerId}`,
    title: 'Editar oferta',
    given: offerConflict,
    when: async (page) => {
      await page.getByLabel('Notas (opcional)').fill('Confirmada por teléfono.');
      await ask('Guardar cambios')(page);
    },
    allow: [/status of 409/],
  },
  'offer-edit': { ...form, address: `${studyPath}/ofertas/${offerId}`, title: 'Editar oferta' },
};

holdScreens({ ...tab, ...dialogs, ...forms }, answerOffers);
