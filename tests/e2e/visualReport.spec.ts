import type { Page } from '@playwright/test';
import { type ReportPart, reportSections } from '@vatio/contracts/energy-analysis/report';
import { expect } from './fixtures';
import { answer } from './support/api';
import { answerOffers } from './support/screens/offerScreens';
import { answerAll, click, holdScreens, type Screens } from './support/screens/screens';
import { studyPath } from './support/screens/studyScreens';

const text: ReportPart = {
  kind: 'text',
  isShown: true,
  title: 'Nuestra propuesta',
  text: 'Bajar la potencia a **27 kW** en todos los periodos.\n\n- Sin obras.\n- En quince días.',
};
const usual = reportSections.map((kind) => ({ kind, isShown: true, title: '', text: '' }));
const facts = {
  needsConnection: false,
  needsVerification: false,
  bankKvar: null,
  bankPriceEur: null,
};
const nothing = usual.map((part) => ({ ...part, isShown: false }));

async function answerReports(page: Page) {
  await answerOffers(page);
  await answerAll(page, [
    [
      /\/api\/studies\/[0-9a-f-]+\/report$/,
      { version: 2, parts: [text, ...usual], facts, subject: null },
    ],
  ]);
}

const report = { address: `${studyPath}/informe`, title: 'EST-2027-0006' } as const;
const below = 'studies/*/report';

const screens: Screens = {
  'report-full': {
    ...report,
    parts: (page) => ({
      first: page,
      charts: page.getByRole('region', { name: 'Potencia contratada' }),
      last: page.getByRole('region', { name: 'Cómo se calcula' }).getByRole('table').last(),
    }),
  },
  'report-untitled': {
    ...report,
    when: async (page) => {
      await click('Añadir un texto tuyo')(page);
      await click('Guardar el informe')(page);
      await expect(page.getByText('El título es obligatorio')).toBeVisible();
    },
    parts: (page) => ({ plan: page.locator('.card').filter({ hasText: 'Qué lleva el informe' }) }),
  },
  'report-empty': {
    ...report,
    given: (page) => answer(page, below, 200, { version: 3, parts: nothing, facts, subject: null }),
  },
};

holdScreens(screens, answerReports);
