import type { Page } from '@playwright/test';
import { expect } from './fixtures';
import { answer } from './support/api';
import { answerOffers, noOffers, offerConflict, offerId } from './support/screens/offerScreens';
import { ask, click, holdScreens, type Screens } from './support/screens/screens';
import { studyPath } from './support/screens/studyScreens';

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
  'offers-full': { ...offers, isNarrowToo: true },
  'offers-lines': {
    ...offers,
    when: async (page) => {
      await click('Ver como tabla')(page);
      await page.getByText('Ver cada euro con su cálculo').click();
    },
  },
  'offers-empty': { ...offers, given: (page) => answer(page, below, 200, noOffers) },
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
};

holdScreens({ ...tab, ...dialogs, ...forms }, answerOffers);
