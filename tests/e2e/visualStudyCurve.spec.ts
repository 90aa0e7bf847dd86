import { sentParameters } from '../setup/exampleStudy';

import { answer } from './support/api';
import { holdScreens, type Screens } from './support/screens/screens';
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

const screens: Screens = { 'study-curve': { ...full, isNarrowToo: true } };

holdScreens(screens, answerStudies);
