import { answer } from './support/api';
import { answerParameters } from './support/screens/parameterScreens';
import { click, failed, holdScreens, type Screens } from './support/screens/screens';

const list = { address: '/user/parametros', title: 'Parámetros regulados' } as const;
const tolls = 'clase=powerToll&tarifa=3.0TD&desde=2027-01-01&hasta=2027-12-31';

const screens: Screens = {
  'parameters-full': list,
  'parameters-read': { ...list, role: 'reader' },
  'parameters-no-results': {
    ...list,
    address: '/user/parametros?anio=2027&clase=vat',
    given: (page) => answer(page, 'parameters?*', 200, { rows: [], total: 0, version: 3 }),
  },
  'parameters-error': failed(list, 'parameters?*'),
  'parameters-old': { ...list, address: '/user/parametros?version=2' },
  'parameters-new': {
    address: `/user/parametros/nuevo?${tolls}`,
    title: 'Nueva versión de los parámetros',
    when: click('Guardar nueva versión'),
  },
  'parameters-versions': {
    address: '/user/parametros/versiones',
    title: 'Historial de los parámetros',
  },
};

holdScreens(screens, answerParameters);
