import { holdScreens, type Screens } from './support/screens/screens';

/** The sections without an API, for each role. */
const screens: Screens = {
  'studies-empty': { address: '/energy-analysis', title: 'Estudios', role: 'writer' },
  'studies-pds-editor': { address: '/energy-analysis', title: 'Estudios', role: 'pds_editor' },
  'invoices-reader': { address: '/billing', title: 'Facturación', role: 'reader' },
  'hours-pds-editor': {
    address: '/activity-hours',
    title: 'Tiempo de gestión',
    role: 'pds_editor',
  },
};

holdScreens(screens, async () => undefined);
