import { expect } from './fixtures';
import {
  answerParameterImport,
  parameterFile,
} from './support/screens/parameters/parameterImportScreens';
import { answerEnding, answerParameters } from './support/screens/parameters/parameterScreens';
import { click, holdScreens, type Screens } from './support/screens/screens';

const list = { address: '/user/parametros', title: 'Parámetros regulados' } as const;
const tolls = 'clase=powerToll&tarifa=3.0TD&desde=2027-01-01&hasta=2027-12-31';

const screens: Screens = {
  'parameters-full': { ...list, isNarrowToo: true },
  'parameters-new': {
    address: `/user/parametros/nuevo?${tolls}`,
    title: 'Nueva versión de los parámetros',
    when: click('Guardar nueva versión'),
  },
  'parameters-doubt': {
    address: `/user/parametros/nuevo?${tolls}`,
    title: 'Nueva versión de los parámetros',
    when: (page) => page.getByLabel('P1 (€/kW·año)').fill('1493,5'),
  },
  'parameters-import-check': {
    address: '/user/parametros/importar',
    title: 'Importar hoja de parámetros',
    given: answerParameterImport,
    when: async (page) => {
      await page.locator('input[type=file]').setInputFiles(parameterFile);
      await click(/^Comprobar/)(page);
      await expect(page.getByRole('heading', { name: /Paso 3/ })).toBeVisible();
    },
  },
  'parameters-import-file': {
    address: '/user/parametros/importar',
    title: 'Importar hoja de parámetros',
    given: answerEnding,
  },
  'parameters-ending': {
    ...list,
    given: answerEnding,
    parts: (page) => ({ notice: page.getByRole('region', { name: 'Hay valores que se acaban' }) }),
  },
  'parameters-versions': {
    address: '/user/parametros/versiones',
    title: 'Historial de los parámetros',
  },
};

holdScreens(screens, answerParameters);
