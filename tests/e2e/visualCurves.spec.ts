import { expect } from './fixtures';
import { answer, hang } from './support/api';
import {
  answerCurves,
  answerImport,
  doneImport,
  importToDecide,
} from './support/screens/curveScreens';
import { ask, holdScreens, outage, type Screens } from './support/screens/screens';
import { shownPoints } from './support/screens/supplyScreens';

const curvePage = `/company/puntos/${shownPoints[0]?.id}/curva`;
const month = { address: `${curvePage}?desde=2026-10-01&hasta=2026-10-31`, title: 'Obrador' };
const importPage = `/company/importaciones/${importToDecide.id}`;
const found = { address: importPage, title: importToDecide.fileName };
const nothing = { rows: [], total: 0 };

const curves: Screens = {
  'curve-month': month,
  'curve-day': { ...month, address: `${curvePage}?desde=2026-10-12&hasta=2026-10-12` },
  'curve-table': {
    ...month,
    when: (page) => page.getByRole('button', { name: /como tabla/ }).click(),
  },
  'curve-empty': {
    ...month,
    given: (page) =>
      answer(page, '**/coverage', 200, { months: [], firstDay: null, lastDay: null }),
  },
  'curve-loading': {
    ...month,
    isLoading: true,
    given: (page) => hang(page, 'api/points/*/curve?*'),
    when: (page) => expect(page.getByText('Cobertura por meses')).toBeVisible(),
  },
  'curve-error': {
    ...month,
    given: (page) => answer(page, '**/curve?*', 503, outage),
    allow: [/status of 503/],
  },
};

const imports: Screens = {
  'imports-full': { address: '/company/importaciones', title: 'Importaciones' },
  'imports-empty': {
    address: '/company/importaciones',
    title: 'Importaciones',
    given: (page) => answer(page, 'curve-imports?*', 200, nothing),
  },
  'imports-error': {
    address: '/company/importaciones',
    title: 'Importaciones',
    given: (page) => answer(page, 'curve-imports?*', 503, outage),
    allow: [/status of 503/],
  },
  'import-new': { address: '/company/importaciones/nueva', title: 'Importar curvas' },
  'import-check': found,
  'import-writing': {
    ...found,
    given: answerImport({ ...importToDecide, state: 'writing', progress: 0.42 }),
    when: (page) => expect(page.getByRole('progressbar')).toBeVisible(),
  },
  'import-done': { ...found, given: answerImport(doneImport) },
  'import-undo': { ...found, given: answerImport(doneImport), when: ask('Deshacer') },
  'import-unreadable': {
    ...found,
    given: answerImport({
      ...importToDecide,
      state: 'unreadable',
      check: null,
      message: 'El fichero no es de texto: exporta la curva como CSV y vuelve a subirlo.',
    }),
  },
};

holdScreens({ ...curves, ...imports }, answerCurves);
