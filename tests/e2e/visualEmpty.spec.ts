import { holdScreens, type Screens } from './support/screens/screens';

/** The sections without an API, for each role. */
const screens: Screens = {
  'invoices-reader': { address: '/billing', title: 'Facturación', role: 'reader' },
  'hours-pds-editor': {
    address: '/activity-hours',
    title: 'Tiempo de gestión',
    role: 'pds_editor',
  },
};

holdScreens(screens, async () => undefined);
