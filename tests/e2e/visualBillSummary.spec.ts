import { answerSummary, savingPath, summaryPath } from './support/screens/bills/summaryScreens';
import { holdScreens, type Screens } from './support/screens/screens';

const summary = { address: summaryPath, title: 'Resumen de facturas' } as const;

const screens: Screens = {
  'bill-summary-months': { ...summary, isNarrowToo: true },
  'bill-summary-points': { ...summary, address: `${summaryPath}?por=punto&orden=-claimable` },
  'bill-summary-saving': { ...summary, address: savingPath },
};

holdScreens(screens, answerSummary);
