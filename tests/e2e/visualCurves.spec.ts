import { expect } from './fixtures';
import { answer, hang } from './support/api';
import {
  answerCurves,
  answerImport,
  doneImport,
  importCheck,
  importToDecide,
} from './support/screens/curveScreens';
import { ask, empty, failed, holdScreens, type Screens } from './support/screens/screens';
import { shownPoints } from './support/screens/supplyScreens';

const curvePage = `/company/puntos/${shownPoints[0]?.id}/curva`;
const month = { address: `${curvePage}?desde=2026-10-01&hasta=2026-10-31`, title: 'Obrador' };
const importPage = `/company/importaciones/${importToDecide.id}`;
const found = { address: importPage, title: importToDecide.fileName };
const importList = { address: '/company/importaciones', title: 'Importaciones' };

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
  'curve-error': failed(month, '**/curve?*'),
};

const imports: Screens = {
  'imports-full': importList,
  'imports-empty': empty(importList, 'curve-imports?*'),
  'imports-error': failed(importList, 'curve-imports?*'),
  'import-new': { address: '/company/importaciones/nueva', title: 'Importar curvas' },
  'import-check': found,
  'import-question': {
    ...found,
    given: answerImport({
      ...importToDecide,
      check: {
        ...importCheck,
        points: [],
        problems: { fatal: 1, error: 0, warning: 0 },
        question: { asks: 'decimalMark', line: 2, value: '2.020' },
      },
    }),
    when: (page) => page.getByLabel(/Los decimales/).check(),
  },
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
