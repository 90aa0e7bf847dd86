import { answer } from './support/api';
import {
  answerSummary,
  noBills,
  savingPath,
  summaryPath,
} from './support/screens/bills/summaryScreens';
import { click, failed, holdScreens, loadingList, type Screens } from './support/screens/screens';

const summary = { address: summaryPath, title: 'Resumen de facturas' } as const;

const screens: Screens = {
  'bill-summary-months': summary,
  'bill-summary-points': { ...summary, address: `${summaryPath}?por=punto&orden=-claimable` },
  'bill-summary-table': { ...summary, when: click('Ver como tabla') },
  'bill-summary-saving': { ...summary, address: savingPath },
  'bill-summary-loading': loadingList(summary, 'bills/summary?*'),
  'bill-summary-empty': {
    ...summary,
    given: (page) => answer(page, 'bills/summary?*', 200, noBills),
  },
  'bill-summary-error': failed(summary, 'bills/summary?*'),
};

holdScreens(screens, answerSummary);
