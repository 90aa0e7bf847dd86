import { holdScreens, type Screens } from './support/screens/screens';

/** The section without an API. */
const screens: Screens = {
  'hours-pds-editor': {
    address: '/activity-hours',
    title: 'Tiempo de gestión',
    role: 'pds_editor',
  },
};

holdScreens(screens, async () => undefined);
