import {
  answerCurves,
  answerImport,
  doneImport,
  importCheck,
  importToDecide,
} from './support/screens/curveScreens';
import { holdScreens, type Screens } from './support/screens/screens';
import { shownPoints } from './support/screens/supplyScreens';

const curvePage = `/company/puntos/${shownPoints[0]?.id}/curva`;
const month = { address: `${curvePage}?desde=2026-10-01&hasta=2026-10-31`, title: 'Obrador' };
const importPage = `/company/importaciones/${importToDecide.id}`;
const found = { address: importPage, title: importToDecide.fileName };
const importList = { address: '/company/importaciones', title: 'Importaciones' };

const curves: Screens = {
  'curve-month': { ...month, isNarrowToo: true },
  'curve-day': { ...month, address: `${curvePage}?desde=2026-10-12&hasta=2026-10-12` },
};

const imports: Screens = {
  'imports-full': importList,
  'import-new': { address: '/company/importaciones/nueva', title: 'Importar curvas' },
  'import-check': { ...found, isNarrowToo: true },
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
  'import-done': { ...found, given: answerImport(doneImport) },
};

holdScreens({ ...curves, ...imports }, answerCurves);
