import { answerParameters } from './support/screens/parameterScreens';
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
  'parameters-versions': {
    address: '/user/parametros/versiones',
    title: 'Historial de los parámetros',
  },
};

holdScreens(screens, answerParameters);
