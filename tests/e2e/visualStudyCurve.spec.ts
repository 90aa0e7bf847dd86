import { sentParameters } from '../setup/exampleStudy';
import { expect } from './fixtures';
import { answer } from './support/api';
import { click, holdScreens, type Screens } from './support/screens/screens';
import { shownYear } from './support/screens/shownYear';
import { answerStudies, studyPath } from './support/screens/studyScreens';

const curve = { address: `${studyPath}/curva`, title: 'EST-2027-0006' } as const;
const inputs = 'studies/*/calculations/2/inputs';
const full = {
  ...curve,
  given: (page: Parameters<typeof answer>[0]) =>
    answer(page, inputs, 200, {
      parameters: sentParameters.filter(({ tariff }) => tariff === null || tariff === '3.0TD'),
      tenthsW: shownYear('2026-01-01', '2026-12-31'),
    }),
} as const;

const screens: Screens = {
  'study-curve': { ...full, isNarrowToo: true },
  'study-curve-week': { ...full, address: `${curve.address}?desde=2026-07-06&hasta=2026-07-12` },
  'study-curve-tables': {
    ...full,
    when: async (page) => {
      const twins = page.getByRole('button', { name: 'Ver como tabla' });
      for (let left = await twins.count(); left > 0; left--) await click('Ver como tabla')(page);
      await expect(twins).toHaveCount(0);
    },
  },
};

holdScreens(screens, answerStudies);
